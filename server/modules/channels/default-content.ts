import { inEachLanguage, type PortalLanguage } from "@hz/contract/languages";
import type { RichText } from "@hz/contract/rich-text";

const paragraph = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
const heading = (text: string) => ({ type: "heading" as const, attrs: { level: 2 as const }, content: [{ type: "text" as const, text }] });

const german = (company: string): RichText => ({
  type: "doc",
  content: [
    paragraph(`Hier können Sie Missstände bei ${company} melden: vertraulich oder ganz ohne Ihren Namen. Sie brauchen kein Konto.`),
    heading("So läuft es ab"),
    paragraph(
      "Sie beschreiben, was geschehen ist, und fügen Dateien bei, wenn Sie welche haben. Danach erhalten Sie ein Passwort. Damit lesen Sie später unsere Antwort und können uns weiter schreiben.",
    ),
    heading("Wer Ihre Meldung liest"),
    paragraph(
      "Die Mitarbeitenden der internen Meldestelle, und wen sie für Ihren Fall hinzuziehen müssen. Sie alle sind zur Vertraulichkeit verpflichtet. Wer in gutem Glauben etwas meldet, ist vor Nachteilen geschützt.",
    ),
  ],
});

const english = (company: string): RichText => ({
  type: "doc",
  content: [
    paragraph(`Here you can report wrongdoing at ${company}: confidentially or without giving your name. You do not need an account.`),
    heading("How it works"),
    paragraph(
      "You describe what happened and add files if you have any. You then receive a password. With it you can read our answer later and keep writing to us.",
    ),
    heading("Who reads your report"),
    paragraph(
      "The people of the internal reporting office, and whoever they have to bring in for your case. All of them are bound to confidentiality. Whoever reports in good faith is protected against retaliation.",
    ),
  ],
});

const CONTENT: Record<PortalLanguage, (company: string) => RichText> = { de: german, en: english };

/** The texts that a new channel's start page begins with, in each language. */
export const defaultLanguages = (channelName: string, companyName: string) =>
  inEachLanguage((language) => ({ name: channelName, content: CONTENT[language](companyName) }));
