import type { Grant } from "@hz/contract/sign-in/auth";
import type { GuestNotes } from "@hz/contract/people/guest-terms";
import type { NewGuest } from "@hz/contract/people/guests";
import type { Report } from "@hz/contract/reports/reports";
import { type Bytes, committed, fromBase64Url, type GrantWhat, openTitle } from "@hz/crypto";
import { NotHeld, sealGrants } from "./grant.ts";
import { headOf } from "../report/head.ts";
import { keysInHand } from "../keys/held-keys.ts";
import { logNow } from "../keys/log-in-hand.ts";
import { certifyInvitation } from "./invite.ts";
import { refuseRemoved } from "./removed.ts";
import { sealNoteAndKey } from "../content/notes.ts";
import { openedBody } from "../report/open-body.ts";
import { NoDepartmentKey, type OpenReport } from "../report/open-report.ts";

type Place = Pick<OpenReport, "head" | "sealedHead" | "reportKey" | "seed">;
/** Why a guest is invited, as an internal note. */
type Why = { id: string; author: string; text: string };
type Sealed = Pick<NewGuest, "note" | "grants">;

/** What a guest of this report is handed: its key, and that of its notes where they may read them. */
function keysOf(open: Place, notes: GuestNotes, notesKey: Bytes): { what: GrantWhat; seed: Bytes }[] {
  const { reportId } = open.head;
  const own = { what: { kind: "report", reportId } as const, seed: open.reportKey };
  return notes === "none" ? [own] : [own, { what: { kind: "notes", reportId }, seed: notesKey }];
}

/**
 * Makes a guest's code and invitation, with the report's keys sealed to a pair that only the code gives; `keyBox` is the sealed
 * notes key or null. Throws NotHeld where this person cannot vouch, LogRefused, CryptoFailure or KeyNotSigned.
 */
export async function sealNewGuest(
  open: Place,
  keyBox: Report["notesKey"],
  guest: { userId: string; notes: GuestNotes; why: Why },
): Promise<Sealed & { code: string; keys: { codeHash: string; certificate: NonNullable<NewGuest["invitation"]>["certificate"] } }> {
  const { accountPublicKey, knowsAccountKey } = keysInHand();
  // Whoever is shown another key log than before gives no key away, to strangers least of all.
  await logNow();
  const made = knowsAccountKey ? await certifyInvitation(guest.userId, "guest") : null;
  if (!made) throw new NotHeld();
  const { code, kemPublicKey, ...keys } = made;
  const { note, notesKey } = await sealNoteAndKey(open, keyBox, guest.why);
  const all = [{ what: { kind: "trust" } as const, seed: accountPublicKey }, ...keysOf(open, guest.notes, notesKey)];
  return { code, keys, note, grants: await sealGrants({ userId: guest.userId, kemPublicKey }, all) };
}

/** The same for somebody who is a guest already: the keys go to their own, which the account's key must vouch for. Throws NotHeld otherwise, ReceiverRemoved for who is signed as gone, LogRefused. */
export async function sealKnownGuest(
  open: Place,
  keyBox: Report["notesKey"],
  guest: { userId: string; notes: GuestNotes; why: Why },
): Promise<Sealed> {
  const { members, knowsAccountKey } = keysInHand();
  const newest = knowsAccountKey ? (await members.get(guest.userId))?.[0] : undefined;
  if (!newest) throw new NotHeld();
  await refuseRemoved(guest.userId);
  const { note, notesKey } = await sealNoteAndKey(open, keyBox, guest.why);
  const grants: Grant[] = await sealGrants(
    { userId: guest.userId, kemPublicKey: newest.kemPublicKey },
    keysOf(open, guest.notes, notesKey),
  );
  return { note, grants };
}

/** A report as a guest opens it: without the department's seed, and with the notes key where it was given. */
export type GuestReport = Omit<OpenReport, "seed" | "sealedHead" | "fastKey"> & { notesKey: Bytes | null };

/** Opens a report by the keys that this guest was given; throws NoDepartmentKey or CryptoFailure. */
export async function openGuestReport(report: Report): Promise<GuestReport> {
  const { accountId, caseKeys, authors: members } = keysInHand();
  const given = caseKeys.get(`report/${report.id}`);
  if (!given) throw new NoDepartmentKey();
  const head = headOf(accountId, report);
  const reportKey = await committed(head, given);
  const body = await openedBody({ head, reportKey, members }, report);
  const title = body.content?.title ?? (await openTitle(reportKey, head, fromBase64Url(report.title)).catch(() => null));
  return { head, reportKey, notesKey: caseKeys.get(`notes/${report.id}`) ?? null, title, department: report.department, ...body };
}
