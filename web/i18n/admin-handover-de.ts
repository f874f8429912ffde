import type { Catalogue } from "./translate.ts";

/** What § 15 Abs. 1 HinSchG asks of a case: handing it over, and keeping somebody out of it. */
export const adminHandoverDe = {
  handover: "Zuständigkeit",
  handoverFailed: "Die Zuständigkeit konnte nicht geladen werden.",
  handoverDepartment: "Abteilung",
  handoverConcerns: "Der Fall betrifft",
  handoverConcernsText: "Dorthin kann er nicht abgegeben werden, auch an keine Abteilung, die damit jemanden gemeinsam hat.",
  handoverReaders: "Lesen können den Fall",
  handoverNobody: "Zurzeit niemand mit bestätigten Schlüsseln",
  handoverRecused: "Ausgeschlossen",
  handoverBias: "Befangenheit erklären",
  handoverExclude: "Person ausschließen",
  handoverNobodyElse: "Keine andere Abteilung hat zurzeit jemanden, der diesen Fall lesen könnte.",

  transfer: "An andere Abteilung abgeben",
  transferText:
    "Der Fall geht mit Nachrichten, Dateien, Notizen und Verfahren über. Sein Schlüssel wird für die andere Abteilung neu versiegelt. Gastzugänge zu diesem Fall enden.",
  transferTo: "Abteilung",
  transferToMissing: "Bitte wählen Sie eine Abteilung.",
  transferReason: "Grund",
  transferReasonHint: "Steht im Verlauf und im Prüfprotokoll.",
  transferReasonMissing: "Bitte wählen Sie einen Grund.",
  transferChoose: "Bitte wählen",
  transferNote: "Notiz für die andere Abteilung",
  transferNoteHint: "Verschlüsselt; sie steht danach bei den internen Notizen.",
  transferReaders: { one: "Danach kann den Fall lesen: {names}.", other: "Danach können den Fall lesen: {names}." },
  transferLoss: "„{name}“ verliert den Zugang sofort, Sie eingeschlossen. Zurückholen kann den Fall nur die andere Abteilung.",
  transferStay: "„{name}“ verliert den Zugang sofort. Sie selbst lesen den Fall weiter, weil Sie auch zur anderen Abteilung gehören.",
  transferDraft: "Was Sie hier geschrieben und nicht gesendet haben, geht verloren. Kopieren Sie es vorher.",
  transferAction: "Fall abgeben",
  transferFailed: "Der Fall wurde nicht abgegeben.",
  transferDone: "Fall abgegeben",
  transferDoneText: "HZ-{number} ist jetzt bei „{name}“.",

  biasTitle: "Befangenheit erklären",
  biasText:
    "Wer befangen ist, bearbeitet den Fall nicht weiter (§ 15 Abs. 1 HinSchG). Die Erklärung steht im Verlauf und im Prüfprotokoll, ohne Begründung.",
  biasHow: "Wie geht es weiter?",
  biasHowMissing: "Bitte wählen Sie, wie es weitergeht.",
  biasSelf: { one: "Nur ich bin ausgeschlossen; {names} arbeitet weiter", other: "Nur ich bin ausgeschlossen; {names} arbeiten weiter" },
  biasTransfer: "Der Fall geht an eine andere Abteilung",
  biasAlone: "Außer Ihnen kann in „{name}“ niemand den Fall lesen. Geben Sie ihn deshalb an eine andere Abteilung ab.",
  biasNobody:
    "Außer Ihnen kann niemand den Fall lesen, und keine andere Abteilung kann ihn übernehmen. Bitten Sie die Verwaltung, jemanden in „{name}“ aufzunehmen.",
  biasHonest:
    "Ab dann erhalten Sie von diesem Fall nichts mehr: keine Texte, Dateien, Notizen, E-Mails oder Zahlen. Den Schlüssel Ihrer Abteilung behalten Sie; was Sie schon gelesen oder gespeichert haben, macht das nicht ungelesen. Selbst aufheben können Sie es nicht.",
  biasAction: "Befangenheit erklären",
  biasNext: "Weiter",
  biasFailed: "Die Erklärung wurde nicht gespeichert.",
  biasDone: "Sie sind von HZ-{number} ausgeschlossen",
  biasDoneText: "Aufheben kann das nur eine andere Person, die den Fall liest.",

  excludeText:
    "Die Person erhält von diesem Fall nichts mehr: keine Texte, Dateien, Notizen, E-Mails oder Zahlen. Was sie schon gelesen oder gespeichert hat, bleibt ihr bekannt. Der Ausschluss steht im Verlauf und im Prüfprotokoll.",
  excludePerson: "Person",
  excludePersonMissing: "Bitte wählen Sie eine Person.",
  excludeAction: "Ausschließen",
  excludeFailed: "Die Person wurde nicht ausgeschlossen.",
  excludeDone: "{name} ist ausgeschlossen",

  lift: "Aufheben",
  liftOf: "Ausschluss von {name} aufheben",
  liftText: "{name} kann den Fall danach wieder lesen und bearbeiten.",
  liftAction: "Ausschluss aufheben",
  liftFailed: "Der Ausschluss besteht weiter.",
  liftDone: "Ausschluss aufgehoben",

  handedOver: "Der Fall wurde abgegeben",
  handedOverText: "Er ist jetzt bei einer anderen Abteilung. Ihre Abteilung kann ihn nicht mehr lesen.",
  handedOverDraft:
    "Dieser Fall wurde inzwischen an eine andere Abteilung abgegeben. Ihr Entwurf lässt sich nicht mehr senden. Kopieren Sie ihn, bevor Sie die Seite verlassen.",
  recused: "Sie sind von diesem Fall ausgeschlossen",
  recusedText: "Wegen Befangenheit erhalten Sie von diesem Fall nichts mehr. Ist das ein Irrtum, wenden Sie sich an Ihre Abteilung.",
  recusedDraft:
    "Sie wurden inzwischen von diesem Fall ausgeschlossen. Ihr Entwurf lässt sich nicht mehr senden. Kopieren Sie ihn, bevor Sie die Seite verlassen.",

  historyTransferred: "Von „{from}“ an „{to}“ abgegeben: {reason}",
  historyGoneDepartment: "frühere Abteilung",
  historyBias: "Befangenheit erklärt",
  historyRecused: "{name} ausgeschlossen",
  historyLifted: "Ausschluss von {name} aufgehoben: {reason}",
} as const satisfies Catalogue;
