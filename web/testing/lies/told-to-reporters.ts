import type { PortalChannel } from "@hz/contract/channels/channels";
import type { Message } from "@hz/contract/reports/messages";
import type { CaseEvidence } from "@hz/contract/reports/evidence";
import type { Case } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, sha256, signSuccession, toBase64Url } from "@hz/crypto";
import { checkEvidence } from "../../vault/report/case-evidence.ts";
import { checkKey } from "../../vault/report/check-key.ts";
import { namedKey } from "../../vault/report/named-key.ts";
import { openCaseFile, openThread } from "../../vault/report/open-case.ts";
import { aCase, aFile, aMember, anAccount, anOffice, AT, evidence, receipt, written } from "./lied-to.ts";
import type { LieId, LIES } from "./lies.ts";
import type { Outcome } from "./outcomes.ts";

type At<Place> = { [Id in LieId]: (typeof LIES)[Id]["place"] extends Place ? Id : never }[LieId];
/** Tells a lie to the real programs and gives what became of it. */
export type Telling<Place> = Record<At<Place>, () => Promise<Outcome>>;

const office = await anOffice();
const liar = await anAccount(office.accountId);
const one = await aCase(office);
const other = await aCase(office);
const { handler } = office;

/** Whether a form or a case is opened with what the server says of the channel. */
async function byLink(change: Partial<PortalChannel>, address = office.link, redirects = 0): Promise<Outcome> {
  const { state } = await checkKey({ ...office.channel, ...change }, namedKey(address, redirects));
  return state === "trusted" ? "unnoticed" : "refused";
}

const its = async () => {
  const department = await liar.department("Interne Meldestelle");
  const conflict = await liar.department("Aufsichtsrat", [department.departmentId]);
  return { accountPublicKey: toBase64Url(liar.account.publicKey), department, conflict };
};

export const TO_LINKS: Telling<"link"> = {
  "other-account-key": async () => byLink(await its()),
  "other-account-key-without-fragment": async () => byLink(await its(), ""),
  "forged-succession": async () => {
    const said = { accountId: office.accountId, publicKey: liar.account.publicKey, signedAt: 1 };
    const signature = toBase64Url(await signSuccession(liar.account, said));
    const formerPublicKey = office.channel.accountPublicKey;
    const publicKey = toBase64Url(liar.account.publicKey);
    return byLink({ ...(await its()), successions: [{ formerPublicKey, publicKey, signedAt: 1, signature }] });
  },
  redirect: () => byLink({}, office.link, 1),
  "cut-link": () => byLink({}, office.link.slice(0, -1)),
  "unsigned-department": async () =>
    byLink({ department: await liar.department("Interne Meldestelle", [], { departmentId: office.office.departmentId }) }),
  "key-of-another-department": () => byLink({ department: { ...office.personnel, departmentId: office.office.departmentId } }),
  "other-department-name": () => byLink({ department: { ...office.personnel, name: "Interne Meldestelle" }, conflict: null }),
  "exchanged-purpose": () => byLink({ department: office.standIn, conflict: office.office }),
  "stand-in-of-another": () => byLink({ conflict: office.standInOfPersonnel }),
  "withheld-stand-in": () => byLink({ conflict: null }),
  "ended-key": () => byLink({ department: office.ended }),
  "old-epoch": async () =>
    (await byLink({ department: office.renewed })) === "unnoticed" ? byLink({ department: office.office }) : "marked",
};

const opens = (opening: Promise<unknown>): Promise<Outcome> =>
  opening.then(
    () => "unnoticed",
    () => "refused",
  );
/** Whether what was reported is shown. */
const shows = async (change: Partial<Case>): Promise<Outcome> => ((await one.open(change)).content ? "unnoticed" : "refused");

