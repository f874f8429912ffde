import type { Light } from "@hz/contract/account/readiness-rules";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

const LOOKS = {
  ready: { icon: CircleCheck, ink: "text-ok" },
  check: { icon: TriangleAlert, ink: "text-accent" },
  "not-ready": { icon: CircleX, ink: "text-danger" },
} as const;

/** The sign alone; a word stands beside it. */
export function LightSign({ light, className }: { light: Light; className?: string }) {
  const { icon: Icon, ink } = LOOKS[light];
  return <Icon aria-hidden="true" className={classNames("size-5 shrink-0", ink, className)} />;
}
