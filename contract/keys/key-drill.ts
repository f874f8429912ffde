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

/** Those who hold each key, in their order. */
export function holdersByKey(holders: readonly KeyHolder[]): Map<string, KeyHolder[]> {
  const places = holders.flatMap((holder) => holder.keys.map((key) => ({ key, holder })));
  return new Map([...Map.groupBy(places, ({ key }) => key)].map(([key, held]) => [key, held.map(({ holder }) => holder)]));
}

/** Who hands back to somebody what they have forgotten. The person may be among them, and then no longer can. */
export type Rescue = {
  givers: ReadonlyMap<string, readonly string[]>;
  /** The people among them. */
  colleagues: readonly string[];
  /** Whether the emergency key brings back everything. */
  byEmergencyKey: boolean;
};

/** Who brings back each key of a person who forgets everything; worked out once for all who hold the same. */
export function rescueOf(holders: readonly KeyHolder[]): (person: KeyHolder) => Rescue {
  const ready = holders.filter(({ kind, isReady }) => kind === "person" && isReady);
  const vouchers = ready.filter(({ keys, mayVouch }) => mayVouch && keys.includes(ACCOUNT_KEY));
  const safes = holders.filter(({ kind, keys }) => kind === "emergency" && keys.includes(ACCOUNT_KEY));
  const bySafes = holdersByKey(safes);
  // A department's key is handed on by whoever holds it, the account's only by who may vouch.
  const byAll = holdersByKey([...ready, ...safes]).set(ACCOUNT_KEY, [...vouchers, ...safes]);
  const known = new Map<string, Rescue>();
  return (person) => {
    // Without anybody's word the new keys get nothing from colleagues. Who may found the account anew gives it to themselves.
    const isVouchedFor = person.mayFound || vouchers.some(({ id }) => id !== person.id);
    const keys = person.keys.toSorted();
    const alike = [isVouchedFor, ...keys].join(" ");
    const rescue = known.get(alike) ?? rescueBy(keys, isVouchedFor ? byAll : bySafes, ready);
    known.set(alike, rescue);
    return rescue;
  };
}

function rescueBy(keys: readonly string[], holding: ReadonlyMap<string, readonly KeyHolder[]>, ready: readonly KeyHolder[]): Rescue {
  const givers = keys.map((key) => holding.get(key) ?? []);
  const ids = givers.map((all) => all.map(({ id }) => id));
  const some = new Set(ids.flat());
  return {
    givers: new Map(keys.map((key, index) => [key, ids[index]!])),
    colleagues: ready.map(({ id }) => id).filter((id) => some.has(id)),
    byEmergencyKey: givers.every((all) => all.some(({ kind }) => kind === "emergency")),
  };
}

/** The keys of a person that nobody could bring back. */
export const endedKeys = ({ id }: KeyHolder, { givers }: Rescue): string[] =>
  [...givers].filter(([, ids]) => !ids.some((giver) => giver !== id)).map(([key]) => key);

/** How it stands with a person who forgets everything tomorrow; `ended` are the keys that nobody could bring back. */
export const personState = ({ hasCode }: KeyHolder, ended: readonly string[]): KeyState =>
  ended.length === 0 ? "safe" : hasCode ? "code" : "single";

/** Whether one loss ends a key; `holding` are all who hold it. */
export function keyState(holding: readonly KeyHolder[]): KeyState {
  const [only] = holding;
  if (!only) return "lost";
  if (holding.length > 1) return "safe";
  return only.hasCode ? "code" : "single";
}

/** As many colleagues are named beside a person; a thousand would be a list of a million names. */
export const RESCUERS_NAMED = 8;

const Name = z.string();

/** One key in the picture: a department's, or the account's, which has no name of its own. */
export const DrilledKey = z.object({
  id: z.string(),
  name: Name.nullable(),
  /** Whether it stands for the department's older keys, which earlier reports are sealed to; they may be held by others than the newest. */
  isOlder: z.boolean(),
  state: KeyState,
  /** Who holds it, or some of the older ones, by name; apart who hands it on only after comparing the account's key, and who is deactivated or waits for a grant. */
  holders: z.array(Name),
  uncompared: z.array(Name),
  idle: z.array(Name),
  /** Where nobody can hand it on: the open invitations whose code opens it, by whom they were made for; null for whoever may not see that. */
  invited: z.array(Name.nullable()),
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
  /** Colleagues who can bring something back, by name: the first few that the viewer may know, those apart who have to compare the account's key before, and how many more there are. */
  rescuers: z.array(Name),
  uncompared: z.array(Name),
  moreRescuers: z.int(),
  /** Keys that nobody could bring back: names of departments, null for the account's. */
  ended: z.array(Name.nullable()),
});
export type DrilledPerson = z.infer<typeof DrilledPerson>;

/** Who can bring back whom, as far as the viewer may see it: who manages people all of it, others themselves. */
export const KeyDrill = z.object({
  seesAll: z.boolean(),
  /** Whether the account has an emergency key, whatever it opens. */
  hasEmergencyKey: z.boolean(),
  keys: z.array(DrilledKey),
  people: z.array(DrilledPerson),
});
export type KeyDrill = z.infer<typeof KeyDrill>;

/** How several keys stand together, as the worst of them; no key at all is lost. */
export const worstOf = (states: readonly KeyState[]): KeyState =>
  states.length === 0 ? "lost" : KEY_STATES[Math.max(...states.map((state) => KEY_STATES.indexOf(state)))]!;
