import { bytesOf, concat, crc32, viewOf } from "../vault/files/clean/bytes.ts";

/*
 * Small files as devices and programs write them, with all that tells of people, places and devices. Whatever tells in them is one
 * of these words, so that a test can look for them in what is left.
 */
export const TELLING = ["Kamera X", "Anna Lindner", "2026:03", "Notiz von Anna", "Schnittprogramm", "52.5", "VORSCHAU"];

const be = (...values: [size: 2 | 4, value: number][]) =>
  concat(...values.map(([size, value]) => Uint8Array.from({ length: size }, (_, n) => (value >>> (8 * (size - 1 - n))) & 0xff)));

type Tag = [tag: number, type: number, count: number, data: Uint8Array];

/** EXIF of a photo taken in Berlin with a camera held upright: model, person, time, place, preview. */
export function tellingTiff(): Uint8Array<ArrayBuffer> {
  const text = (tag: number, value: string): Tag => [tag, 2, value.length + 1, bytesOf(`${value}\0`)];
  const rationals = (...values: number[]) => concat(...values.map((value) => be([4, value * 100], [4, 100])));
  const folder = (at: number, tags: Tag[], next: (end: number) => number) => {
    let end = at + 2 + tags.length * 12 + 4;
    const data: Uint8Array[] = [];
    const entries = tags.map(([tag, type, count, value]) => {
      const head = be([2, tag], [2, type], [4, count]);
      if (value.length <= 4) return concat(head, value, new Uint8Array(4 - value.length));
      data.push(value);
      end += value.length;
      return concat(head, be([4, end - value.length]));
    });
    return concat(be([2, tags.length]), ...entries, be([4, next(end)]), ...data);
  };
  const gps: Tag[] = [
    [1, 2, 2, bytesOf("N\0")],
    [2, 5, 3, rationals(52, 31, 12)],
    [3, 2, 2, bytesOf("E\0")],
    [4, 5, 3, rationals(13, 24, 36)],
  ];
  const first = (gpsAt: number): Tag[] => [
    text(0x0110, "Kamera X"),
    [0x0112, 3, 1, be([2, 6])],
    text(0x0132, "2026:03:04 05:06:07"),
    text(0x013b, "Anna Lindner"),
    [0x8825, 4, 1, be([4, gpsAt])],
  ];
  const gpsAt = 8 + folder(8, first(0), () => 0).length;
  const gpsFolder = folder(gpsAt, gps, () => 0);
  const previewAt = gpsAt + gpsFolder.length;
  return concat(
    bytesOf("MM\0*\0\0\0\x08"),
    folder(8, first(gpsAt), () => previewAt),
    gpsFolder,
    be([2, 0], [4, 0]),
    bytesOf("VORSCHAU"),
  );
}

export const TELLING_XMP =
  '<x:xmpmeta><rdf:RDF><rdf:Description rdf:about="" xmlns:tiff="t" tiff:Model="Kamera X" exif:GPSLatitude="52.5">' +
  "<dc:creator><rdf:Seq><rdf:li>Anna Lindner</rdf:li></rdf:Seq></dc:creator><xmp:CreatorTool>Schnittprogramm</xmp:CreatorTool>" +
  "</rdf:Description></rdf:RDF></x:xmpmeta>";

const segment = (marker: number, data: Uint8Array) => concat(Uint8Array.from([0xff, marker]), be([2, data.length + 2]), data);
const exifSegment = () => segment(0xe1, concat(bytesOf("Exif\0\0"), tellingTiff()));
/** Tables, frame and a scan with a stuffed byte and a restart: what draws the picture. */
export const JPEG_PICTURE = concat(
  segment(0xe2, bytesOf("ICC_PROFILE\0\x01\x01Farben")),
  segment(0xdb, new Uint8Array(65)),
  segment(0xc0, Uint8Array.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
  segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
  Uint8Array.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
);

/** A photo as phones write it, with two blocks of EXIF and a film behind its end. */
export function tellingJpeg(): Uint8Array<ArrayBuffer> {
  return concat(
    Uint8Array.from([0xff, 0xd8]),
    segment(0xe0, concat(bytesOf("JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01"), bytesOf("VOR"))),
    exifSegment(),
    exifSegment(),
    segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${TELLING_XMP}`)),
    segment(0xed, bytesOf("Photoshop 3.0\0Anna Lindner")),
    segment(0xfe, bytesOf("Notiz von Anna")),
    JPEG_PICTURE,
    bytesOf("ftypmp42 VORSCHAU"),
  );
}

const pngChunk = (type: string, data: Uint8Array) => {
  const body = concat(bytesOf(type), data);
  return concat(be([4, data.length]), body, be([4, crc32(body)]));
};
export const PNG_SIGNATURE = bytesOf("\x89PNG\r\n\x1a\n");
export const PNG_HEAD = pngChunk("IHDR", concat(be([4, 1], [4, 1]), Uint8Array.from([8, 0, 0, 0, 0])));
export const PNG_PICTURE = concat(pngChunk("IDAT", bytesOf("Pixel")), pngChunk("IEND", new Uint8Array()));

export function tellingPng(): Uint8Array<ArrayBuffer> {
  return concat(
    PNG_SIGNATURE,
    PNG_HEAD,
    pngChunk("eXIf", tellingTiff()),
    pngChunk("tEXt", bytesOf("Author\0Anna Lindner")),
    pngChunk("tEXt", bytesOf("Comment\0Notiz von Anna")),
    pngChunk("iTXt", bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${TELLING_XMP}`)),
    pngChunk("tIME", Uint8Array.from([7, 0xea, 3, 4, 5, 6, 7])),
    PNG_PICTURE,
    bytesOf("VORSCHAU"),
  );
}

const riffChunk = (type: string, data: Uint8Array) => {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, data.length, true);
  return concat(bytesOf(type), size, data, new Uint8Array(data.length % 2));
};
export const WEBP_PICTURE = riffChunk("VP8 ", bytesOf("Pixel"));

export function tellingWebp(): Uint8Array<ArrayBuffer> {
  const extended = riffChunk("VP8X", Uint8Array.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const parts = [extended, WEBP_PICTURE, riffChunk("EXIF", tellingTiff()), riffChunk("XMP ", bytesOf(TELLING_XMP))];
  return riffChunk("RIFF", concat(bytesOf("WEBP"), ...parts));
}

export const GIF_HEAD = concat(bytesOf("GIF89a"), Uint8Array.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]));
const gifPieces = (...pieces: string[]) =>
  concat(...pieces.map((piece) => bytesOf(String.fromCharCode(piece.length) + piece)), bytesOf("\0"));
export const GIF_LOOP = concat(bytesOf("\x21\xff"), gifPieces("NETSCAPE2.0", "\x01\0\0"));
export const GIF_PICTURE = concat(bytesOf("\x2c\0\0\0\0\x01\0\x01\0\0\x02"), gifPieces("\x44\x01"), bytesOf("\x3b"));

export function tellingGif(): Uint8Array<ArrayBuffer> {
  return concat(
    GIF_HEAD,
    GIF_LOOP,
    bytesOf("\x21\xfe"),
    gifPieces("Notiz von Anna"),
    bytesOf("\x21\xff\x0bXMP DataXMP"),
    gifPieces(TELLING_XMP.slice(0, 120)),
    GIF_PICTURE,
  );
}
