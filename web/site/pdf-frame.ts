// Runs in a frame of an origin of its own, without a way to the network, to cookies or to the page around it. Shows one PDF
// file. It stands in its page as a whole, with the reader's worker as a text: nothing could be loaded from here.
import type { FromPdf, PdfPart, ToPdf } from "@hz/contract/reports/preview";
import { getDocument, PasswordException, type PDFDocumentProxy, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- the build makes a text of it
import readerCode from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?classic";
import { type PageWords, showPages } from "./pdf-pages.ts";

const post = (message: FromPdf) => parent.postMessage(message, "*");
const root = document.documentElement;

/** Parts that were asked for, and who waits for each. */
const asked = new Map<string, { part: Promise<Uint8Array>; come: (bytes: Uint8Array | null) => void }>();

/** Has the page around the frame fetch a part of the reader; rejects where there is none. */
function ask(name: PdfPart): Promise<Uint8Array> {
  const before = asked.get(name);
  if (before) return before.part;
  const { promise: part, resolve, reject } = Promise.withResolvers<Uint8Array>();
  asked.set(name, { part, come: (bytes) => (bytes ? resolve(bytes) : reject(new Error(name))) });
  post({ type: "need", name });
  return part;
}

/** What the reader calls for its parts; it may change what it is given, so that each gets a copy. */
class PartsFromOutside {
  async fetch({ filename }: { filename: PdfPart }): Promise<Uint8Array> {
    return (await ask(filename)).slice();
  }
}

/** Starts the reader beside the frame, so that a file that keeps it busy leaves the rest alone. */
function startReader(): PDFWorker {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
    };
  };
  const address = URL.createObjectURL(new Blob([readerCode], { type: "text/javascript" }));
  const trusted = trustedTypes?.createPolicy("pdf-reader", { createScriptURL: (url) => url }).createScriptURL(address) ?? address;
  return PDFWorker.create({ port: new Worker(trusted) });
}

async function open(file: Blob): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: startReader(),
    BinaryDataFactory: PartsFromOutside,
    useWorkerFetch: false,
    // Typefaces come from us: what looks the same everywhere can be talked about.
    useSystemFonts: false,
    standardFontDataUrl: "fonts/",
    wasmUrl: "wasm/",
    disableWorkerRendering: true,
    // Larger pictures would be let out of the page rather than fill the memory.
    maxImageSize: 100_000_000,
    verbosity: 0,
  }).promise;
}

let fit = true;
let refit: ((fit: boolean) => void) | null = null;

async function show(file: Blob, words: PageWords): Promise<void> {
  const pdf = await open(file);
  refit = await showPages(pdf, words, fit);
  post({ type: "shown" });
}

addEventListener("message", ({ source, data }: MessageEvent<ToPdf<Blob>>) => {
  if (source !== parent) return;
  if (data.type === "part") return asked.get(data.name)?.come(data.bytes);
  if (data.type === "fit") {
    fit = data.fit;
    return refit?.(fit);
  }
  root.classList.toggle("dark", data.dark);
  show(data.file, data.words).catch((error: unknown) => post({ type: error instanceof PasswordException ? "locked" : "failed" }));
});
addEventListener("keydown", ({ key }) => key === "Escape" && post({ type: "escape" }));
post({ type: "ready" });
