import { expect, test } from "vitest";
import * as media from "../../../testing/telling-media.ts";
import { type Bytes, latin, viewOf } from "./bytes.ts";
import { cleanFile } from "./clean-file.ts";

const text = (bytes: Uint8Array) => latin(bytes, 0, bytes.length);
const cleaned = async (bytes: Bytes) => {
  const { file, ...rest } = await cleanFile(new Blob([bytes]), () => import("./pdf.ts"));
  return { ...rest, bytes: file && new Uint8Array(await file.arrayBuffer()) };
};
const KINDS = {
  film: [media.tellingFilm(), ["location", "device", "person", "time", "other"]],
  heic: [media.tellingHeic(), ["location", "device", "person", "time", "software", "preview"]],
  mp3: [media.tellingMp3(), ["person", "software", "title"]],
  opus: [media.tellingOpus(), ["person", "comment"]],
} as const;

test.each(Object.entries(KINDS))("of a %s nothing is left that tells, and what was there is said", async (_name, [bytes, kinds]) => {
  expect(media.TELLING_IN_MEDIA.filter((word) => text(bytes).includes(word)).length).toBeGreaterThan(1);
  const found = await cleaned(bytes);
  expect(found.left).toEqual([]);
  expect(media.TELLING_IN_MEDIA.filter((word) => text(found.bytes!).includes(word))).toEqual([]);
  expect([...new Set(found.found.map(({ kind }) => kind))]).toEqual(kinds);
  expect(await cleaned(found.bytes!)).toEqual({ found: [], left: [], bytes: found.bytes });
});

test("in boxes everything stays where it was: pictures, their turning, and every box's size", async () => {
  const [film, heic] = [(await cleaned(media.tellingFilm())).bytes!, (await cleaned(media.tellingHeic())).bytes!];
  expect([film.length, heic.length]).toEqual([media.tellingFilm().length, media.tellingHeic().length]);
  for (const [clean, original, shown] of [
    [film, media.tellingFilm(), text(media.FRAMES)],
    [heic, media.tellingHeic(), text(media.PIXELS)],
    [heic, media.tellingHeic(), "irot\x01"],
  ] as const) {
    expect(text(clean).indexOf(shown)).toBe(text(original).indexOf(shown));
    expect(text(clean)).toContain(shown);
  }
  expect(text(film).match(/trak|free|udta/g)).toEqual(["trak", "free", "free", "free"]);
});

test("the sound stays byte for byte, and a page whose comments went has a sum that is right", async () => {
  expect(text((await cleaned(media.tellingMp3())).bytes!)).toBe(text(media.SOUND) + "\0".repeat(200));
  const opus = (await cleaned(media.tellingOpus())).bytes!;
  expect(opus.subarray(-media.OPUS_SOUND.length)).toEqual(media.OPUS_SOUND);
  const at = text(opus).indexOf("OggS", 4);
  const page = opus.slice(at, opus.length - media.OPUS_SOUND.length);
  const sum = viewOf(page).getUint32(22, true);
  expect(media.oggSum(page.fill(0, 22, 26))).toBe(sum);
});

test.each(Object.entries(KINDS))(
  "a %s that breaks off or has any byte wrong never fails otherwise than by saying so",
  async (_name, [bytes]) => {
    for (let end = 16; end < bytes.length - 1; end += 29) {
      const { bytes: kept, left } = await cleaned(bytes.slice(0, end));
      expect(kept ? left : left[0]).toEqual(kept ? [] : "broken");
    }
    for (let at = 8; at < bytes.length; at += 5) {
      const { bytes: kept, left } = await cleaned(bytes.with(at, bytes[at]! ^ 0x55));
      expect(kept ? left : ["broken", "unsupported"].includes(left[0]!)).toEqual(kept ? [] : true);
    }
  },
);

test("of a large film only what describes it is read", async () => {
  const film = new Blob([media.tellingFilm(), media.box("mdat", new Uint8Array(5_000_000))]);
  const read: number[] = [];
  const slice = film.slice.bind(film);
  film.slice = (...range) => {
    const piece = slice(...range);
    const { arrayBuffer } = piece;
    piece.arrayBuffer = () => (read.push(piece.size), arrayBuffer.call(piece));
    return piece;
  };
  const { file } = await cleanFile(film, () => import("./pdf.ts"));
  expect(file!.size).toBe(film.size);
  expect(read.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000);
});