export const TO_CASES: Telling<"case"> = {
  "case-under-another-key": () => opens(one.open({ accountPublicKey: toBase64Url(liar.account.publicKey) }, office.link)),
  "case-of-somebody-else": () => opens(one.open(other.found)),
  "other-head": () => opens(one.open({ departmentId: office.personnel.departmentId })),
  "downgraded-case-header": () => opens(one.open({ wrappedKey: `A${one.found.wrappedKey.slice(1)}` })),
  "swapped-report": () => shows({ body: other.found.body }),
  "made-up-redaction": () => shows({ bodyRedaction: { byUserId: handler.userId, at: AT }, redactors: [handler.member] }),
  "swapped-file": async () => {
    const [asked, given] = [await aFile(one.opened, 1), await aFile(one.opened, 2)];
    return opens(openCaseFile(one.opened, asked.info, new Blob([given.sealed]).stream()));
  },
  "cut-file": async () => {
    const { info, sealed } = await aFile(one.opened, 1);
    return opens(openCaseFile(one.opened, info, new Blob([sealed.slice(0, -1)]).stream()));
  },
  "other-status": async () => {
    const words = { caseWorker: "Dr. Lüge", status: "closed", receivedAt: "2001-01-01T12:00:00Z" } as const;
    const { drawCase } = await import("./draw-case.tsx");
    const page = drawCase(await one.open(words), []);
    const [said, chat] = [page.indexOf("Niemand hat sie unterschrieben."), page.indexOf("Verschlüsselter Chat")];
    const places = ["Dr. Lüge", "Geschlossen", "2001"].map((word) => page.indexOf(word));
    return places.every((at) => said >= 0 && said < at && at < chat) ? "apart" : "unnoticed";
  },
  "closed-for-good": async () => {
    const { drawCase } = await import("./draw-case.tsx");
    return drawCase(await one.open({ held: "lost" }), []).includes("Das stellt der Dienst fest.") ? "apart" : "unnoticed";
  },
};

const first = await written(one.opened, handler, []);
const second = await written(one.opened, handler, [first]);
const third = await written(one.opened, handler, [first, second]);

/** What becomes of messages as the server gives them: words of none, with a warning, or as if nothing was wrong. */
async function inThread(messages: Message[], members = [handler.member]): Promise<Outcome> {
  const thread = await openThread(one.opened, messages, members);
  if (thread.some(({ content }) => content === null)) return "refused";
  return thread.some(({ verified, gap }) => !verified || gap) ? "marked" : "unnoticed";
}

export const TO_THREADS: Telling<"thread"> = {
  "withheld-message": () => inThread([first, third]),
  "withheld-end": () => inThread([first, second]),
  "other-order": () => inThread([first, { ...second, createdAt: "2026-03-03T12:00:00Z" }, third]),
  "other-moment": async () => {
    const { drawCase } = await import("./draw-case.tsx");
    const moved = [first, second, { ...third, createdAt: "2031-01-01T12:00:00Z" }];
    const thread = await openThread(one.opened, moved, [handler.member]);
    // A moment, not the four digits: a number or a key on the page can hold them by chance.
    return /2031-01-01|01\.2031|Januar 2031/.test(drawCase(one.opened, thread)) ? "unnoticed" : "idle";
  },
  "other-kind": async () => {
    const thread = await openThread(one.opened, [{ ...first, kind: "feedback" }], [handler.member]);
    const { drawCase } = await import("./draw-case.tsx");
    return drawCase(one.opened, thread).includes("Vom Dienst vermerkt als: Rückmeldung") ? "apart" : "unnoticed";
  },
  replay: () => inThread([first, { ...first, id: newId() }]),
  "message-of-another-case": async () => inThread([first, await written(other.opened, handler, [])]),
  "turned-message": () => inThread([{ ...first, isFromWhistleblower: true, authorId: null }]),
  "changed-message": () => inThread([{ ...first, box: `${first.box.slice(0, -2)}AA` }]),
  "other-author": async () => {
    const colleague = await aMember(office.account, office.accountId);
    return inThread([{ ...first, authorId: colleague.userId }], [handler.member, colleague.member]);
  },
  "withheld-vouching": () => inThread([first], []),
  "stranger-in-the-office": async () => {
    const stranger = await aMember(liar.account, office.accountId);
    return inThread([await written(one.opened, stranger, [])], [stranger.member]);
  },
};

/** Whether words are shown as the office's, or apart; another text than the newest is nothing that a browser could tell. */
async function asReceipt(signedConfirmation: Case["signedConfirmation"]): Promise<Outcome> {
  const { confirmed } = await one.open({ signedConfirmation });
  return confirmed.de ? "unnoticed" : "apart";
}
const signed = await receipt(office);

