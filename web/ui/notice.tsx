import { CircleCheck, Info, LockKeyhole, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type NoticeTone = "brand" | "info" | "ok" | "accent" | "danger";

const LOOKS = {
  brand: { icon: LockKeyhole, box: "bg-brand-soft", sign: "text-brand" },
  info: { icon: Info, box: "bg-info-soft", sign: "text-info" },
  ok: { icon: CircleCheck, box: "bg-ok-soft", sign: "text-ok" },
  accent: { icon: TriangleAlert, box: "bg-accent-soft", sign: "text-accent" },
  danger: { icon: TriangleAlert, box: "bg-danger-soft", sign: "text-danger" },
} as const;

/** The tone "danger" is announced. */
export function Notice({ tone = "info", children }: { tone?: NoticeTone; children: ReactNode }) {
  const { icon: Icon, box, sign } = LOOKS[tone];
  return (
    <div role={tone === "danger" ? "alert" : undefined} className={classNames("flex gap-2.5 rounded-card px-3.5 py-3", box)}>
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", sign)} />
      <div className="grid min-w-0 grow gap-1 wrap-anywhere">{children}</div>
    </div>
  );
}

/** Says what went wrong beside the button that started it; it is announced. */
export function Problem({ children }: { children: ReactNode }) {
  return children ? <Notice tone="danger">{children}</Notice> : null;
}
