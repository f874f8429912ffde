import type { DrilledKey, DrilledPerson, KeyDrill } from "@hz/contract/keys/key-drill";
import { t } from "./texts.ts";

/** What the key of a department is called, or for null the account key; the older ones of a department apart. */
export const keyName = (name: string | null, isOlder = false): string =>
  name === null ? t("kdAccountKey") : isOlder ? t("kdOlder", { name }) : name;

/** Who hands a key on: at once, or only after comparing the account key. */
export const holderTexts = ({ holders, uncompared }: Pick<DrilledKey, "holders" | "uncompared">): string[] => [
  ...holders,
  ...uncompared.map((name) => t("kdUncompared", { name })),
];

/** The colleagues who can bring something back for a person. */
export const rescueTexts = ({ rescuers, uncompared, moreRescuers }: DrilledPerson): string[] => [
  ...holderTexts({ holders: rescuers, uncompared }),
  ...(moreRescuers > 0 ? [t("kdHidden", { count: moreRescuers })] : []),
];

/** Who cannot hand a key on today: who is deactivated or waits, and who has not accepted an invitation that opens it. */
export const idleTexts = ({ idle, invited }: DrilledKey): string[] => [
  ...idle.map((name) => t("kdIdle", { name })),
  ...invited.map((name) => (name === null ? t("kdInvitedNobody") : t("kdInvited", { name }))),
];

/** Everybody and everything that has a key, whoever hands it on first. */
export const allHolderTexts = (key: DrilledKey): string[] => [
  ...holderTexts(key),
  ...(key.hasEmergencyKey ? [t("kdEmergencyKey")] : []),
  ...idleTexts(key),
];

/** How a key stands, and what that means: nobody's, or only in the hands of who is deactivated, waits or is invited. */
export function keyWords({ name, state, isOlder, idle, invited }: DrilledKey): { label: string; text: string } {
  const isAccount = name === null;
  const what = (text: string) => (isAccount ? `${t("kdAccountKeyText")} ${text}` : text);
  if (state === "lost" && idle.length > 0) return { label: t("kdState_idle"), text: what(t("kdIdleText")) };
  if (state === "lost" && invited.length > 0) return { label: t("kdState_invited"), text: what(t("kdInvitedText")) };
  const label = t(`kdState_${state}`);
  // Reports do not hang on the account's key: departments' keys open them.
  if (isAccount && (state === "single" || state === "lost")) return { label, text: what(t(`kdAccountText_${state}`)) };
  return { label, text: what(t(state === "lost" && isOlder ? "kdOlderText_lost" : `kdKeyText_${state}`)) };
}

/** What would make the picture safe, the most urgent first. */
export function stepsFor({ hasEmergencyKey, keys, people }: KeyDrill): KeyStep[] {
  const lost = keys.filter(({ state }) => state === "lost");
  const thin = keys.filter(({ state }) => state === "single" || state === "code");
  // What somebody still holds comes back with that person. What nobody holds does not: only a newest key can be renewed.
  const waits = lost.some(({ idle }) => idle.length > 0);
  const isInvited = !waits && lost.some(({ invited }) => invited.length > 0);
  // What lies in the safe alone no second person can be given: it is fetched, or its print-out is said to be lost.
  const inSafe = thin.filter((key) => key.name !== null && key.hasEmergencyKey && holderTexts(key).length === 0);
  const isThin = thin.length > inSafe.length || people.some(({ state }) => state !== "safe");
  return [
    ...(waits ? (["release"] as const) : []),
    ...(isInvited ? (["accept"] as const) : []),
    ...(lost.some(({ name, idle, invited, isOlder }) => name !== null && idle.length + invited.length === 0 && !isOlder)
      ? (["renew"] as const)
      : []),
    ...(inSafe.length > 0 ? (["fetch"] as const) : []),
    ...(isThin && !waits && !isInvited ? (["invite"] as const) : []),
    // One that is there and lacks a key is granted it; another one made by the same person would lack it as well.
    ...(!hasEmergencyKey && thin.length > 0 ? (["emergency"] as const) : []),
  ];
}

/** Of each department's key that one loss ends and that the emergency key lacks, who can grant it that. */
export const lackTexts = ({ hasEmergencyKey, keys }: KeyDrill): string[] =>
  (hasEmergencyKey ? keys : [])
    .filter((key) => (key.state === "single" || key.state === "code") && !key.hasEmergencyKey && holderTexts(key).length > 0)
    .map((key) => t("kdLacks", { key: keyName(key.name, key.isOlder), names: holderTexts(key).join(", ") }));

export type KeyStep = "release" | "accept" | "renew" | "fetch" | "invite" | "emergency";
