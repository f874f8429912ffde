import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { retryAfterText } from "@hz/contract/error-texts-de";
import type { SharedCounts } from "./shared-counts.ts";
import { Failure } from "./failures.ts";
import { HOUR_MS, type NameForAll } from "./tries-key.ts";

/**
 * How many attempts of a kind one origin, address, person or ticket has within the window. The one place where limits are
 * written. Where somebody's own way in is counted, the window is minutes: nobody is locked out for longer by others' attempts.
 */
export const RATE_LIMITS = {
  "case-password": { attempts: 20, minutes: 5 },
  /** Messages of one case's reporter: nobody writes so many, a program does. */
  "case-message": { attempts: 40, minutes: 15 },
  "sign-in": { attempts: 10, minutes: 5 },
  "sign-in-origin": { attempts: 100, minutes: 5 },
  /** Wrong passwords for one address, wherever they come from: keeps nobody out, but its owner is told. */
  "failed-sign-in": { attempts: 10, minutes: 60 },
  challenge: { attempts: 200, minutes: 5 },
  /** Keys of drafts that one origin has held: a tab sends its own every ten minutes while somebody types. */
  "draft-key": { attempts: 300, minutes: 5 },
  // One mailbox gets no flood of mails, whoever asks for them; the answer stays the same.
  "password-reset": { attempts: 20, minutes: 15 },
  "password-reset-address": { attempts: 3, minutes: 15 },
  // Per person, and only for whoever has the mail: codes typed at a reset.
  "reset-proof": { attempts: 5, minutes: 15 },
  /** Mails that a person's acceptance of a new account key causes. */
  "account-key-accepted": { attempts: 2, minutes: 60 },
  register: { attempts: 30, minutes: 60 },
  "mail-link": { attempts: 30, minutes: 5 },
  "resend-verification": { attempts: 5, minutes: 10 },
  "resend-origin": { attempts: 30, minutes: 15 },
  "change-email": { attempts: 10, minutes: 10 },
  /** Wrong codes for one half sign-in. */
  "second-factor-ticket": { attempts: 5, minutes: 10 },
  /** Wrong codes for one user, wherever they come from; only whoever knows the password gets this far. */
  "second-factor": { attempts: 10, minutes: 10 },
  /** Wrong passwords of somebody signed in, before a change that needs the password. */
  "password-proof": { attempts: 10, minutes: 5 },
  /** Questions to a passkey that an origin asks for. */
  "passkey-question": { attempts: 200, minutes: 5 },
  invitation: { attempts: 100, minutes: 5 },
  "invite-code": { attempts: 10, minutes: 5 },
  /** Invitations that an account sends, and to one mailbox: their text is the sender's own. */
  "invite-account": { attempts: 100, minutes: 60 },
  "invite-mailbox": { attempts: 5, minutes: 60 },
  /** The same of invitations to single cases, each counted for who sends them: others would learn of them by what they may still send. */
  "guest-inviter": { attempts: 100, minutes: 60 },
  "guest-mailbox": { attempts: 5, minutes: 60 },
  /** Test mails that a person asks for. */
  "test-mail": { attempts: 5, minutes: 60 },
  /** Looks at the DNS that a person asks for. */
  "domain-check": { attempts: 30, minutes: 5 },
  /** Mails of one kind that reach one mailbox, whatever causes them: the last brake behind all others. */
  mailbox: { attempts: 30, minutes: 60 },
  /** Files whose origin somebody asks for. */
  "export-check": { attempts: 60, minutes: 5 },
  /** Calendar addresses that do not exist. */
  calendar: { attempts: 60, minutes: 5 },
  /** Inquiries of the contact form: of one origin, and in the name of one address, which gets a mail each time. */
  "contact-origin": { attempts: 10, minutes: 60 },
  "contact-mailbox": { attempts: 3, minutes: 60 },
  /** Demos that an origin gets, and its questions for one that is still being made. */
  demo: { attempts: 10, minutes: 60 },
  "demo-question": { attempts: 300, minutes: 5 },
} as const;
export type RateLimit = keyof typeof RATE_LIMITS;

/** A person as the origin of attempts: ids are made by browsers, so another account may have the same one. */
export const personOrigin = (accountId: string, userId: string): string => `${accountId}/${userId}`;

/** Of one kind. */
const MAX_ENTRIES = 50_000;

