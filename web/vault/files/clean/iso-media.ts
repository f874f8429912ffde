import { latin, read } from "./bytes.ts";
import { fileBoxes } from "./boxes.ts";
import type { Cleaned } from "./cleaned.ts";
import { cleanFilm } from "./film.ts";
import { cleanPhonePicture } from "./phone-picture.ts";

const BRANDS = /^(hei|hev|mif1|msf1|avi)/;

/** Cleans what lies in boxes: films, sounds, and pictures as phones take them. */
export async function cleanIsoMedia(file: Blob): Promise<Cleaned> {
  const boxes = await fileBoxes(file);
  const brand = latin(await read(file, 8, 12), 0, 4);
  if (!BRANDS.test(brand)) return cleanFilm(file, boxes);
  const picture = await cleanPhonePicture(file, boxes);
  // A moving one has a film beside it.
  const film = await cleanFilm(
    picture.file!,
    boxes.filter(({ type }) => type !== "meta"),
  );
  return { file: film.file, found: [...picture.found, ...film.found], left: [] };
}
