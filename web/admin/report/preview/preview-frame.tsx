import { paths } from "@hz/contract/paths";
import type { FromPdf, PreviewKind, ToPdf } from "@hz/contract/reports/preview";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Progress } from "../../../ui/progress.tsx";
import { t } from "../../shared/texts/texts.ts";
import { pdfPart } from "./pdf-parts.ts";

type PreviewFrameProps = {
  label: string;
  kind: PreviewKind;
  file: Blob;
  fit: boolean;
  onFailed: (why: "kind" | "locked") => void;
  onEscape: () => void;
};

/** What the frames say is formed there: a page's number and how many there are. */
const WORDS = { page: t("previewPage", { page: "{page}", pages: "{pages}" }), brokenPage: t("previewPageBroken") };

/**
 * A file in a frame that has an origin of its own, no network, and nothing but our one script: whatever a stranger's file does
 * there, it reaches neither keys nor case.
 */
export function PreviewFrame({ label, kind, file, fit, onFailed, onEscape }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  // The frame has no origin that could be named; it runs only what our server's policy for it allows.
  const send = (message: ToPdf<Blob>) => frame.current?.contentWindow?.postMessage(message, "*");
  const hear = useEffectEvent(({ source, data }: MessageEvent<FromPdf>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.type === "ready") {
      const dark = getComputedStyle(document.documentElement).colorScheme === "dark" || prefersDark();
      send({ type: "fit", fit });
      send({ type: "show", kind, file, name: label, dark, words: WORDS });
    }
    if (data.type === "need") void pdfPart(data.name).then((part) => part && send({ type: "part", ...part }));
    if (data.type === "shown") setShown(true);
    if (data.type === "failed") onFailed("kind");
    if (data.type === "locked") onFailed("locked");
    if (data.type === "escape") onEscape();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<FromPdf>) => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ type: "fit", fit } satisfies ToPdf<Blob>, "*");
  }, [fit]);
  const isOpening = kind === "pdf" && !shown;
  return (
    <div className={classNames("relative", kind === "audio" ? "h-24" : "h-[62dvh]")}>
      <iframe
        ref={frame}
        title={label}
        src={kind === "pdf" ? paths.previewPdf : paths.preview}
        sandbox="allow-scripts"
        className={classNames("size-full rounded-control border border-line", isOpening && "invisible")}
      />
      {isOpening && (
        <div className="absolute inset-0 grid content-center">
          <Progress label={t("previewPdfLoading")} text={t("previewPdfLoading")} />
        </div>
      )}
    </div>
  );
}

function prefersDark(): boolean {
  const chosen = getComputedStyle(document.documentElement).colorScheme;
  return chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
}