/** One customer of a provider has a whole /64 network of IPv6: every address in it is the same origin. */
function networkOf(origin: string): string {
  if (!isIPv6(origin) || origin.includes(".")) return origin;
  const [head = "", tail] = origin.split("%")[0]!.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const [front, back] = [groups(head), groups(tail)];
  const all = tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

type Entries = Map<string, { attempts: number; until: number }>;
type Options = { now?: () => number; others?: { counts: SharedCounts; nameOf: NameForAll } };

const SHARED = "tries";

function entriesOf(all: Map<RateLimit, Entries>, kind: RateLimit): Entries {
  const entries: Entries = all.get(kind) ?? new Map();
  all.set(kind, entries);
  return entries;
}

/**
 * Counts attempts without storing who made them: an origin becomes an HMAC under a random key that lives in this
 * process only and is thrown away every hour, so no address can be found from what is kept. `subject` is what it
 * attempts, where the two are counted as a pair. Other instances hear of it by a name that is just as short-lived (tries-key.ts).
 */
export function createRateLimiter({ now = Date.now, others }: Options = {}) {
  let key = randomBytes(32);
  let keyMadeAt = now();
  let forgetting: NodeJS.Timeout | undefined;
  const forget = () => {
    clearTimeout(forgetting);
    forgetting = undefined;
    key = randomBytes(32);
    keyMadeAt = now();
    counts.clear();
    elsewhere.clear();
  };
  // Each kind for itself: whoever makes up origins without end drives out attempts of that kind only.
  const counts = new Map<RateLimit, Entries>();
  const elsewhere = new Map<RateLimit, Entries>();

  const placeOf = (kind: RateLimit, origin: string, subject: string) => {
    if (now() - keyMadeAt > HOUR_MS) forget();
    const entries = entriesOf(counts, kind);
    const name = createHmac("sha256", key)
      .update(`${kind}\0${networkOf(origin)}\0${subject}`)
      .digest("base64url");
    return { entries, name, entry: entries.get(name) };
  };
  const sharedName = (kind: RateLimit, origin: string, subject: string) => others!.nameOf(kind, networkOf(origin), subject);
  const tell = (kind: RateLimit, origin: string, subject: string, by: number) =>
    others?.counts.tell(SHARED, `${kind}/${sharedName(kind, origin, subject)}`, by);

  const add = (entries: Entries, kind: RateLimit, name: string, by: number) => {
    const entry = entries.get(name);
    if (entry && entry.until > now()) entry.attempts = Math.max(0, entry.attempts + by);
    else if (by > 0) {
      entries.delete(name);
      if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value!);
      entries.set(name, { attempts: by, until: now() + RATE_LIMITS[kind].minutes * 60_000 });
    }
  };
  others?.counts.onTold(SHARED, (told, by) => {
    const [kind = "", name = ""] = told.split("/");
    if (Object.hasOwn(RATE_LIMITS, kind)) add(entriesOf(elsewhere, kind as RateLimit), kind as RateLimit, name, by);
  });

  /** For how many milliseconds the origin has no try of this kind left. */
  const waitOf = (kind: RateLimit, origin: string, subject = ""): number => {
    const there = others && elsewhere.get(kind)?.get(sharedName(kind, origin, subject));
    const live = [placeOf(kind, origin, subject).entry, there].filter((entry) => entry !== undefined && entry.until > now());
    const attempts = live.reduce((sum, entry) => sum + entry!.attempts, 0);
    return attempts >= RATE_LIMITS[kind].attempts ? Math.max(...live.map((entry) => entry!.until - now())) : 0;
  };
  /** Whether the origin has used up its attempts of this kind. */
  const isUsedUp = (kind: RateLimit, origin: string, subject = ""): boolean => waitOf(kind, origin, subject) > 0;

  return {
    isUsedUp,
    waitOf,
    /** Throws TOO_MANY_TRIES, with the minutes that are left in words, when the origin has used up its attempts of this kind. */
    check(kind: RateLimit, origin: string, subject = ""): void {
      const wait = waitOf(kind, origin, subject);
      if (wait > 0) throw new Failure("TOO_MANY_TRIES", undefined, retryAfterText(Math.ceil(wait / 60_000)));
    },
    /** Uncounts one try that turned out right. */
    giveBack(kind: RateLimit, origin: string, subject = ""): void {
      const { entries, name, entry } = placeOf(kind, origin, subject);
      if (!entry || entry.attempts === 0) return;
      add(entries, kind, name, -1);
      tell(kind, origin, subject, -1);
    },
    /** Counts one try of this kind. */
    count(kind: RateLimit, origin: string, subject = ""): void {
      const { entries, name } = placeOf(kind, origin, subject);
      // Also where nothing is tried any more.
      forgetting ??= setTimeout(forget, HOUR_MS).unref();
      add(entries, kind, name, 1);
      tell(kind, origin, subject, 1);
    },
  };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;
