import type { portalDe, ReportWords } from "./portal-de.ts";
import type { Translation } from "./translate.ts";

/** What reporters read, in English. */
export const portalEn: Translation<typeof portalDe> & ReportWords = {
  again: "Try again",
  "shell.nav": "Language and exit",
  "shell.exit": "Leave page",
  "shell.foot": "These pages set no cookies and load nothing from other companies. Your IP address is not stored.",

  "duty.nav": "Procedure and legal information",
  "duty.apart": "These pages open in a new tab.",
  "duty.start": "To the start page",
  "duty.procedure": "How the procedure works",
  "duty.external": "External reporting bodies",
  "duty.ways": "Telephone and meeting in person",
  "duty.privacy": "Privacy notice",
  "duty.imprint": "Imprint",
  "duty.accessibility": "Accessibility statement",

  "start.new": "New report",
  "start.follow": "Go to an existing case",
  "start.followHint": "For an existing case you need the password that you received after your report.",
  "start.aboutOffice":
    "Does it concern the reporting office itself? Then choose in the form that your report goes to “{department}” and not to the reporting office.",
  "start.aboutOfficeElse":
    "Does it concern the reporting office itself? Here it would read your report, even if it is about them. In that case turn to an external body:",
  "start.data": "What happens to your data",
  "start.sealed":
    "Your report is encrypted in your browser before it is sent. Only the department that it goes to can read it. We have no key to it.",
  "start.seen":
    "Our server sees when something arrives through this channel, which category you choose, whether you give your name and roughly how large it is. It does not see what is in it.",
  "start.traces": "You do not need an account. We store no IP address and set no cookies.",
  "start.deadlines":
    "The reporting office confirms that it has your report within 7 days. At most 3 months later it tells you what it has done.",
  "start.keptYears": {
    one: "{count} year after your case is closed, everything about it is to be deleted. It may be kept longer only if a law requires it.",
    other:
      "{count} years after your case is closed, everything about it is to be deleted. It may be kept longer only if a law requires it.",
  },
  "start.keptMonths": {
    one: "{count} month after your case is closed, everything about it is to be deleted. It may be kept longer only if a law requires it.",
    other:
      "{count} months after your case is closed, everything about it is to be deleted. It may be kept longer only if a law requires it.",
  },
  "start.password": "After sending you receive a password. Keep it safe: nobody can replace it.",
  "start.device": "It is best to use a device of your own. On somebody else's device, or one with malware, others may read along.",
  "start.howSealed": "How is it encrypted?",
  "start.howSealedText":
    "With AES-256-GCM; the key exchange is a hybrid of ML-KEM-768 and X25519. The program for this comes from our server and runs in your browser.",

  "other.title": "Other ways",
  "other.external":
    "You can also turn to an external reporting office, for example the German federal office at the Bundesamt für Justiz. You are free to choose.",
  "other.externalLink": "To the external reporting office at the Bundesamt für Justiz (German)",
  "other.talk": "Or talk to the reporting office in person. If you ask for a meeting, it has to offer you one.",

  "other.allExternal": "All external reporting bodies",
  "other.phone": "Telephone: {phone}",
  "other.phoneHours": "Telephone: {phone} ({hours})",
  "other.allWays": "Telephone and meeting in person",

  "missing.title": "Reporting channel not found",
  "missing.text": "The requested reporting channel could not be found.",
  "missing.next": "Please check the link. You received it from your company.",

  "noscript.title": "This page needs JavaScript",
  "noscript.why":
    "Your browser uses JavaScript to encrypt what you write. Without it, we would receive readable text. That is why we do not accept it then.",
  "noscript.how":
    "Switch on JavaScript for this page and load the page again. In Tor Browser the security level “Safer” or “Standard” is enough.",

  "form.heading": "New report",
  "form.lead": "Only the internal reporting office of {company} reads what you write.",
  "form.leadOther": "Only the department “{department}” of {company} reads what you write.",
  "form.moreOnData": "More about this:",
  "form.optional": "(optional)",
  "form.type": "How would you like to report?",
  "type.anonymous": "Anonymous",
  "type.anonymousMeans": "You give no name. Then do not write anything in the text or the files that identifies you.",
  "type.confidential": "Confidential",
  "type.confidentialMeans":
    "You give your name. Only those who handle your report see it and must not pass it on, unless the law requires it.",
  "form.title": "Title",
  "form.titleHint": "What is it about? A short sentence is enough.",
  "form.titleMissing": "A title is required",
  "form.titleLong": "The title is too long. It may have up to 200 characters.",
  "form.description": "Description",
  "form.descriptionHint": "What happened, when and where? Who was there? Who knows about it?",
  "form.descriptionMissing": "A description is required",
  "form.descriptionLong": "The description is too long. It may have up to 50,000 characters.",
  "form.category": "Category",
  "form.categoryNone": "Please choose",
  "form.categoryMissing": "Please choose a category.",
  "form.nameMissing": "A name is required",
  "form.emailWrong": "Invalid e-mail address",
  "form.aboutOffice": "This concerns the reporting office itself",
  "form.aboutOfficeMeans":
    "The report then goes to “{department}”. The reporting office cannot read it and does not see it: nobody who belongs to it belongs to “{department}”. The company has confirmed this with its key, and your browser has checked it.",
  "form.aboutOfficeElse": "Does it concern the reporting office itself?",
  "form.aboutOfficeExternal":
    "Here the reporting office would read your report, even if it is about them. In that case turn to an external body:",
  "form.problems": { one: "Please check this entry:", other: "Please check these {count} entries:" },
  "form.notKept":
    "Your text is only in this page and is not stored on the device. If you close or reload the page, it is gone. Your browser asks you first.",

  "contact.title": "How can we reach you?",
  "contact.hint": "These details are encrypted too. Only those who handle your report can read them.",
  "contact.name": "Name",
  "contact.phone": "Phone",
  "contact.phoneHint": "For example +49 30 1234567",
  "contact.email": "E-mail address",

  "files.title": "Files",
  "files.hint":
    "Files can show who made them, for example through names or places in their properties. Check this if you want to stay anonymous.",
  "files.drop": "Drop files here or",
  "files.choose": "Choose files",
  "files.rules": "Up to 100 MB per file, at most 20 files: {types}",
  "files.chosen": "Chosen files",
  "files.remove": "Remove",
  "files.removeNamed": "Remove {name}",
  "files.sent": "{sent} of {size} sent",
  "files.too-large": "Some files are too large. Maximum file size: 100MB",
  "files.type": "This type of file is not allowed.",
  "files.empty": "Empty files cannot be sent.",
  "files.too-many": "At most 20 files are possible.",
  "files.notTaken": "Not added: {names}",
  "stored.download": "Download",
  "stored.downloadNamed": "Download {name}",
  "stored.loading": "{loaded} of {size} loaded",
  "stored.damaged": "The file is incomplete or was changed. It is therefore not offered. Please try again later.",
  "stored.gone": "This file is no longer stored.",

  "recipient.title": "Your report goes to the internal reporting office of {company}",
  "recipient.text": "It is encrypted in your browser before anything is sent. Only the reporting office can open it.",
  "recipient.otherTitle": "Your report goes to the department “{department}” of {company}",
  "recipient.otherText":
    "It is encrypted in your browser before anything is sent. Only this department can open it. Nobody else sees the report.",

  "link.title": "Fingerprint of the key",
  "link.named": "Your link contained the fingerprint of the key. Your browser compared it: it matches.",
  "link.bare":
    "Your link contained no fingerprint, for example because the address was typed. Your browser could therefore not compare the key. You can do this yourself:",
  "link.compare":
    "The poster of the reporting office shows the same characters. If it shows other ones, please do not send anything and use another way.",
  "link.newer":
    "Your link is from the time of a former key. The former key signed the present one, and your browser checked that: the link goes on working. Newer posters show:",
  "link.older":
    "The reporting office had another key before. It signed the present one, and your browser checked that: older posters go on being right. They show:",
  "link.bareNext": "You have no poster? Scan the QR code, or open the link from the intranet. Then your browser compares for you.",

  "key.heading": "This page stays closed",
  "key.redirected": "This page was redirected. Please do not enter anything here.",
  "key.redirectedMeans":
    "Your link may have been exchanged for another one. Our pages never redirect. Perhaps somebody wants to read along.",
  "key.malformed": "Your link is not complete. Please do not enter anything here.",
  "key.malformedMeans":
    "The fingerprint of the key stands at the end of the link. It is missing or damaged. Your browser can therefore not check the key of the reporting office.",
  "key.linkNext":
    "Close this page. Scan the QR code once more, or type the address from the poster again. If that does not help, please use another way.",
  "key.case": "Your case stays closed, because answers could be somebody else’s.",
  "key.kept": "What you wrote is still there: go one step back in your browser.",
  "key.stays":
    "The address of this page has changed. Your report has already arrived safely. Save your password: the text file contains the right link.",
  "key.refused": "The key of this reporting office does not match the link. Please do not send anything.",
  "key.refusedMeans":
    "The link may be incomplete or old. But it may also be that somebody wants to read along. Your text would not be safe then.",
  "key.refusedNext":
    "Get the link once more, best from a notice board or the intranet. If it still does not match, please use another way.",
  "key.ended": "This reporting office accepts no reports at the moment.",
  "key.endedMeans":
    "Its key is the right one, but the office has not confirmed it for too long. The clock of your device may also be wrong.",
  "key.endedNext": "Please try again in a few days, or use another way.",
  "key.unsupported": "Your browser cannot encrypt safely enough",
  "key.unsupportedMeans": "Your browser is too old, or this page was opened without a secure connection (https).",
  "key.unsupportedNext": "Please update your browser or use another one, for example on your phone.",

  "send.submit": "Send report",
  "send.loading": "Loading encryption …",
  "send.loadingHint": "You can already write. If it takes longer than a minute, please reload the page; copy your text first.",
  "send.busy": "Sending …",
  "send.sealing": "Your report is being encrypted …",
  "send.proving": "Very much is arriving here at once. Your browser computes for a moment, then it sends …",
  "send.submitting": "Your report is being sent …",
  "send.files": "{sent} of {total} encrypted and sent",
  "send.filesLabel": "All files",
  "send.filesRunning": "Your files are being encrypted and sent …",
  "send.waiting": "The connection is interrupted. Sending goes on by itself as soon as it is back. Nothing is lost.",
  "send.cancel": "Stop sending",
  "send.failed": "The report has not been sent yet",

  "error.offline": "There is no connection right now. What you typed is still there. Please check your internet and try again.",
  "error.tooLong": "The text is too long. What you typed is still there. Please shorten it or add a part as a file.",
  "error.fileChanged":
    "A file was changed or can no longer be read. What you typed is still there. Please remove the file and add it again.",
  "error.noOtherDepartment":
    "The other department is no longer there. What you typed is still there. Please use another way, for example the external reporting office.",
  "error.recipientChanged":
    "Another department is in charge now. Nothing was sent, and what you typed is still there. Please copy your text and reload the page.",
  "error.pageOutdated":
    "The service was renewed since you opened this page, and it can no longer send. Copy your text, load the page again and paste it.",
  "error.unexpected": "This did not work. What you typed is still there. Please try again.",

  "copy.done": "Copied",
  "copy.refused": "Your browser does not allow copying. Please select the password and copy it yourself.",

  "success.arrived": "Your report has arrived, encrypted.",
  "success.confirmed":
    "This also confirms that it was received. By {date} at the latest, the {office} tells you in your case what it has done.",
  "success.title": "Keep your password",
  "success.intro":
    "With the password you can read the answer of the {office} later and keep writing to it. You do not need a name for that.",
  "success.number": "Case number",
  "success.secrets": "Case number and password",
  "success.password": "Password",
  "success.copy": "Copy password",
  "success.download": "Save as text file",
  "success.once": "The password is only shown here and now. Nobody can show it again or replace it later, not even we.",
  "success.confirm": "I have saved the password",
  "success.continue": "Continue",
  "success.leave": "The password will never be shown again. Do you really want to leave this page?",
  "success.fileName": "Case-{caseNumber}.txt",
  "success.file":
    "Case number: {caseNumber}\nPassword: {password}\nYour report went to: {office}\n\nTo read the answer, open this address and enter the password.\n{address}\n\nFingerprint of the key: {fingerprint}\nThe page where you enter the password shows the same characters. If they differ, do not enter anything.\n\nKeep this file where only you can read it. Nobody can replace the password.\n",
  "finished.title": "Thank you for your report",
  "finished.text": "Within 7 days you receive a confirmation in your case. Use your password to look there.",
  "finished.textConfirmed": "The confirmation is already in your case. Use your password to look there from time to time for anything new.",
  "finished.ok": "OK",
  "lost.title": "Case not found",
  "lost.text": "The case data could not be loaded.",
  "lost.next":
    "Case number and password are shown only once and stored nowhere. If you have just sent a report, it has arrived safely all the same. If you have the password, open your case with it.",
  "lost.follow": "Go to an existing case",
  "lost.start": "To the start page",

  "mail.title": "Message when there is news",
  "mail.stored": "Stored e-mail address",
  "mail.label": "E-mail address (optional)",
  "mail.hint":
    "We only write that there is news and where. To write, our server can read the address; those who handle your report do not see it. Do not use an address of your employer. If you want to stay fully anonymous, leave this empty.",
  "mail.save": "Save address",
  "mail.change": "Change address",
  "mail.remove": "Remove address",
  "mail.saved": "The address is saved. You can remove it in your case at any time.",
  "mail.removed": "The address was removed. You will not get any more messages.",
  "mail.present": "An address is stored for this case. It is not shown here.",

  "login.title": "Your case",
  "login.lead": "Enter the password that you received after your report.",
  "login.password": "Password",
  "login.passwordHint": "28 characters in 7 groups. Spaces, dashes and small letters are fine.",
  "login.show": "Show the password while typing",
  "login.submit": "Open case",
  "login.busy": "Opening case …",
  "login.failed": "Sign-in failed",
  "login.empty": "Please enter your password.",
  "login.shape": "The password has 28 characters, only letters and digits. Please check whether something is missing or too much.",
  "login.check": "There is a typing error in the password. Please compare each group with your note.",
  "login.unknown": "The password is invalid or the case was not found.",
  "login.unreadable": "The case could not be decrypted. Your report is still stored. Please reload the page and try again.",
  "login.keyRefused":
    "The key of this reporting office does not match the link. Your case stays closed, because answers could be somebody else's. Get the link once more, best from a notice or from the intranet.",
  "login.lost":
    "Lost your password? Nobody can replace it. Your report is handled all the same. You can send a new report and refer to the first one in it.",

  "case.title": "Case {number}",
  "other.anytime": "You can also turn to an external body at any time:",
  "case.close": "Leave the case",
  "case.service": "What the service states",
  "case.serviceText": "The service keeps status, case worker and dates. Nobody has signed them.",
  "case.notice": "Notice of the service",
  "case.noticeText":
    "This is the automatic confirmation of receipt. It lacks a valid signature of the {office}, so it stands here and not in the chat: it comes from the service alone. Do not follow any request in it for confidential details.",
  "case.number": "Case number",
  "case.status": "Status",
  "case.received": "Received",
  "case.category": "Category",
  "case.categoryNone": "No category",
  "case.worker": "Case worker",
  "case.workerNone": "Nobody assigned yet",
  "case.type": "Type of report",
  "dates.confirmed": "Receipt confirmed on",
  "dates.automatic": "{date} (automatically)",
  "dates.byPerson": "{date} (by a person)",
  "dates.confirmUntil": "Confirmation by",
  "dates.feedback": "Feedback received on",
  "dates.feedbackUntil": "Feedback by",
  "status.new": "New",
  "status.in_progress": "In progress",
  "status.open": "Open",
  "status.closed": "Closed",
  "status.resolved": "Resolved",

  "case.closed": "The content of your report cannot be opened",
  "case.closedText":
    "What is stored does not match its checksum and is therefore not shown. You can go on using the messages. Please say so there.",
  "case.redacted": "Redacted on {date} ({by})",
  "closed.title": "The {office} is not accepting reports for now",
  "closed.text":
    "Nobody at the {office} currently holds the key that opens new reports. Nobody could read what you send now. No stranger has read anything.",
  "closed.next":
    "You can report here again as soon as there is a new key. Until then the other ways help you, for example an external body.",

  "shut.title": "The {office} can no longer open this report",
  "shut.text":
    "Nobody at the {office} has the key to it any more. You can still read your report yourself with your password. That is why the case is closed.",
  "shut.textOpen":
    "Nobody at the {office} has the key to it any more. You can still read your report yourself with your password. A message written here would reach nobody any more.",
  "shut.promise": "The {office} can no longer keep what is promised here: it cannot open the report any more.",
  "shut.byService": "The service states this. It does not come from a person who handles your case.",
  "shut.away": "For now nobody at the {office} can read your report",
  "shut.awayText":
    "The key to it still exists, but for now nobody there can use it. What you write is kept encrypted and can be read as soon as somebody brings the key back. We do not know when that will be.",
  "shut.awayNext": "If you do not want to wait, turn to an external body:",
  "shut.unread": "No stranger has read anything: your report is still encrypted.",
  "shut.next": "This is what you can do now:",
  "shut.again": "Report again at the same place",
  "shut.external": "Turn to an external body:",
  "shut.record": "Recorded by the service on {date}. It does not come from a person who handles your case.",
  "shut.noMessages": "No messages.",
  "shut.reply": "Nobody could read this message any more, and it was not sent. Copy the text for a new report.",
  "thread.title": "Encrypted chat",
  "thread.live": "New messages appear at once.",
  "thread.slow": "New messages appear after 15 seconds at the latest.",
  "thread.loading": "Loading messages …",
  "thread.empty": "No messages yet. If you remember something else, write it here.",
  "thread.failed": "The messages could not be loaded",
  "thread.you": "You",
  "thread.office": "Reporting office",
  "office.own": "reporting office",
  "office.other": "department “{department}”",
  "thread.acknowledgement": "Confirmation of receipt",
  "thread.feedback": "Feedback",
  "thread.automatic":
    "Automatic message. A person of the reporting office signed its text on {date}. What is underlined was filled in by your browser as the service states it.",
  "thread.noted": "Recorded by the service as: {kind}",
  "thread.signed": "What stands here was signed by you or by people of the {office}. Where that is not certain, a note says so.",
  "thread.gap": "Something is missing before this message, or the order is wrong.",
  "thread.unverified": "It is not certain that this message comes from the {office}. Do not answer it with anything confidential.",
  "thread.closed": "This message could not be decrypted.",

  "record.title": "Record for approval, version {version}",
  "record.finalTitle": "The record is final",
  "record.ask": "Please check the record of your report. Is it right? Your answer counts for exactly this text.",
  "record.confirm": "Confirm",
  "record.correct": "Suggest a correction",
  "record.refuse": "Do not confirm",
  "record.correctionLabel": "What should it say instead?",
  "record.send": "Send correction",
  "record.back": "Back",
  "record.confirmedText": "I confirm the record.",
  "record.refusedText": "I do not confirm the record.",
  "record.confirmed": "You confirmed the record on {date}.",
  "record.correction": "You suggested a correction on {date}.",
  "record.refused": "You did not confirm the record on {date}.",
  "record.final": "The record is final.",
  "record.late": "This version does not count: the record is already final in version {version}.",
  "record.older": "There is a newer version.",
  "record.unsent": "Your correction was not sent",
  "record.unsent_newer":
    "While you were writing, a newer version of the record arrived. Please check that one. You can copy your text here and paste it there.",
  "record.unsent_final": "While you were writing, the record became final. You can copy your text here and send it as a message.",
  "record.unsent_answered":
    "While you were writing, you answered this version elsewhere. You can copy your text here and send it as a message.",
  "case.department": "Department",
  "case.way": "Way in",
  "case.way_phone": "Telephone",
  "case.way_mail": "E-mail",
  "case.way_post": "Letter",
  "case.way_meeting": "Personal conversation",
  "stored.destroyed": "This recording has been destroyed.",
  "consent.free":
    "You decide freely. If you refuse, this brings you no disadvantage. If you agree, you can withdraw it here at any time for the future.",
  "consent.yes": "Agree",
  "consent.no": "Refuse",
  "consent.withdraw": "Withdraw consent",
  "consent.withdrawMeans": "A withdrawal counts for the future. What has been passed on already cannot be taken back.",
  "consent.busy": "Your answer is being sent …",
  "consent.granted": "You agreed on {date}.",
  "consent.refused": "You refused on {date}.",
  "consent.withdrawn": "You withdrew your consent on {date}.",
  "consent.yesText": "I agree. I was asked:\n\n{wording}",
  "consent.noText": "I refuse. I was asked:\n\n{wording}",
  "consent.withdrawText": "I withdraw my consent. I was asked:\n\n{wording}",

  "reveal.title": "Tell my name",
  "reveal.final": "This cannot be taken back.",
  "reveal.means":
    "Afterwards the {office} knows who you are. Your report is then no longer anonymous, but confidential: only those who handle it may see your name, and they do not pass it on unless the law requires it. You do not have to tell your name.",
  "reveal.sure": "I want to tell my name and know that I cannot take this back.",
  "reveal.sureMissing": "Please confirm this.",
  "reveal.send": "Send my name",
  "reveal.text": "I tell you my name.",

  "reply.label": "Your message to the {office}",
  "reply.hint": "End-to-end encrypted. Ctrl+Enter sends.",
  "reply.attach": "Attach files",
  "reply.send": "Send message",
  "reply.busy": "Sending …",
  "reply.sent": "Your message has arrived.",
  "reply.missing": "A message is required",
  "reply.long": "The message is too long. It may have up to 20,000 characters.",
  "reply.filesOnly": "(File sent)",

  "sent.title": "What the server sees",
  "sent.sum": { one: "{count} request, {bytes} bytes of content", other: "{count} requests, {bytes} bytes of content" },
  "sent.live": "Sent: {what}, {bytes} bytes",
  "sent.intro":
    "Only the demo has this: every request that this page sends stands here as soon as it is sent, with every byte. It shows what the program hands to the browser to be sent.",
  "sent.typed": {
    one: "You have written {count} word of five letters or more.",
    other: "You have written {count} words of five letters or more.",
  },
  "sent.typedNone": "None of them can be read in what was sent.",
  "sent.typedFound": "Can be read in it: {words}",
  "sent.noWord": "none of your words can be read in it",
  "sent.search": "Search the bytes that were sent for your text",
  "sent.searchHint":
    "The search covers addresses, headers and contents, and what is only written in another way (JSON, Base64). Capital and small letters are the same.",
  "sent.searchShort": "Please type at least three characters.",
  "sent.searchNone": {
    one: "“{text}” is not there. Searched: {count} request.",
    other: "“{text}” is not there. Searched: {count} requests.",
  },
  "sent.searchFound": { one: "“{text}” is in {count} request:", other: "“{text}” is in {count} requests:" },
  "sent.place": "No. {number}, {what}:",
  "sent.searchLeft": {
    one: "The content of {count} request was not searched: it was too large to be kept here.",
    other: "The content of {count} requests was not searched: it was too large to be kept here.",
  },
  "sent.list": "Sent, the newest first",
  "sent.nothing": "Nothing yet. What you write stays in your browser until you send it.",
  "sent.size": "{bytes} bytes of content",
  "sent.notKept": "This content was too large to be kept here. It was sent.",
  "sent.form": "How the content is shown",
  "sent.asText": "As text",
  "sent.asHex": "As bytes (hexadecimal)",
  "sent.more": { one: "Show more, {count} byte is left", other: "Show more, {count} bytes are left" },
  "sent.report": "Encrypted report",
  "sent.reportMeans":
    "Title, text, personal details and file names (title, body) and the keys to them (sealedKey, wrappedKey) are encrypted. What can be read: which channel and which department it goes to, the category, whether it is anonymous or confidential, and the number and rounded size of the files. Everything else is random numbers and checksums.",
  "sent.part": "Encrypted piece of a file",
  "sent.partMeans": "The content of the file is encrypted, its size is rounded up. Name and kind of the file are in the encrypted report.",
  "sent.parts": "Question what has arrived of a file",
  "sent.partsMeans": "After an interruption. Only the file’s random number is sent.",
  "sent.challenge": "Question for a task to solve",
  "sent.challengeMeans": "When very many reports come at once, your browser solves a task first. Nothing of yours is sent for it.",
  "sent.channel": "Question for the office’s key",
  "sent.channelMeans": "The reporting office has a new key. Only the name of the channel is sent.",
  "sent.mail": "E-mail address for notifications",
  "sent.mailMeans": "It can be read: the server writes to it when there is news. You need not give one.",
  "sent.program": "A part of the program is fetched",
  "sent.programMeans": "Only the address of the file is sent. From it the server sees that somebody has the form open.",
  "sent.other": "Another request",
  "sent.otherMeans": "This display does not know the address.",
  "sent.limits": "What this does not prove",
  "sent.limitSeen":
    "The server also sees from which IP address and when something comes, and how large it is. It does not store the IP address. Texts and files are padded: their exact length cannot be seen.",
  "sent.limitBrowser":
    "The browser sends details of its own, for example its name and your languages. No page can see them or show them here.",
  "sent.limitBefore": "How this page itself was loaded and what was before it is not shown here.",
  "sent.limitSealed": "That something cannot be read does not mean that nobody can decrypt it. To check that, check the program.",
  "sent.limitOurs":
    "This display comes from our server as well. If you do not believe us, compare: your browser’s developer tools (mostly F12, “Network”) show the same requests.",
  "sent.check": "Check the program (new tab)",
};
