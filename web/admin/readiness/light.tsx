import type { Light } from "@hz/contract/account/readiness-rules";
import { classNames } from "../../ui/class-names.ts";
import { LightSign } from "./light-sign.tsx";
import { t } from "./texts.ts";

const GROUNDS = {
  ready: "bg-ok-soft text-ok",
  check: "bg-accent-soft text-accent",
  "not-ready": "bg-danger-soft text-danger",
} as const;

/** A light as sign and word. */
export function LightPill({ light }: { light: Light }) {
  return (
    <span className={classNames("inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold", GROUNDS[light])}>
      <LightSign light={light} className="size-4" />
      {t(`rdLight_${light}`)}
    </span>
  );
}
