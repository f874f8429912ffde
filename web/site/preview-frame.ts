// Runs in a frame of an origin of its own, without a way to the network, to cookies or to the page around it. Shows one file.
// It stands in its page as a whole: it may import types only.
import type { FromPreview, ToPreview } from "@hz/contract/reports/preview";

const post = (type: FromPreview["type"]) => parent.postMessage({ type } satisfies FromPreview, "*");
const root = document.documentElement;

function showMedia(tag: "img" | "audio" | "video", file: Blob, name: string): void {
  const element = document.createElement(tag);
  element.addEventListener(tag === "img" ? "load" : "loadedmetadata", () => post("shown"));
  element.addEventListener("error", () => post("failed"));
  if (element instanceof HTMLImageElement) element.alt = name;
  else {
    element.controls = true;
    element.title = name;
  }
  element.src = URL.createObjectURL(file);
  document.body.replaceChildren(element);
}

async function showText(file: Blob): Promise<void> {
  const bytes = await file.arrayBuffer();
  const text = document.createElement("pre");
  text.tabIndex = 0;
  text.textContent = decode(bytes);
  document.body.replaceChildren(text);
  post("shown");
}

/** UTF-8, else what older programs on Windows write. The end may be cut inside a sign. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

addEventListener("message", ({ source, data }: MessageEvent<ToPreview<Blob>>) => {
  if (source !== parent) return;
  if (data.type === "fit") return void root.classList.toggle("fit", data.fit);
  root.classList.toggle("dark", data.dark);
  root.dataset.kind = data.kind;
  if (data.kind === "text") void showText(data.file).catch(() => post("failed"));
  // PDF files have a frame of their own.
  else if (data.kind !== "pdf") showMedia(data.kind === "image" ? "img" : data.kind, data.file, data.name);
});
addEventListener("keydown", ({ key }) => key === "Escape" && post("escape"));
post("ready");
