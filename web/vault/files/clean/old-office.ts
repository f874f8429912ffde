import { latin, read, viewOf } from "./bytes.ts";
import { Uncleanable } from "./cleaned.ts";

const HEAD = 512;
/** How far the first entries of the file's own folder reach. */
const FOLDER = 4096;
const ENCRYPTED = "EncryptedPackage";

/**
 * Says why a file is not cleaned that begins as Office did until 2003 (MS-CFB): newer documents with a password begin so as well,
 * and name it in the file's own folder.
 */
export async function cleanOldOffice(file: Blob): Promise<never> {
  const head = await read(file, 0, HEAD);
  if (head.length < HEAD) throw new Uncleanable("broken");
  const sector = 2 ** viewOf(head).getUint16(30, true);
  const at = (viewOf(head).getUint32(48, true) + 1) * sector;
  const folder = await read(file, at, at + FOLDER);
  const names = latin(folder, 0, folder.length).replaceAll("\0", "");
  throw new Uncleanable(names.includes(ENCRYPTED) ? "encrypted" : "unsupported");
}
