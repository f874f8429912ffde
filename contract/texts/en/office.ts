import type { OfficeTexts } from "../language-texts.ts";

/** What an office's channel says and gives out, in English. */
export const office: OfficeTexts = {
  name: "Internal Reporting Office",
  firstPage: [
    "Here you can report wrongdoing at {company}: confidentially or without giving your name. You do not need an account.",
    "How it works",
    "You describe what happened and add files if you have any. You then receive a password. With it you can read our answer later and keep writing to us.",
    "Who reads your report",
    "The people of the internal reporting office, and whoever they have to bring in for your case. All of them are bound to confidentiality. Whoever reports in good faith is protected against retaliation.",
  ],
  bodies: {
    justice: {
      name: "External reporting office of the Federation at the Federal Office of Justice (BfJ)",
      purpose:
        "For all breaches for which none of the other bodies is responsible (section 19 HinSchG). If you do not know who is responsible, this is the right place.",
    },
    finance: {
      name: "Federal Financial Supervisory Authority (BaFin), contact point for whistleblowers",
      purpose:
        "For breaches at banks, insurers and financial service providers and on the capital market, and for money laundering there (section 21 HinSchG).",
    },
    competition: {
      name: "Federal Cartel Office (Bundeskartellamt)",
      purpose:
        "For breaches of competition law, for example price fixing, and of the rules for large digital platforms (section 22 HinSchG).",
    },
    states: {
      name: "External reporting offices of the federal states",
      purpose:
        "Each state may set up an office of its own for breaches in its administration and its municipalities (section 20 HinSchG). Where there is none, the external reporting office of the Federation is responsible. It can also tell you which office your state has.",
    },
    fraud: {
      name: "European Anti-Fraud Office (OLAF)",
      purpose: "For fraud and corruption against the budget of the EU, and for misconduct in its institutions.",
    },
    ships: {
      name: "European Maritime Safety Agency (EMSA)",
      purpose: "For the safety of ships and for protecting the sea from pollution by ships.",
    },
    aviation: {
      name: "European Union Aviation Safety Agency (EASA)",
      purpose: "For safety in aviation.",
    },
    markets: {
      name: "European Securities and Markets Authority (ESMA)",
      purpose: "For credit rating agencies, trade repositories and others that it supervises itself.",
    },
    medicines: {
      name: "European Medicines Agency (EMA)",
      purpose: "For medicines: authorisation, manufacture, trials and safety.",
    },
    ai: {
      name: "European AI Office",
      purpose: "For breaches of the AI Act by providers of general-purpose AI models.",
    },
  },
  consent:
    "We ask for your consent to pass on information about your identity (section 9 (3) of the German Whistleblower Protection Act).\n\nTo: {recipient}\nPurpose: {purpose}\nWhat is passed on: {details}\n\nYour consent covers this one disclosure only.",
  record: {
    final: "The record of your report is final.",
    recorded: "A recording of the conversation now belongs to your report. Consent was given on {date}: “{wording}”",
    destroyed: "The recording has been destroyed.",
  },
  feedback: {
    greeting: "Hello,\n\nthis is our feedback on your report.",
    taken: "Follow-up measures taken:",
    planned: "Follow-up measures planned:",
    reasons: "Reasons:",
    withheld: "What we may not tell you, and why:",
    regards: "Your reporting office",
  },
  meetingHeld: "The meeting in person took place.",
  poster: {
    language: "en-GB",
    title: "Report wrongdoing –",
    subtitle: "confidentially or anonymously",
    lead: "Have you noticed something that is not right? Report it to our internal reporting office. You do not need an account.",
    steps: [
      {
        name: "Open the page",
        text: "Scan the QR code with your phone or type the address.",
      },
      {
        name: "Describe what happened",
        text: "Without your name if you like. You can add files.",
      },
      {
        name: "Keep the password",
        text: "With it you read our answer and keep writing to us.",
      },
    ],
    qr: "QR code with the address of the reporting office",
    address: "Address to type",
    sealed: "Your report is encrypted on your device. Only the reporting office can read it.",
    device: "Preferably use a device of your own and another network than the company’s.",
    fingerprint: "Fingerprint of the key",
    fingerprintMeans: "The portal shows the same characters before you send anything. If they differ, do not send anything.",
    documentTitle: "{company}: Report wrongdoing",
  },
  link: {
    label: "Report a concern",
    title: "Reporting office of {company}, opens in a new tab",
  },
  news: {
    subject: "There is news",
    text: "There is a new message for you. You can read it with your password.",
    open: "Open",
  },
  sheet: {
    text: "Access sheet for your report\n\nCase number: {caseNumber}\nAddress: {address}\n\nYour case password:\n\n{password}\n\nOpen the address and enter the case password. There you read our answers, write to us and check a record of your report.\n\nWhat happens next: we confirm the receipt within seven days and give you feedback within three months after that. We keep your identity confidential.\n\nKeep this sheet in a safe place. Nobody can restore the case password, not even we.",
    qr: "QR code of your mailbox’s address",
    scan: "The address to scan. The case password is not in it.",
  },
};
