import { type Stretch } from "../../../web/vault/keys/found-account.ts";
import type { Context } from "../../../server/context.ts";
import {
  dropParts,
  type StoredPart,
  type LostRecusal,
  refuseKnown,
  type Row,
  restoreAccount,
} from "../../../server/modules/archive/index.ts";
import { Refusal } from "../../../server/modules/operator/index.ts";
import { type Archive, checkArchive } from "./check-archive.ts";
import { missingKeys, newOwner, seedsOf } from "./new-keys.ts";
import { sealFilesOf } from "./seal-files.ts";
import { openZip, ZipFailure, type ZipFile } from "../../open-archive/zip-file.ts";

/** What was read back, for whoever did it. */
export type ReadBackResult = {
  accountId: string;
  company: string;
  owner: string;
  reports: number;
  files: number;
  /** Files that the archive does not have. */
  missingFiles: number;
  /** Who was excluded from which case; for the people who will invite them anew. */
  recusals: (LostRecusal & { name: string })[];
  /** People who cannot sign in any more. */
  others: number;
  newKeys: number;
};

type Wanted = {
  path: string;
  /** Of one of the account's people; whoever made the archive where it is null. */
  email: string | null;
  password: string;
  stretch: Stretch;
  onStep?: (step: string) => void;
};

/** Reads an archive back into an installation that does not have the account; everything or nothing. Throws Refusal. */
export async function readBack(ctx: Context, { path, email, password, stretch, onStep = () => {} }: Wanted): Promise<ReadBackResult> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw error instanceof ZipFailure ? new Refusal(`${error.message} Es wurde nichts eingelesen.`) : error;
  });
  try {
    onStep("Das Archiv wird geprüft.");
    const archive = await checkArchive(zip);
    return await readChecked(ctx, zip, archive, { email, password, stretch, onStep });
  } finally {
    await zip.close();
  }
}

async function all(pages: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

function personOf(users: readonly Row[], by: string, email: string | null): Row {
  const typed = email?.trim().toLowerCase();
  const found = users.find((row) => (typed === undefined ? row["id"] === by : row["email"] === typed));
  if (!found || found["deleted_at"] !== null)
    throw new Refusal(
      `${email ?? "Wer das Archiv erstellt hat,"} gehört zu keiner Person des Archivs. Die Adressen stehen in konto.json unter „personen“.`,
    );
  if (found["is_guest"] === true)
    throw new Refusal(
      `${String(found["email"])} gehört einem Gast. Inhaber wird nur, wer in der Meldestelle gearbeitet hat. Es wurde nichts eingelesen.`,
    );
  return found;
}

async function readChecked(
  ctx: Context,
  zip: ZipFile,
  archive: Archive,
  { email, password, stretch, onStep }: Omit<Required<Wanted>, "path">,
): Promise<ReadBackResult> {
  const { accountId } = archive;
  const [[account], users, departmentKeys] = [
    await all(archive.table("accounts")),
    await all(archive.table("users")),
    await all(archive.table("department_keys")),
  ];
  if (!account) throw new Refusal("Im Archiv fehlt das Unternehmen. Es wurde nichts eingelesen.");
  const person = personOf(users, archive.by, email);
  const [userId, address] = [String(person["id"]), String(person["email"])];
  await refuseKnown(ctx, accountId, address);
  const nowMs = ctx.now().getTime();
  const held = await seedsOf(archive, account, departmentKeys);
  const { keys: departments, seeds } = await missingKeys(accountId, held.accountSeed, departmentKeys, held.seeds, nowMs);
  const owner = await newOwner({ accountId, userId }, { ...held, seeds }, password, stretch, nowMs);

  const nameOf = (id: string) => String(users.find((row) => row["id"] === id)?.["full_name"] ?? id);
  const parts = new Map<string, StoredPart[]>();
  try {
    onStep("Die Dateien werden versiegelt.");
    const paths = await archive.files();
    let missingFiles = 0;
    for await (const rows of archive.cases()) {
      await sealFilesOf(ctx, accountId, rows, { zip, paths, seeds }, parts);
      missingFiles += rows.files.filter(({ id }) => !parts.has(String(id))).length;
    }
    onStep("Das Konto wird angelegt.");
    const { table, cases } = archive;
    const { reports, recusals } = await restoreAccount(ctx, {
      accountId,
      owner: { ...owner, userId, email: address },
      departments,
      table,
      cases,
      parts,
    });
    return {
      accountId,
      company: String(account["company_name"]),
      owner: address,
      reports,
      files: parts.size,
      missingFiles,
      recusals: recusals.map((one) => ({ ...one, name: nameOf(one.userId) })),
      others: users.filter((row) => row["id"] !== userId && row["deleted_at"] === null).length,
      newKeys: departments.length,
    };
  } catch (error) {
    await dropParts(ctx, accountId, parts);
    throw error;
  }
}
