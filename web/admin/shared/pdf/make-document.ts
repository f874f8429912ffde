import { drawEdges } from "./edges.ts";
import { createFlow, type Flow } from "./flow.ts";
import { type DocumentFonts, openDocument } from "./open-document.ts";

/** What a document is called and what stands at the edges of its pages. */
export type DocumentFrame = {
  title: string;
  at: Date;
  /** What stands for a redacted passage. */
  redacted: string;
  /** At the head of every page but the first. */
  head: { left: string; right: string };
  foot: string;
  page: (page: number, pages: number) => string;
};

/** A tagged PDF of what `draw` sets. */
export async function makeDocument(
  frame: DocumentFrame,
  packed: DocumentFonts,
  draw: (flow: Flow) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, faces, finish } = await openDocument({ title: frame.title, at: frame.at, language: "de" }, packed);
  const flow = createFlow(doc, faces, frame.redacted);
  draw(flow);
  flow.end();
  drawEdges(doc, faces, frame);
  return finish();
}
