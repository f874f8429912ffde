import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "neutral" | "info" | "accent" | "ok" | "danger";

const TONES: Record<Tone, string> = {
  neutral: "bg-line text-ink",
  info: "bg-info-soft text-info",
  accent: "bg-accent-soft text-accent",
  ok: "bg-ok-soft text-ok",
  danger: "bg-danger-soft text-danger",
};

/** The small pill of a status or a remaining time. */
export function Pill({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap",
        "before:size-1.75 before:rounded-full before:bg-current before:content-['']",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
