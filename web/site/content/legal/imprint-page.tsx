import type { SiteFacts, SitePage } from "../../site-page.ts";
import { MissingDetails, OperatorAddress, phoneLink } from "../operator.tsx";
import { Section } from "../prose.tsx";
import { LegalPage } from "./legal-page.tsx";

/** The page at "/impressum" (§ 5 DDG): what the configuration says, and nothing made up. */
export const ImprintPage: SitePage = {
  head: {
    status: 200,
    title: "Impressum – Hinweiszentrale",
    description:
      "Anbieterkennzeichnung nach § 5 DDG: wer diese Installation der Hinweiszentrale betreibt, wie Sie uns erreichen und wer sie vertritt.",
  },
  Body: (facts) => (
    <LegalPage
      facts={facts}
      title="Impressum"
      lead="Angaben nach §&nbsp;5 Digitale-Dienste-Gesetz (DDG)."
      own={facts.operator.texts.imprint}
      template={{ meta: "Stand: 22. November 2026", content: imprint(facts) }}
    />
  ),
};

function imprint({ operator }: SiteFacts) {
  const { representedBy, register, vatId, email, phone, hours } = operator;
  return (
    <>
      <Section title="Anbieter">
        <MissingDetails operator={operator} />
        <OperatorAddress operator={operator} />
        {representedBy && <p>Vertreten durch: {representedBy}</p>}
      </Section>
      <Section title="Kontakt">
        <dl>
          <dt>E-Mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone && (
            <>
              <dt>Telefon</dt>
              <dd>
                <a href={phoneLink(phone)}>{phone}</a>
                {hours && ` (${hours})`}
              </dd>
            </>
          )}
        </dl>
      </Section>
      {(register || vatId) && (
        <Section title="Register und Steuer">
          <dl>
            {register && (
              <>
                <dt>Handelsregister</dt>
                <dd>{register}</dd>
              </>
            )}
            {vatId && (
              <>
                <dt>Umsatzsteuer-Identifikationsnummer</dt>
                <dd>{vatId}</dd>
              </>
            )}
          </dl>
        </Section>
      )}
      <Section title="Meldeportale">
        <p>
          Unter <code>/portal/…</code> betreiben Unternehmen ihre eigenen Meldekanäle. Für deren Inhalt und für die Bearbeitung der
          Meldungen sind diese Unternehmen verantwortlich. Wir stellen die Technik und können Meldungen nicht lesen.
        </p>
      </Section>
      <Section title="Streitbeilegung">
        <p>
          Unser Angebot richtet sich nur an Unternehmen und juristische Personen des öffentlichen Rechts. Zur Teilnahme an einem
          Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet.
        </p>
      </Section>
    </>
  );
}