export const TO_READERS: Telling<"receipt"> = {
  "swapped-receipt": () => asReceipt({ ...signed, texts: { de: { ...signed.texts.de!, text: "Nennen Sie uns hier Ihren Namen." } } }),
  "receipt-of-another-account": async () => asReceipt(await receipt(office, { of: newId() })),
  "receipt-in-another-language": async () => asReceipt(await receipt(office, { language: "en" })),
  "receipt-of-another-template": async () => asReceipt(await receipt(office, { template: "closing" })),
  "receipt-by-a-stranger": async () => {
    const stranger = await aMember(liar.account, office.accountId, handler.userId);
    return asReceipt({ ...(await receipt(office, { by: stranger.sig })), signers: [stranger.member] });
  },
  "receipt-without-signature": () => asReceipt({ ...signed, texts: {} }),
  "message-in-a-name": () => asReceipt({ ...signed, companyName: "Muster AG\nRufen Sie 0900 123 an." }),
  "other-name-in-receipt": async () => {
    const { confirmed } = await one.open({ signedConfirmation: { ...signed, companyName: "Andere AG" } });
    return confirmed.de?.pieces.some(({ text, isFilled }) => isFilled && text === "Andere AG") ? "apart" : "unnoticed";
  },
  "older-receipt": async () => asReceipt(await receipt(office, { text: "So schrieben wir früher.", signedAt: 1 })),
};

/** Whether what the service shows as proof can be saved. */
async function asEvidence(said: CaseEvidence | null, change: Partial<Case> = {}): Promise<Outcome> {
  const { state } = await checkEvidence(await one.open({ ...change, evidence: said }), new Date("2026-03-04T12:00:00Z"));
  return ({ none: "apart", refused: "refused", holds: "unnoticed" } as const)[state];
}
const proof = await evidence(office, one);

/** The first outcome that is not the lie's, or that one. */
async function each(said: Promise<CaseEvidence>[]): Promise<Outcome> {
  const outcomes = await Promise.all(said.map(async (it) => asEvidence(await it)));
  return outcomes.find((outcome) => outcome !== "refused") ?? "refused";
}

export const TO_SAVERS: Telling<"evidence"> = {
  "forged-evidence": async () => {
    const stranger = await aMember(liar.account, office.accountId, handler.userId);
    const forged = await evidence(office, one, { by: stranger.sig });
    return each([
      Promise.resolve({ ...forged, signers: [stranger.member] }),
      Promise.resolve(forged),
      Promise.resolve({ ...proof, signers: [] }),
      // The reporter's own key is known to the server, and so is a colleague's.
      evidence(office, one, { by: one.opened.keys.sig }),
    ]);
  },
  "evidence-of-another-case": () => each([evidence(office, other), evidence(office, one, { head: other.opened.head })]),
  "evidence-of-another-day": async () =>
    each([Promise.resolve({ ...proof, receivedOn: "2026-03-01" }), evidence(office, one, { receivedOn: "2026-03-01" })]),
  "evidence-of-another-text": async () =>
    each([
      evidence(office, one, { text: "Rechnungen\n\nSeit April." }),
      evidence(office, one, { bodyHash: await sha256(fromBase64Url(other.found.body)) }),
    ]),
  "evidence-of-another-office": async () => asEvidence({ ...proof, office: "Interne Meldestelle, Andere AG" }),
  "evidence-of-tomorrow": () =>
    each([evidence(office, one, { signedOn: "2026-03-06" }), evidence(office, one, { signedOn: "2026-03-01" })]),
  "evidence-beside-made-up-redaction": async () =>
    asEvidence(await evidence(office, one, { text: "Etwas anderes" }), { bodyRedaction: { byUserId: handler.userId, at: AT } }),
  "withheld-evidence": async () => asEvidence(null),
  "late-receipt": async () =>
    asEvidence(await evidence(office, one, { receivedOn: "2026-03-03" }), { receivedAt: "2026-03-03T12:00:00.000Z" }),
};

/** What an honest server says goes through in the same ways: nothing is refused above for want of something else. */
export const TRUTHS: Record<string, () => Promise<Outcome>> = {
  link: () => byLink({}),
  case: () => shows({}),
  file: async () => {
    const { info, sealed } = await aFile(one.opened, 1);
    return opens(openCaseFile(one.opened, info, new Blob([sealed]).stream()));
  },
  thread: () => inThread([first, second, third]),
  receipt: () => asReceipt(signed),
  evidence: () => asEvidence(proof),
};
