import { rm } from "node:fs/promises";
import { startProduct } from "./product.ts";
import { newFolder, SEEDED } from "./seeded-folder.ts";

/** Before all journeys: makes the data folder that their products begin with, and gives what removes it. */
export default async function makeSeeded(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const product = await startProduct({}, folder);
  await product.stop();
  process.env[SEEDED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
