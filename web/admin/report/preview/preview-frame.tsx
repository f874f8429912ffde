import { paths } from "@hz/contract/paths";
import type { FromPreview, PreviewKind, ToPreview } from "@hz/contract/preview";
import { useEffect, useEffectEvent, useRef } from "react";

type PreviewFrameProps = {
  label: string;
  kind: PreviewKind;
  file: Blob;
  fit: boolean;
  onFailed: () => void;
  onEscape: () => void;
};

/**
 * Takes a file with its kind and shows it in a frame that has an origin of its own, no network, and nothing but our one
 * script: whatever a stranger's file does there, it reaches neither keys nor case.
 */
export function PreviewFrame({ label, kind, file, fit, onFailed, onEscape }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The frame has no origin that could be named; it runs only what our server's policy for it allows.
  const send = (message: ToPreview<Blob>) => frame.current?.contentWindow?.postMessage(message, "*");
  const hear = useEffectEvent(({ source, data }: MessageEvent<FromPreview>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.type === "ready") {
      const dark = getComputedStyle(document.documentElement).colorScheme === "dark" || prefersDark();
      send({ type: "show", kind, file, name: label, dark });
      send({ type: "fit", fit });
    }
    if (data.type === "failed") onFailed();
    if (data.type === "escape") onEscape();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<FromPreview>) => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ type: "fit", fit } satisfies ToPreview<Blob>, "*");
  }, [fit]);
  const height = kind === "audio" ? "h-24" : "h-[62dvh]";
  return (
    <iframe
      ref={frame}
      title={label}
      src={paths.preview}
      sandbox="allow-scripts"
      className={`${height} w-full rounded-control border border-line`}
    />
  );
}

function prefersDark(): boolean {
  const chosen = getComputedStyle(document.documentElement).colorScheme;
  return chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
}
