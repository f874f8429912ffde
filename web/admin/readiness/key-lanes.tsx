import type { DrilledKey, DrilledPerson, KeyState } from "@hz/contract/keys/key-drill";
import type { Light } from "@hz/contract/account/readiness-rules";
import { ArrowLeft, FileKey, KeyRound, ScrollText, UserRound, Vault } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { fewNames } from "./few.ts";
import { LightSign } from "./light-sign.tsx";
import { holderTexts, idleTexts, keyName, keyWords, rescueTexts } from "./key-words.ts";
import { t } from "./texts.ts";

const LIGHTS: Record<KeyState, Light> = { safe: "ready", code: "check", single: "not-ready", lost: "not-ready" };
const EDGES: Record<Light, string> = { ready: "border-l-ok", check: "border-l-accent", "not-ready": "border-l-danger" };

/** One row of the picture: whom or what it is about at the left, and joined to it by a line who holds it or brings it back. */
function Lane({
  state,
  icon: Icon,
  title,
  label,
  text,
  children,
}: {
  state: KeyState;
  icon: LucideIcon;
  title: string;
  /** How it stands, in words. */
  label: string;
  text: string;
  children: ReactNode;
}) {
  const light = LIGHTS[state];
  return (
    <li className={classNames("grid content-start gap-2 rounded-card border border-l-4 border-line bg-canvas p-3.5", EDGES[light])}>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
          <LightSign light={light} className="size-4" />
          {label}
        </span>
      </p>
      <div className="flex items-start gap-2 pl-2">
        <ArrowLeft
          aria-hidden="true"
          className={classNames("mt-1 size-4 shrink-0", light === "not-ready" ? "text-danger" : "text-muted")}
        />
        <ul className="flex min-w-0 flex-wrap gap-1.5">{children}</ul>
      </div>
      {text && <p className="max-w-prose text-sm wrap-anywhere text-muted">{text}</p>}
    </li>
  );
}

/** Somebody or something at the other end of a lane. */
function Token({ icon: Icon, label, dim = false }: { icon: LucideIcon; label: string; dim?: boolean }) {
  return (
    <li
      className={classNames(
        "inline-flex min-w-0 items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm",
        dim ? "border-dashed border-line text-muted" : "border-line bg-surface",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </li>
  );
}

/** Draws who holds a key. */
export function KeyLane({ drilled }: { drilled: DrilledKey }) {
  const { name, isOlder, state, hasEmergencyKey } = drilled;
  const [holders, idle] = [holderTexts(drilled), idleTexts(drilled)];
  const isNobody = holders.length === 0 && idle.length === 0 && !hasEmergencyKey;
  return (
    <Lane state={state} icon={name === null ? FileKey : KeyRound} title={keyName(name, isOlder)} {...keyWords(drilled)}>
      {fewNames(holders).map((holder, index) => (
        <Token key={index} icon={UserRound} label={holder} />
      ))}
      {hasEmergencyKey && <Token icon={Vault} label={t("kdEmergencyKey")} />}
      {fewNames(idle).map((holder, index) => (
        <Token key={`idle ${index}`} icon={UserRound} label={holder} dim />
      ))}
      {isNobody && <Token icon={UserRound} label={t("kdNobody")} dim />}
    </Lane>
  );
}

/** Draws who opens again what a person held. */
export function PersonLane({ drilled }: { drilled: DrilledPerson }) {
  const { name, isSelf, state, hasCode, byEmergencyKey, ended } = drilled;
  const rescuers = rescueTexts(drilled);
  const isNobody = rescuers.length === 0 && !byEmergencyKey;
  const text = ended.length > 0 ? t("kdEnded", { keys: ended.map((one) => keyName(one)).join(", ") }) : "";
  return (
    <Lane state={state} icon={UserRound} title={isSelf ? t("kdYou", { name }) : name} label={t(`kdState_${state}`)} text={text}>
      {rescuers.map((label, index) => (
        <Token key={index} icon={UserRound} label={label} />
      ))}
      {byEmergencyKey && <Token icon={Vault} label={t("kdEmergencyKey")} />}
      {isNobody && <Token icon={UserRound} label={t("kdNobody")} dim />}
      <Token icon={ScrollText} label={t(hasCode ? "kdOwnCode" : "kdOwnCodeMissing")} dim={!hasCode} />
    </Lane>
  );
}
