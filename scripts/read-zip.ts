/** The entries of an archive by name, in their order; throws where one is packed or the end is missing. */
export function readZip(zip: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new Error("Das Archiv ist nicht vollständig");
  const entries = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint16(at + 10, true) !== 0) throw new Error("Ein Eintrag ist gepackt");
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((place) =>
      place === 20 ? view.getUint32(at + place, true) : view.getUint16(at + place, true),
    ) as [number, number, number, number];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(name, zip.subarray(start, start + size));
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
