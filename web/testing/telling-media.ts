import { type Bytes, bytesOf, concat, viewOf } from "../vault/files/clean/bytes.ts";
import { TELLING_XMP, tellingTiff } from "./telling-files.ts";

/** What tells in these films and sounds. */
export const TELLING_IN_MEDIA = ["Anna Lindner", "Kamera X", "+52.5+13.4", "GPSSPUR", "2026:03", "52.5", "Schnittprogramm", "\xdc\xdc"];

const be = (value: number, size = 4): Bytes => Uint8Array.from({ length: size }, (_, n) => (value >>> (8 * (size - 1 - n))) & 0xff);
const le = (value: number, size = 4): Bytes => be(value, size).toReversed() as Bytes;
export const box = (type: string, ...content: Uint8Array[]): Bytes => {
  const inside = concat(...content);
  return concat(be(inside.length + 8), bytesOf(type), inside);
};
/** Four bytes of version and flags stand before the content. */
const fullBox = (type: string, ...content: Uint8Array[]) => box(type, new Uint8Array(4), ...content);
const clock = (type: string) => fullBox(type, bytesOf("\xdc\xdc\xdc\xdc\xdc\xdc\xdc\xdc"), be(7, 8));

function track(handler: string, sizes: number[], at: number): Bytes {
  const table = box(
    "stbl",
    fullBox("stsz", be(0), be(sizes.length), ...sizes.map((size) => be(size))),
    fullBox("stsc", be(1), be(1), be(sizes.length), be(1)),
    fullBox("stco", be(1), be(at)),
  );
  return box("trak", clock("tkhd"), box("mdia", clock("mdhd"), fullBox("hdlr", be(0), bytesOf(handler), be(0, 12)), box("minf", table)));
}

export const FRAMES = bytesOf("BILDER");
/** A film of a phone: where it was taken stands in its properties, and a second track says it all the time. */
export function tellingFilm(): Bytes {
  const type = box("ftyp", bytesOf("qt  "), be(0));
  const data = box("mdat", FRAMES, bytesOf("GPSSPUR"));
  const place = concat(box("\xa9xyz", bytesOf("+52.5+13.4/")), box("\xa9mod", bytesOf("Kamera X")), box("auth", bytesOf("Anna Lindner")));
  const framesAt = type.length + 8;
  const tracks = [track("vide", [3, 3], framesAt), track("meta", [4, 3], framesAt + FRAMES.length)];
  return concat(type, data, box("moov", clock("mvhd"), ...tracks, box("udta", place)), box("uuid", bytesOf("Anna Lindner, sechzehn")));
}

export const PIXELS = bytesOf("PIXEL");
/** A photo of a phone: EXIF behind the pixels, XMP in two pieces, one of them in the description itself. */
export function tellingHeic(): Bytes {
  const exif = concat(be(6), bytesOf("Exif\0\0"), tellingTiff());
  const xmp = bytesOf(TELLING_XMP);
  const type = box("ftyp", bytesOf("heic"), be(0));
  const entry = (id: number, kind: string) => box("infe", Uint8Array.from([2, 0, 0, 0]), be(id, 2), be(0, 2), bytesOf(`${kind}\0`));
  const info = fullBox("iinf", be(3, 2), entry(1, "hvc1"), entry(2, "Exif"), entry(3, "mime"));
  const turned = box("iprp", box("ipco", box("irot", be(1, 1))));
  const meta = (dataAt: number) => {
    const item = (id: number, method: number, ...places: [at: number, size: number][]) =>
      concat(be(id, 2), be(method, 2), be(0, 2), be(places.length, 2), ...places.flatMap(([at, size]) => [be(at), be(size)]));
    const location = concat(
      Uint8Array.from([1, 0, 0, 0]),
      be(0x4400, 2),
      be(3, 2),
      item(1, 0, [dataAt, PIXELS.length]),
      item(2, 0, [dataAt + PIXELS.length, exif.length]),
      item(3, 1, [0, 100], [100, xmp.length - 100]),
    );
    return fullBox("meta", fullBox("hdlr", be(0), bytesOf("pict"), be(0, 12)), info, turned, box("iloc", location), box("idat", xmp));
  };
  const dataAt = type.length + meta(0).length + 8;
  return concat(type, meta(dataAt), box("mdat", PIXELS, exif));
}

export const SOUND = bytesOf("\xff\xfb\x90\x44SOUND");
export function tellingMp3(): Bytes {
  const frame = (name: string, text: string) => concat(bytesOf(name), be(text.length + 1), be(0, 2), bytesOf(`\x03${text}`));
  const frames = concat(frame("TPE1", "Anna Lindner"), frame("TSSE", "Schnittprogramm"));
  const ape = concat(bytesOf("Artist\0Anna Lindner"), bytesOf("APETAGEX"), le(2000), le(19 + 32), le(1), le(0), be(0, 8));
  const old = concat(bytesOf("TAG"), bytesOf("Anna Lindner".padEnd(125, "\0")));
  return concat(bytesOf("ID3\x04\0\0"), be(frames.length), frames, SOUND, new Uint8Array(200), ape, old);
}

/** A page of Ogg with the sum that its standard asks for, counted here bit by bit from its polynomial. */
function oggPage(number: number, packets: Uint8Array[]): Bytes {
  const laces = packets.flatMap(({ length }) => [...Array.from({ length: Math.floor(length / 255) }, () => 255), length % 255]);
  const head = concat(bytesOf("OggS\0\0"), be(0, 8), le(9), le(number), be(0), Uint8Array.from([laces.length, ...laces]));
  const page = concat(head, ...packets);
  viewOf(page).setUint32(22, oggSum(page), true);
  return page;
}
export function oggSum(page: Uint8Array): number {
  let sum = 0n;
  for (const byte of [...page, 0, 0, 0, 0])
    for (let bit = 7; bit >= 0; bit--) {
      sum = (sum << 1n) | BigInt((byte >> bit) & 1);
      if (sum >> 32n) sum ^= 0x104c11db7n;
    }
  return Number(sum);
}
export const OPUS_SOUND = oggPage(2, [bytesOf("KLANG")]);
export function tellingOpus(): Bytes {
  const comment = (text: string) => concat(le(text.length), bytesOf(text));
  const comments = [comment("ARTIST=Anna Lindner"), comment(`COMMENT=${"Schnittprogramm ".repeat(30)}`)];
  const packet = concat(bytesOf("OpusTags"), comment("Kamera X"), le(comments.length), ...comments);
  return concat(oggPage(0, [bytesOf("OpusHead\x01\x02")]), oggPage(1, [packet]), OPUS_SOUND);
}
