import type { ReactNode, Ref } from "react";
import { Icon } from "./icons.tsx";

type Kind = "lock" | "info" | "ok" | "accent" | "danger";
const ICONS = { lock: "lock", info: "info", ok: "done", accent: "warning", danger: "warning" } as const;

type Props = { kind: Kind; title?: string; role?: "alert" | "status" | undefined; ref?: Ref<HTMLDivElement>; children?: ReactNode };

/** A sentence that stands out; with a `ref` it can take the focus. */
export function Notice({ kind, title, role, ref, children }: Props) {
  return (
    <div className={kind === "lock" ? "notice" : `notice notice-${kind}`} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name={ICONS[kind]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
