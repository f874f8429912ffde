import type { DrilledKey, DrilledPerson, KeyDrill } from "@hz/contract/keys/key-drill";
import { t } from "./texts.ts";

/** Takes a department's name, or null for the account, and names the key; the older ones of a department apart. */
export const keyName = (name: string | null, isOlder = false): string =>
  name === null ? t("kdAccountKey") : isOlder ? t("kdOlder", { name }) : name;

/** Takes a key and names who hands it on: at once, or only after comparing the account's key. */
export const holderTexts = ({ holders, uncompared }: Pick<DrilledKey, "holders" | "uncompared">): string[] => [
  ...holders,
  ...uncompared.map((name) => t("kdUncompared", { name })),
];

/** Takes a person and names the colleagues who can bring something back. */
export const rescueTexts = ({ rescuers, uncompared, moreRescuers }: DrilledPerson): string[] => [
  ...holderTexts({ holders: rescuers, uncompared }),
  ...(moreRescuers > 0 ? [t("kdHidden", { count: moreRescuers })] : []),
];

/** Takes a key and names who cannot hand it on today: who is deactivated or waits, and who has not accepted an invitation that opens it. */
export const idleTexts = ({ idle, invited }: DrilledKey): string[] => [
  ...idle.map((name) => t("kdIdle", { name })),
  ...invited.map((name) => (name === null ? t("kdInvitedNobody") : t("kdInvited", { name }))),
];

/** Takes a key and names everybody and everything that has it, whoever hands it on first. */
export const keeperTexts = (key: DrilledKey): string[] => [
  ...holderTexts(key),
  ...(key.hasEmergencyKey ? [t("kdEmergencyKey")] : []),
  ...idleTexts(key),
];

/** Takes a key and says how it stands, and what that means: nobody's, or only in the hands of who is deactivated, waits or is invited. */
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

/** Takes keys and people of the picture and gives what would make it safe, the most urgent first. */
export function stepsFor({ keys, people }: KeyDrill): KeyStep[] {
  const lost = keys.filter(({ state }) => state === "lost");
  const thin = keys.filter(({ state }) => state === "single" || state === "code");
  // What somebody still holds comes back with that person. What nobody holds does not: only a newest key can be renewed.
  const waits = lost.some(({ idle }) => idle.length > 0);
  const isInvited = !waits && lost.some(({ invited }) => invited.length > 0);
  const isThin = thin.length > 0 || people.some(({ state }) => state !== "safe");
  return [
    ...(waits ? (["release"] as const) : []),
    ...(isInvited ? (["accept"] as const) : []),
    ...(lost.some(({ name, idle, invited, isOlder }) => name !== null && idle.length + invited.length === 0 && !isOlder)
      ? (["renew"] as const)
      : []),
    ...(isThin && !waits && !isInvited ? (["invite"] as const) : []),
    ...(thin.some(({ hasEmergencyKey }) => !hasEmergencyKey) ? (["emergency"] as const) : []),
  ];
}
export type KeyStep = "release" | "accept" | "renew" | "invite" | "emergency";
