import type { Catalogue } from "./translate.ts";

/** The texts around lost keys: password reset, emergency key, a changed account key. */
export const adminResetDe = {
  forgotTitle: "Passwort vergessen",
  forgotLead: "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
  forgotSubmit: "Link senden",
  forgotBusy: "Wird gesendet …",
  forgotBelow: "Das Passwort ist Ihnen wieder eingefallen?",
  forgotEmailRequired: "E-Mail-Adresse erforderlich",
  forgotEmailRequiredText: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  forgotSent: "E-Mail gesendet",
  forgotSentText: "Wenn es für {email} ein Konto gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde.",
  forgotSpam: "Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach. Nach einigen Minuten können Sie einen neuen Link anfordern.",
  forgotAgain: "Erneut anfordern",

  resetTitle: "Neues Passwort wählen",
  resetLead: "Ihr Passwort öffnet Ihre Schlüssel. Entscheiden Sie zuerst, was mit ihnen geschieht.",
  resetChecking: "Link wird geprüft …",
  resetInvalidTitle: "Ungültiger Link",
  resetInvalidText: "Ungültiger Reset-Link. Bitte fordern Sie einen neuen Link an.",
  resetInvalidMore: "Ein Link gilt eine Stunde und nur einmal.",
  resetNewLink: "Neuen Link anfordern",
  resetCheckFailed: "Der Link konnte nicht geprüft werden",

  resetWays: "Wie geht es mit Ihren Schlüsseln weiter?",
  resetWay_recovery: "Mit Wiederherstellungscode: nichts geht verloren",
  resetWay_recoveryText: "Ihre Schlüssel bleiben, alle Meldungen bleiben lesbar.",
  resetWay_recoveryNoReports: "Ihre Schlüssel bleiben, wie sie sind.",
  resetWay_emergency: "Mit Notfallschlüssel",
  resetWay_emergencyText:
    "Mit dem Ausdruck aus dem Tresor Ihres Unternehmens. Sie bekommen neue Schlüssel, die Meldungen Ihrer Abteilungen bleiben lesbar. Alle mit der Rolle Admin und alle, die dieselben Meldungen lesen, werden per E-Mail benachrichtigt.",
  resetWay_emergencySome:
    "Mit dem Ausdruck aus dem Tresor Ihres Unternehmens. Sie bekommen neue Schlüssel, die sofort gelten. Von den bisherigen Meldungen Ihrer Abteilungen öffnet er Ihnen nur einen Teil. Alle mit der Rolle Admin und alle, deren Meldungen er öffnet, werden per E-Mail benachrichtigt.",
  resetWay_emergencyNone:
    "Mit dem Ausdruck aus dem Tresor Ihres Unternehmens. Sie bekommen neue Schlüssel, die sofort gelten. Die bisherigen Meldungen Ihrer Abteilungen öffnet er Ihnen nicht. Alle mit der Rolle Admin und alle, deren Meldungen er öffnet, werden per E-Mail benachrichtigt.",
  resetEmergencyRest: "Was er nicht öffnet, können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen.",
  resetEmergencyActivated:
    "Meldungen, deren Schlüssel nur noch deaktivierte Personen haben, können diese Ihnen wieder öffnen, sobald sie wieder aktiviert sind.",
  resetWay_emergencyNoReports:
    "Mit dem Ausdruck aus dem Tresor Ihres Unternehmens. Sie bekommen neue Schlüssel, die sofort gelten. Alle mit der Rolle Admin werden per E-Mail benachrichtigt.",
  resetWay_colleague: "Ohne Code: erst nach einer Freigabe",
  resetWay_colleagueText:
    "Sie bekommen neue Schlüssel. Bis eine Person aus der Verwaltung Ihren neuen Fingerabdruck mit Ihnen vergleicht und die Freigabe erteilt, können Sie keine Meldungen lesen.",
  resetWay_colleagueNoReports:
    "Sie bekommen neue Schlüssel. Bis eine Person aus der Verwaltung Ihren neuen Fingerabdruck mit Ihnen vergleicht und die Freigabe erteilt, gelten sie noch nicht.",
  resetColleagueGone: "Die bisherigen Meldungen kann niemand mehr für Sie öffnen, auch wir nicht.",
  resetWay_founding: "Ohne Code: bisherige Meldungen bleiben verschlossen",
  resetWay_foundingText:
    "Sie erzeugen einen neuen Kontoschlüssel und können ab dann eingehende Meldungen lesen. Die bisherigen kann niemand mehr für Sie öffnen, auch wir nicht.",
  resetWay_foundingHeld: "Ohne Code: neuer Kontoschlüssel",
  resetWay_foundingHeldText: "Sie erzeugen einen neuen Kontoschlüssel und können ab dann eingehende Meldungen lesen.",
  resetWay_foundingNoReports: "Sie erzeugen einen neuen Kontoschlüssel.",
  resetFoundingNobody: "Niemand außer Ihnen hält den Kontoschlüssel.",
  resetFoundingInvited:
    "Außer Ihnen bringt den Kontoschlüssel nur mit, wer mit Einladungscode eingeladen ist und noch nicht angenommen hat. Lassen Sie offene Einladungen zuerst annehmen: Dann kann Sie jemand freigeben, und Links und Aushänge gelten weiter.",
  resetFoundingEmergency_all:
    "Holen Sie zuerst den Notfallschlüssel aus dem Tresor: Er enthält den Kontoschlüssel. Mit ihm öffnen sich die Meldungen wieder, und Links und Aushänge gelten weiter. Nur wenn der Ausdruck verloren ist, bleibt ein neuer Kontoschlüssel.",
  resetFoundingEmergency_some:
    "Holen Sie zuerst den Notfallschlüssel aus dem Tresor: Er enthält den Kontoschlüssel. Mit ihm öffnet sich ein Teil der Meldungen wieder, und Links und Aushänge gelten weiter. Nur wenn der Ausdruck verloren ist, bleibt ein neuer Kontoschlüssel.",
  resetFoundingEmergency_none:
    "Holen Sie zuerst den Notfallschlüssel aus dem Tresor: Er enthält den Kontoschlüssel. Ihre bisherigen Meldungen öffnet er nicht, aber Links und Aushänge gelten weiter. Nur wenn der Ausdruck verloren ist, bleibt ein neuer Kontoschlüssel.",
  resetElsewhere:
    "Sind Sie noch in einem anderen Browser oder auf einem anderen Gerät angemeldet? Sehen Sie zuerst dort nach: Das Zurücksetzen beendet jede Anmeldung.",
  resetElsewhere_code:
    "Dort erzeugen Sie mit einem Passkey oder einem Code des zweiten Faktors unter „Mein Konto“ einen Wiederherstellungscode. Öffnen Sie dann den Link aus der E-Mail noch einmal: Mit dem Code geht nichts verloren.",
  resetElsewhere_grant:
    "Dort geben Sie mit einem Passkey oder einem Code des zweiten Faktors auf dem Dashboard den Notfallschlüssel frei. Danach öffnet er, was Sie dort lesen.",
  resetElsewhere_key:
    "Dort erzeugt mit einem Passkey oder einem Code des zweiten Faktors einen neuen Notfallschlüssel, wer den Kontoschlüssel hat und die Sicherheitseinstellungen verwaltet. Er öffnet dann, was Sie dort lesen.",
  resetReopensAll: "Die bisherigen können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen.",
  resetReopensPart: "Einen Teil der bisherigen können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen.",
  resetReopensSome:
    "Einen Teil der bisherigen können Kolleginnen oder Kollegen Ihnen nach der Anmeldung wieder öffnen, den Rest niemand, auch wir nicht.",
  resetReopensInvited:
    "Bisherige Meldungen, die sonst niemand öffnen kann, öffnet noch, wer mit Einladungscode eingeladen ist. Lassen Sie offene Einladungen zuerst annehmen, dann öffnen sie sich auch Ihnen wieder. Mit einem neuen Kontoschlüssel enden die Codes, und sie bleiben für immer verschlossen.",
  resetReopensRest: "Den Rest der bisherigen kann niemand mehr öffnen, auch wir nicht.",
  resetReopensActivated:
    "Meldungen, deren Schlüssel nur noch deaktivierte Personen haben, können diese Ihnen wieder öffnen, sobald Sie sie nach der Anmeldung aktiviert haben.",
  resetWay_aloneHeld: "Ohne Code: im Moment kann niemand Sie freigeben",
  resetWay_alone: "Ohne Code: bisherige Meldungen bleiben verschlossen",
  resetWay_aloneText:
    "Sie bekommen neue Schlüssel, aber niemand in Ihrem Unternehmen kann sie im Moment freigeben. Solange das so ist, können Sie keine Meldungen lesen.",
  resetWay_aloneNoReports:
    "Sie bekommen neue Schlüssel, aber niemand in Ihrem Unternehmen kann sie im Moment freigeben. Solange das so ist, gelten sie nicht.",
  resetCodeNever:
    "Für Ihr Konto gilt kein Wiederherstellungscode: Er wurde nie bestätigt, oder er endete mit einer früheren Rücksetzung. Ein ausgedruckter Code, den Sie nie bestätigt haben, öffnet nichts.",
  resetLossTitle: "Was Sie verlieren",
  resetLossCode: "Ihr bisheriger Wiederherstellungscode öffnet danach nichts mehr. Nach der Anmeldung erzeugen Sie einen neuen.",
  resetLossAccountKey:
    "Den Kontoschlüssel hat außer Ihnen niemand. Danach kann niemand mehr jemanden freigeben, bis es einen neuen gibt, und damit müssen Links und Aushänge erneuert werden. Wartet jemand auf Ihre Freigabe, erteilen Sie sie zuerst in einem Browser, in dem Sie noch angemeldet sind.",
  resetLossOld: "Meldungen, Nachrichten und Dateien bis heute bleiben für Sie verschlossen.",
  resetLossSome: "Einen Teil der Meldungen bis heute kann niemand mehr für Sie öffnen; er bleibt verschlossen.",
  resetLossSafe: "Was der Notfallschlüssel nicht öffnet und sonst niemand lesen kann, bleibt für immer verschlossen.",
  resetLossInvited: "Einen Teil der Meldungen bis heute öffnet erst wieder, wer eine Einladung mit Einladungscode annimmt.",
  resetLossInvitedOnly:
    "Meldungen bis heute öffnen sich für Sie erst wieder, wenn jemand eine Einladung mit Einladungscode angenommen hat. Was auch diese Person nicht öffnet, bleibt verschlossen.",
  resetLossInvitations: "Codes offener Einladungen enden: Wer noch annimmt, braucht danach Ihre Freigabe. Gäste laden Sie neu ein.",
  resetLossLinks: "Links mit #k= und Aushänge Ihrer Meldekanäle müssen Sie erneuern; die alten werden im Portal abgelehnt.",
  resetLossColleagues: "Kolleginnen und Kollegen müssen den neuen Fingerabdruck einmal vergleichen und brauchen Ihre Freigabe.",
  resetLossAuthors:
    "Unter Nachrichten und Notizen bis heute steht danach „Nicht bestätigt“: Der neue Schlüssel kann nicht belegen, wer sie geschrieben hat.",
  resetLossEmergency: "Der Notfallschlüssel Ihres Unternehmens endet: Wer den Ausdruck später findet, öffnet damit nichts mehr.",
  resetUnderstood: "Ich habe verstanden, was verloren geht.",
  resetUnderstoodColleague: "Ich habe verstanden, dass ich erst nach einer Freigabe wieder Meldungen lesen kann.",
  resetUnderstoodNoReports: "Ich habe verstanden, dass meine neuen Schlüssel erst nach einer Freigabe gelten.",
  resetUnderstoodMissing: "Bitte bestätigen Sie, dass Sie das verstanden haben.",

  resetCodeRecovery: "Wiederherstellungscode",
  resetCodeEmergency: "Code des Notfallschlüssels",
  resetCodeHint: "Sieben Gruppen zu vier Zeichen. Bindestriche und Großschreibung sind gleichgültig.",
  resetCodeMissing: "Bitte geben Sie den Code ein.",
  resetCodeShape: "In diesem Code ist ein Tippfehler, oder es fehlt etwas. Bitte vergleichen Sie jede Gruppe mit Ihrem Ausdruck.",
  resetEmergencyWrong: "Dieser Notfallschlüssel gehört nicht zu Ihrem Unternehmen oder wurde ersetzt. Bitte prüfen Sie Ihre Eingabe.",
  resetEmergencyDamaged: "Der Notfallschlüssel passt nicht zum Kontoschlüssel auf dem Server. Zu Ihrer Sicherheit wurde nichts geändert.",
  resetSecondFactor: "Code des zweiten Faktors",
  resetSecondFactorHint:
    "Sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Ersatzcodes. Haben Sie keines von beiden, kann jemand in Ihrem Unternehmen den zweiten Faktor entfernen, der Benutzer und Abteilungen verwaltet und alle Ihre Rechte hat. Gibt es dort niemanden, wenden Sie sich an den Support.",
  resetSecondFactorMissing: "Bitte geben Sie den Code des zweiten Faktors ein.",
  resetPassword: "Neues Passwort",
  resetConfirm: "Passwort bestätigen",
  resetRule:
    "Das Passwort braucht mindestens 8 Zeichen, einen Kleinbuchstaben, einen Großbuchstaben, eine Ziffer und ein Sonderzeichen (@$!%*?&).",
  resetMismatch: "Passwörter stimmen nicht überein",
  resetSubmit: "Passwort zurücksetzen",
  resetBusy: "Passwort wird gesetzt …",
  resetFailed: "Passwort konnte nicht zurückgesetzt werden.",
  resetDone: "Passwort zurückgesetzt",
  resetDoneText: "Bitte melden Sie sich mit dem neuen Passwort an. Alle Sitzungen sind beendet.",

  emergencyTitle: "Notfallschlüssel",
  emergencyOpen: "Notfallschlüssel verwalten",
  emergencyLead:
    "Ein gedruckter Code für den Tresor Ihres Unternehmens. Vergisst jemand das Passwort und fehlt der Wiederherstellungscode, öffnet er die Meldungen wieder. Die einer Abteilung, die bei Meldungen über die Meldestelle einspringt, öffnet er nur deren Mitgliedern.",
  emergencyMissing: "Höchstens eine Person kann die Meldungen der Abteilung {names} lesen.",
  emergencyMissingMany: "Je höchstens eine Person kann die Meldungen dieser Abteilungen lesen: {names}.",
  emergencyMissingText:
    "Gehen Passwort und Wiederherstellungscode verloren, bleiben Meldungen verschlossen. Davor schützt eine zweite Person mit Zugang oder ein Notfallschlüssel.",
  emergencyMissingAction: "Zum Notfallschlüssel",
  emergencyFailed: "Der Notfallschlüssel konnte nicht geladen werden",
  emergencyFailedText: "Der Schlüssel selbst ist davon nicht betroffen.",
  emergencyNone: "Noch kein Notfallschlüssel",
  emergencyNoneText: "Ohne ihn hängt der Zugang zu allen Meldungen an den Personen, die die Schlüssel halten.",
  emergencyMake: "Notfallschlüssel erzeugen",
  emergencyThere: "Es gibt einen Notfallschlüssel.",
  emergencyMade: "Erzeugt am {date} von {name}",
  emergencyUsed: "Der Code wurde am {date} Uhr benutzt.",
  emergencyUsedText:
    "Erneuern Sie den Notfallschlüssel in jedem Fall und legen Sie den neuen Ausdruck in den Tresor. Wer den alten kennt, könnte ihn sonst noch einmal benutzen.",
  emergencyUsedTitle: "Der Notfallschlüssel wurde am {date} benutzt und muss erneuert werden.",
  emergencyUsedShort: "Wer den alten Ausdruck kennt, könnte ihn sonst noch einmal benutzen.",
  emergencyIncomplete: "Er fehlt für: {names}",
  emergencyIncompleteText: "Deren Meldungen öffnet er nicht alle.",
  emergencyIncomplete_members: "Ein Mitglied der Abteilung kann ihn freigeben: Auf dessen Dashboard steht, wie.",
  emergencyIncomplete_deactivated:
    "Was ihm fehlt, hat nur jemand, dessen Anmeldung deaktiviert ist. Aktivieren Sie die Anmeldung wieder: Dann kann diese Person ihn freigeben, und auf ihrem Dashboard steht, wie.",
  emergencyIncomplete_invited:
    "Was ihm fehlt, hat nur eine offene Einladung. Ist sie mit ihrem Einladungscode angenommen, kann die eingeladene Person ihn freigeben: Auf ihrem Dashboard steht, wie.",
  emergencyLost: "Niemand hat mehr den Schlüssel von: {names}",
  emergencyLostText: "Sobald der Schlüssel der Abteilung erneuert ist, öffnet der Notfallschlüssel ihre neuen Meldungen.",
  emergencyComplete: "Er hat den Schlüssel jeder Abteilung.",
  emergencyOnlyHere: "Nur noch er hat einen Schlüssel von: {names}",
  emergencyOnlyHere_managers:
    "Darum lässt er sich jetzt weder erneuern noch löschen: Die Meldungen wären verloren. Zuerst setzt ein Mitglied dieser Abteilung oder jemand mit der Berechtigung „Benutzer und Abteilungen“ oder „Einstellungen“ das eigene Passwort zurück und wählt dabei „Mit Notfallschlüssel“.",
  emergencyOnlyHere_members:
    "Darum lässt er sich jetzt weder erneuern noch löschen: Die Meldungen wären verloren. Zuerst setzt ein Mitglied, das sie bisher lesen konnte, sein Passwort zurück und wählt dabei „Mit Notfallschlüssel“. Anderen öffnet er sie nicht, weil dort Meldungen über die Meldestelle liegen können.",
  emergencyOnlyHere_deactivated:
    "Darum lässt er sich jetzt weder erneuern noch löschen: Die Meldungen wären verloren. Den Schlüssel hat sonst nur jemand, dessen Anmeldung deaktiviert ist. Aktivieren Sie die Anmeldung wieder: Dann liest diese Person weiter, ohne ihr Passwort zurückzusetzen.",
  emergencyOnlyHere_nobody:
    "Darum lässt er sich jetzt weder erneuern noch löschen: Die Meldungen wären verloren. Er öffnet sie nur Mitgliedern der Abteilung, weil dort Meldungen über die Meldestelle liegen können, und zurzeit niemandem. Nehmen Sie jemanden in die Abteilung auf. Diese Person setzt dann ihr Passwort zurück und wählt dabei „Mit Notfallschlüssel“.",
  emergencyPrintoutTitle: "Und wenn der Ausdruck verloren ist?",
  emergencyPrintoutText:
    "Dann bleibt nur, den Notfallschlüssel zu beenden. Was danach niemand mehr öffnen kann, steht im nächsten Schritt, bevor etwas geschieht.",
  emergencyPrintoutOnlySigner:
    "Dann hilft nur ein neuer Kontoschlüssel, denn auch den hat sonst niemand, der sich anmelden und damit arbeiten kann. Hat ihn noch jemand, dessen Anmeldung deaktiviert ist, wird diese Person zuerst aktiviert. Sonst setzt jemand mit der Berechtigung „Benutzer und Abteilungen“ das eigene Passwort ohne Code zurück. Damit endet auch der Notfallschlüssel; was verloren geht, steht dort vor dem letzten Klick.",
  emergencyPrintoutLost: "Der Ausdruck ist verloren",
  emergencyLostTitle: "Ist der Ausdruck wirklich verloren?",
  emergencyLostLook:
    "Sehen Sie noch einmal im Tresor nach, und fragen Sie, wer ihn verwahrt hat. Mit dem Ausdruck öffnet sich alles wieder über „Passwort vergessen“ und „Mit Notfallschlüssel“:",
  emergencyLostFetch_managers:
    "{names}: durch ein Mitglied oder durch jemanden mit der Berechtigung „Benutzer und Abteilungen“ oder „Einstellungen“.",
  emergencyLostFetch_members: "{names}: durch ein Mitglied, das die Meldungen bisher lesen konnte.",
  emergencyLostFetch_deactivated: "{names}: auch ohne Ausdruck, sobald die Person aktiviert ist, deren Anmeldung deaktiviert ist.",
  emergencyLostFetch_nobody: "{names}: durch jemanden, den Sie in die Abteilung aufnehmen.",
  emergencyLostEnds: "Für die Meldestelle endgültig verschlossen wird, was nur er öffnet, in: {names}",
  emergencyLostEndsText:
    "Auch wir können diese Meldungen nie wieder öffnen. Nur wer sie geschickt hat, öffnet den eigenen Fall weiterhin und liest dort, was geschehen ist. Hat eine Abteilung danach keinen gültigen Schlüssel, nimmt das Portal für sie nichts an, bis er unter „Abteilungen“ erneuert ist. Neue Meldungen sind dann wieder lesbar.",
  emergencyLostKept_members: "Nicht verloren ist, was in Ihrem Unternehmen noch jemand hat: {names}.",
  emergencyLostKept_deactivated:
    "Nicht verloren ist, was eine Person mit deaktivierter Anmeldung hat: {names}. Es öffnet sich wieder, wenn sie aktiviert wird.",
  emergencyLostKept_invited:
    "Nicht verloren ist, was der Code einer offenen Einladung öffnet: {names}. Es öffnet sich wieder, wenn sie mit ihm angenommen wird.",
  emergencyLostAfter:
    "Wer den Ausdruck später findet, öffnet damit nichts mehr. Wer Sicherheit, Benutzer oder diese Meldungen betreut, bekommt eine E-Mail.",
  emergencyLostUnderstood: "Der Ausdruck ist nicht zu finden, und ich habe verstanden, was danach niemand mehr öffnet.",
  emergencyLostChanged:
    "Inzwischen hat sich geändert, was der Notfallschlüssel öffnet. Es ist noch nichts geschehen. Lesen Sie bitte noch einmal, was hier steht.",
  emergencyRenew: "Erneuern",
  emergencyRenewTitle: "Notfallschlüssel erneuern?",
  emergencyRenewText: "Der bisherige Ausdruck gilt, bis Sie den neuen Code bestätigt haben. Danach öffnet er nichts mehr.",
  emergencyRemove: "Löschen",
  emergencyRemoveTitle: "Notfallschlüssel löschen?",
  emergencyRemoveText: "Der Ausdruck öffnet danach nichts mehr. Das lässt sich nicht rückgängig machen.",
  emergencyRemoveAction: "Notfallschlüssel löschen",
  emergencyRemoved: "Notfallschlüssel gelöscht",
  emergencyRemoveFailed: "Der Notfallschlüssel konnte nicht gelöscht werden.",
  emergencyNotHeld: "Einen Notfallschlüssel kann nur erzeugen, wer den Kontoschlüssel hält. Bitten Sie eine Person aus der Verwaltung.",
  emergencyNew: "Neuer Notfallschlüssel",
  emergencyCodeLabel: "Code des Notfallschlüssels",
  emergencyShownOnce:
    "Dieser Code wird nur jetzt gezeigt. Drucken Sie ihn und legen Sie ihn in den Tresor. Sobald er gilt, kann mit ihm und einem Link aus einer E-Mail Meldungen öffnen, wer ihn hat.",
  emergencyNotYet: "Dieser Code gilt erst, wenn Sie ihn unten aktivieren. Bis dahin öffnet er nichts, auch nicht als Ausdruck.",
  emergencyLeaveTitle: "Ohne den Notfallschlüssel weitergehen?",
  emergencyLeaveText: "Der Code ist noch nicht aktiviert und wird nicht wieder gezeigt. Wer ihn schon gedruckt hat, öffnet damit nichts.",
  emergencyLeave: "Ohne Code weiter",
  emergencySaved: "Ich habe den Code gedruckt oder gespeichert und sicher verwahrt.",
  emergencySubmit: "Notfallschlüssel aktivieren",
  emergencySaveFailed: "Der Notfallschlüssel konnte nicht gespeichert werden.",
  emergencyChanged:
    "Der Notfallschlüssel wurde inzwischen von jemand anderem erneuert oder gelöscht. Dieser Code gilt nicht, auch nicht als Ausdruck. Brechen Sie ab und sehen Sie nach, welcher jetzt gilt.",
  emergencyMakeFailed: "Der Notfallschlüssel konnte nicht erzeugt werden.",
  emergencyDone: "Notfallschlüssel aktiviert",
  emergencyDoneText: "Verwahren Sie den Ausdruck an einem sicheren Ort.",
  emergencyFileName: "Hinweiszentrale-Notfallschluessel.txt",
  emergencySheet:
    "Notfallschlüssel für die Hinweiszentrale\n\nUnternehmen: {company}\nErzeugt am: {date}\n\n{code}\n\nMit diesem Code lassen sich die Meldungen des Unternehmens wieder öffnen, wenn Passwort und Wiederherstellungscode verloren sind.\nSo geht es: auf der Anmeldeseite „Passwort vergessen“ wählen, den Link in der E-Mail öffnen, „Mit Notfallschlüssel“ wählen.\nBewahren Sie ihn im Tresor auf.\n\nDer Code gilt erst, wenn er auf der Seite, die ihn gezeigt hat, aktiviert wurde. Ein Ausdruck, der nie aktiviert wurde, öffnet nichts.",

  recoveryTypedMissing: "Bitte geben Sie die letzten beiden Gruppen des Codes ein.",
  recoveryLaterTitle: "Noch kein Wiederherstellungscode gesichert",
  recoveryLaterText: "Der eben gezeigte Code gilt nicht. Wenn Sie es nachholen, wird ein neuer erzeugt.",
  recoveryRenewAsk: "Neuen Wiederherstellungscode erzeugen?",
  recoveryRenewAskText: "Sobald Sie den neuen Code bestätigen, endet der alte. Vernichten Sie dann alle Kopien des alten Codes.",

  accountChangedTitle: "Der Kontoschlüssel Ihres Unternehmens ist ein anderer",
  accountChangedText:
    "Ihr Browser kennt einen anderen Kontoschlüssel als den, den der Server jetzt nennt. Das ist so, wenn jemand aus der Verwaltung ihn verloren und einen neuen erzeugt hat. Es kann auch ein Angriff sein. Bis Sie entscheiden, bleibt alles verschlossen.",
  accountChangedCompare:
    "Vergleichen Sie den neuen Fingerabdruck persönlich oder am Telefon mit der Person, die den Schlüssel erneuert hat; sie sieht ihn auf der Seite „Mein Konto“. Stimmt er nicht überein, nehmen Sie ihn nicht an.",
  accountChangedSigned:
    "Der bisherige Kontoschlüssel hat den neuen schon unterschrieben. Das ersetzt Ihren Vergleich nicht: Auch wer früher Zugang hatte, könnte unterschrieben haben.",
  accountChangedOwn: "Fingerabdruck Ihrer eigenen Schlüssel",
  accountChangedOwnText: "Er ist derselbe wie bisher. Diesen vergleicht mit Ihnen, wer Sie freigibt.",
  accountChangedKnown: "Fingerabdruck bisher",
  accountChangedServed: "Fingerabdruck neu",
  accountChangedAccept: "Neuen Schlüssel annehmen",
  accountChangedAsk: "Haben Sie den Fingerabdruck verglichen?",
  accountChangedAskText:
    "Danach vertraut Ihr Browser dem neuen Kontoschlüssel. Meldungen, die Sie bisher lesen konnten, bleiben lesbar. Alles Weitere geht, sobald eine Kollegin oder ein Kollege Sie unter dem neuen Schlüssel freigegeben hat.",
  accountChangedFailed: "Der Schlüssel konnte nicht angenommen werden.",
  accountChangedLoadFailed: "Die Fingerabdrücke konnten nicht geladen werden",
} as const satisfies Catalogue;
