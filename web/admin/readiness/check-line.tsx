import type { ReadinessCheck } from "@hz/contract/account/readiness";
import type { ReactNode } from "react";
import { LightSign } from "./light-sign.tsx";
import { t } from "./texts.ts";
import { reasonText } from "./written.ts";

/** How a check stands, why, and where it is mended. */
export function CheckLine({ check, children }: { check: ReadinessCheck; children?: ReactNode }) {
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <LightSign light={check.light} className="mt-0.5" />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-semibold">{t(`rdCheck_${check.check}`)}</b>
          <span className="text-sm text-muted">{t(`rdLight_${check.light}`)}</span>
        </p>
        <p className="max-w-prose wrap-anywhere">{reasonText(check)}</p>
        {children}
      </div>
    </li>
  );
}
