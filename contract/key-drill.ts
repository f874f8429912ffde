import * as z from "zod";

/** Somebody, or the emergency key, with what was really granted to them. */
export type KeyHolder = {
  id: string;
  kind: "person" | "emergency";
  keys: readonly string[];
  /** Of a person: active and vouched for, so that they can hand on what they hold. */
  isReady: boolean;
  /** Of a person: manages people or channels, and so may vouch for others where they hold the account's key. */
  mayVouch: boolean;
  /** Of a person: manages people, and so may give the account a new key where nobody else can vouch. */
  mayFound: boolean;
  /** Of a person: whether a recovery code was confirmed. */
  hasCode: boolean;
};

/** The name of the account's key among the keys. */
export const ACCOUNT_KEY = "account";

/**
 * How a person, or a key, stands: `safe` where one loss ends nothing, `code` where only a confirmed recovery code on paper
 * stands against it, `single` where one loss ends it, `lost` where nobody holds it any more.
 */
export const KEY_STATES = ["safe", "code", "single", "lost"] as const;
export const KeyState = z.enum(KEY_STATES);
export type KeyState = z.infer<typeof KeyState>;

/** Takes all holders and a person who forgets everything and gives, for each key of theirs, who can bring it back to them. */
export function rescuersOf(holders: readonly KeyHolder[], id: string): Map<string, string[]> {
  const person = holders.find((one) => one.id === id);
  const others = holders.filter((one) => one.id !== id);
  const ready = others.filter(({ kind, isReady }) => kind === "person" && isReady);
  const vouchers = ready.filter(({ keys, mayVouch }) => mayVouch && keys.includes(ACCOUNT_KEY));
  // Without anybody's word the new keys get nothing. Who may found the account anew gives it to themselves.
  const isVouchedFor = vouchers.length > 0 || person?.mayFound === true;
  const safes = others.filter(({ kind, keys }) => kind === "emergency" && keys.includes(ACCOUNT_KEY));
  // A department's key is handed on by whoever holds it, the account's only by who may vouch.
  const holdersOf = (key: string) => {
    const colleagues = key === ACCOUNT_KEY ? vouchers : isVouchedFor ? ready : [];
    return [...colleagues, ...safes].filter(({ keys }) => keys.includes(key)).map((giver) => giver.id);
  };
  return new Map((person?.keys ?? []).map((key) => [key, holdersOf(key)]));
}

/** Takes all holders and one person and says how it stands with them if they forget everything tomorrow. */
export function personState(holders: readonly KeyHolder[], id: string): KeyState {
  const isClosed = [...rescuersOf(holders, id).values()].some((rescuers) => rescuers.length === 0);
  if (!isClosed) return "safe";
  return holders.find((one) => one.id === id)?.hasCode ? "code" : "single";
}

/** Takes all holders and a key and says whether one loss ends it. */
export function keyState(holders: readonly KeyHolder[], key: string): KeyState {
  const holding = holders.filter(({ keys }) => keys.includes(key));
  const [only] = holding;
  if (!only) return "lost";
  if (holding.length > 1) return "safe";
  return only.hasCode ? "code" : "single";
}

const Name = z.string();

/** One key in the picture: a department's, or the account's, which has no name of its own. */
export const DrilledKey = z.object({
  id: z.string(),
  name: Name.nullable(),
  /** Whether it stands for the department's older keys, which earlier reports are sealed to; they may be held by others than the newest. */
  isOlder: z.boolean(),
  state: KeyState,
  /** Who holds it, or some of the older ones, by name; those who are deactivated or wait for a grant apart. */
  holders: z.array(Name),
  idle: z.array(Name),
  hasEmergencyKey: z.boolean(),
});
export type DrilledKey = z.infer<typeof DrilledKey>;

/** One person in the picture. */
export const DrilledPerson = z.object({
  id: z.string(),
  name: Name,
  isSelf: z.boolean(),
  state: KeyState,
  hasCode: z.boolean(),
  /** Whether the emergency key brings back everything. */
  byEmergencyKey: z.boolean(),
  /** Colleagues who can bring something back, by name; the viewer may not know `hiddenRescuers` more. */
  rescuers: z.array(Name),
  hiddenRescuers: z.int(),
  /** Keys that nobody could bring back: names of departments, null for the account's. */
  ended: z.array(Name.nullable()),
});
export type DrilledPerson = z.infer<typeof DrilledPerson>;

/** Who can bring back whom, as far as the viewer may see it: who manages people all of it, others themselves. */
export const KeyDrill = z.object({ seesAll: z.boolean(), keys: z.array(DrilledKey), people: z.array(DrilledPerson) });
export type KeyDrill = z.infer<typeof KeyDrill>;

/** Takes how several keys stand and gives how they stand together, as the worst of them; no key at all is lost. */
export const worstOf = (states: readonly KeyState[]): KeyState =>
  states.length === 0 ? "lost" : KEY_STATES[Math.max(...states.map((state) => KEY_STATES.indexOf(state)))]!;
