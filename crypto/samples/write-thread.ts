// What a whole case holds, from the secrets of the first sample, written once like it: `node crypto/samples/write-thread.ts`. The
// first samples hold plain words; a reader finds here what really stands in a box, and how messages follow one another.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { pattern } from "./pattern.ts";
import { codes, head, ids, joinedAt, secrets } from "./read.ts";

const { accountId, userId } = ids;
const { reportKey, notesKey } = secrets;
const user = await hz.userKeys(secrets.userKey, userId);
const reporter = await hz.caseKeys(codes.casePassword);
const b64 = hz.toBase64Url;
const hashOf = async (box: hz.Bytes) => b64(await hz.sha256(box));

const author = { authorId: userId, author: "Anna Lindner" };
const longFile = { id: hz.newId(), name: "lager.jpg", type: "image/jpeg", size: 1_048_700 };
const bytes = pattern(longFile.size);
const source = { size: bytes.length, slice: async (start: number, end: number) => bytes.slice(start, end) };
const sealed = await (await hz.sealFile(reportKey, head, longFile.id, source)).part(0);

const report = {
  title: "Abfälle im Bach",
  description: "Seit Mai werden nachts Fässer geleert. ✓ 😀",
  reportType: "anonymous",
  category: { id: hz.newId(), name: "Umwelt" },
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  language: "de",
  files: [longFile],
};

type Role = "reporter" | "handler";
async function message(role: Role, seq: number, prev: string | null, text: string) {
  const id = hz.newId();
  const from = role === "handler" ? { ...author, author: "Meldestelle" } : { authorId: null, author: "" };
  const content = JSON.stringify({ role, ...from, seq, prev, time: joinedAt + 60 * seq, text, files: [] });
  const sig = role === "handler" ? user.sig : reporter.sig;
  return { id, role, content, box: await hz.sealMessage(reportKey, head, { id, role }, content, sig) };
}
const first = await message("handler", 1, null, "Welcher Bach ist es?");
const original = await hashOf(first.box);
const second = await message("reporter", 2, original, "Der hinter Halle 4. Herr Kern weiß davon.");
const third = await message("handler", 3, await hashOf(second.box), "Danke, wir gehen dem nach.");
const redacted = JSON.stringify({
  redaction: { byId: userId, by: "Meldestelle", time: joinedAt + 300, original: await hashOf(second.box) },
  content: second.content.replace("Herr Kern", "█████████"),
});
const rest = await hz.sealRedactedMessage(reportKey, head, second, redacted, user.sig);

const noteOf = (text: string) => JSON.stringify({ ...author, time: joinedAt + 400, text });
async function note(kind: "note" | "disclosure" | "hold", text: string) {
  const id = hz.newId();
  return { id, kind, authorId: userId, box: b64(await hz.sealNote(notesKey, head, id, noteOf(text), user.sig, kind)) };
}
const told = { ground: "prosecution", day: "2026-09-22", told: false, replaces: null, scope: "accused", recipient: "Staatsanwaltschaft" };
const disclosure = JSON.stringify({ ...told, details: "Name", notTold: "Gefährdet die Ermittlung", consentId: null });

const former = await hz.accountKey(hz.newAccountSeed());
const self = { accountId, to: { userId, kemPublicKey: user.kem.publicKey }, by: { userId, sig: user.sig } };
const grant = await hz.sealGrant({ ...self, what: { kind: "former" } }, former.publicKey);

// Somebody who came by the sample's invitation: its id is theirs.
const invitation = await hz.inviteKeys(codes.inviteCode, ids.inviteId);
const invited = await hz.userKeys(hz.newUserKey(), ids.inviteId);
const keys = { kemPublicKey: invited.kem.publicKey, sigPublicKey: invited.sig.publicKey };
const member = { accountId, userId: ids.inviteId, ...keys, joinedAt };

const audit: { seq: number; entry: string; hash: string }[] = [];
for (let [seq, last] = [1, new Uint8Array(0)]; seq <= 3; seq++) {
  const entry = seq === 2 ? "" : JSON.stringify({ seq, at: "2026-09-21T12:53:20.000000Z", actor: userId, action: "report.read" });
  last = seq === 2 ? hz.randomBytes(32) : await hz.sha256(new Uint8Array([...last, ...new TextEncoder().encode(entry)]));
  audit.push({ seq, entry, hash: b64(last) });
}

const sample = {
  longFile,
  body: b64(await hz.sealBody(reportKey, head, JSON.stringify(report))),
  messages: [
    { id: first.id, role: first.role, authorId: userId, redactedBy: null, box: b64(first.box) },
    { id: second.id, role: second.role, authorId: null, redactedBy: userId, box: b64(rest) },
    { id: third.id, role: third.role, authorId: userId, redactedBy: null, box: b64(third.box) },
  ],
  notes: [await note("note", "Rückfrage beim Werkschutz"), await note("disclosure", disclosure), await note("hold", "Verfahren anhängig")],
  formerAccountKey: b64(former.publicKey),
  formerGrant: b64(grant.box),
  formerGrantSignature: b64(grant.signature),
  invitedMember: { kemPublicKey: b64(keys.kemPublicKey), sigPublicKey: b64(keys.sigPublicKey) },
  invitedMemberSignature: b64(await hz.signMember(invitation.sig, member)),
  audit,
};
await writeFile(new URL("hz1-thread.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
await writeFile(new URL("hz1-long-file.bin", import.meta.url), sealed, { flag: "wx" });
