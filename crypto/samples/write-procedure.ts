// What the office notes of a report's procedure, from the secrets of the first sample, written once like it: `node crypto/samples/write-procedure.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { head, ids, secrets, texts } from "./read.ts";

const { sig } = await hz.userKeys(secrets.userKey, ids.userId);
const note = async (kind: "step" | "measure" | "closure") =>
  hz.toBase64Url(await hz.sealNote(secrets.notesKey, head, ids.noteId, texts.note, sig, kind));
const sample = { boxes: { step: await note("step"), measure: await note("measure"), closure: await note("closure") } };
await writeFile(new URL("hz1-procedure.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
