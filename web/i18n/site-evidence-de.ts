import type { Catalogue } from "./translate.ts";

/** Where somebody checks what an office signed of a report. Courts and bodies of other countries read it as well: answers are said twice. */
export const siteEvidenceDe = {
  evidenceLead: "Ein Meldenachweis belegt, an welchem Tag eine Meldung bei einer Meldestelle angekommen ist, ohne ihren Inhalt zu zeigen.",
  evidenceValid: "Gültig",
  evidenceValidText:
    "Eine Person der Meldestelle hat das unterschrieben, und für sie bürgt der Kontoschlüssel mit diesem Fingerabdruck. Vergleichen Sie den Fingerabdruck mit dem auf dem Aushang oder im Link der Meldestelle: Nur wenn er gleich ist, ist es diese Meldestelle.",
  evidenceValidEn:
    "Valid. Somebody of the reporting office signed this, and the account key with this fingerprint vouches for them. Compare it with the one on the office’s poster: only if it is the same is it this office.",
  evidenceAltered: "Verändert",
  evidenceAlteredText:
    "Was in dieser Datei steht, hat so niemand unterschrieben. Sie wurde nach der Unterschrift verändert oder beschädigt.",
  evidenceAlteredEn: "Altered. Nobody signed what stands in this file.",
  evidenceForeign: "Nicht von der Meldestelle",
  evidenceForeignText: "Unterschrieben hat jemand, für den der genannte Kontoschlüssel nicht bürgt. Das ist kein Nachweis.",
  evidenceForeignEn: "Not the office’s. It was signed by somebody whom the account key does not vouch for. This is no proof.",
  evidenceUnreadable: "Nicht lesbar",
  evidenceUnreadableText: "Das sollte ein Meldenachweis sein. Er ist aber so beschädigt, dass sich nichts mehr prüfen lässt.",
  evidenceUnreadableEn: "Unreadable. This was a proof of report, and is so damaged that nothing of it can be checked.",
  evidenceVersion: "Andere Version",
  evidenceVersionText:
    "Diesen Nachweis hat eine andere Version des Programms gemacht, die diese Seite nicht kennt. Ob er gilt, sagt das nicht. Prüfen Sie ihn auf der Seite, die Ihnen mit ihm genannt wurde.",
  evidenceVersionEn: "Another version. This page does not know it; that does not say whether the proof is valid.",
  evidenceUnsupported: "Nicht geprüft",
  evidenceUnsupportedText:
    "Ihr Browser kann diese Unterschriften nicht prüfen. Über die Datei sagt das nichts. Nehmen Sie bitte einen neueren Browser.",
  evidenceUnsupportedEn: "Not checked. Your browser is too old for these signatures; that says nothing of the file.",
  evidenceReceived: "Eingegangen am (received on)",
  evidenceSigned: "Unterschrieben am (signed on)",
  evidenceOffice: "Meldestelle (office)",
  evidenceFingerprint: "Fingerabdruck (fingerprint)",
  evidenceOthers: "Frühere oder spätere Schlüssel dieses Kontos (former or later keys)",
  evidenceReport: "Kennung der Meldung (report id)",
  evidenceHash: "Prüfsumme der verschlüsselten Meldung (SHA-256)",
  evidenceSame: "Der Text in der Datei ist der Wortlaut dieser Meldung.",
  evidenceSameEn: "The text in the file is what was reported.",
  evidenceOther: "Der Text in der Datei ist nicht der Wortlaut dieser Meldung. Der Nachweis selbst gilt.",
  evidenceOtherEn: "The text in the file is not what was reported. The proof itself is valid.",
  evidenceMeans: "Was ein Meldenachweis sagt",
  evidenceMeansDay:
    "Die Meldestelle hat unterschrieben, dass an diesem Tag eine Meldung mit dieser Prüfsumme bei ihr eingegangen ist. Der Tag des Eingangs ist ihr Wort und das des Dienstes, der die Zeit führt.",
  evidenceMeansText:
    "Ist der Text dabei, hat der Browser einer Person der Meldestelle genau diesen Text geöffnet, bevor er für sie unterschrieb.",
  evidenceMeansNot: "Was er nicht sagt",
  evidenceMeansNotTrue: "Ob zutrifft, was gemeldet wurde, und wer gemeldet hat.",
  evidenceMeansNotEarlier: "Ob die Meldung schon früher da war und der Dienst sie zurückgehalten hat.",
  evidenceMeansNotFiles: "Was in beigefügten Dateien steht. Die Prüfsumme gilt für ihre Namen und Größen, nicht für ihren Inhalt.",
  evidenceMeansNotName: "Wie das Unternehmen wirklich heißt. Das sagt nur der Fingerabdruck, wenn Sie ihn vergleichen.",
} as const satisfies Catalogue;
