import { crc32 } from "node:zlib";

/** A ZIP of these entries, none of them packed. */
export function storedZip(entries: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer {
  const [parts, list]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const [name, bytes] of entries) {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // Names are UTF-8.
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    const path = Buffer.from(name);
    shared.writeUInt16LE(path.length, 22);
    const local = [Buffer.from("PK\u0003\u0004"), shared, path, bytes];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(...local);
    list.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), shared, place, path);
    offset += local.reduce((sum, one) => sum + one.length, 0);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    list.reduce((sum, one) => sum + one.length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...list, Buffer.from("PK\u0005\u0006"), end]);
}
