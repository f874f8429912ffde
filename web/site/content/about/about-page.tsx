import { paths } from "@hz/contract/paths";
import { SiteFrame } from "../../frame.tsx";
import { OutsideLink } from "../../outside-link.tsx";
import type { SiteFacts, SitePage } from "../../site-page.ts";
import { LimitsAndProof } from "./limits.tsx";
import { AboutCards, Facts, Reasons } from "./reasons.tsx";

const VALUES = [
  {
    title: "Schutz vor Bequemlichkeit",
    text: "Wer meldet, riskiert etwas. Deshalb entscheiden wir im Zweifel für die hinweisgebende Person, auch wenn eine Funktion dadurch langsamer oder unmöglich wird.",
  },
  {
    title: "Nichts behaupten, was man nicht prüfen kann",
    text: "Jede Aussage über die Sicherheit nennt ein Verfahren, einen Ort oder eine Grenze. Große Worte ohne Beleg lassen wir weg.",
  },
  {
    title: "Ruhe",
    text: "Eine Meldestelle wird selten gebraucht und muss dann sofort verstanden werden. Klare Sprache und wenige Schritte sind Teil der Sicherheit.",
  },
  {
    title: "Gehen dürfen",
    text: "Wer bleibt, soll es gern tun. Der monatliche Plan endet mit dem bezahlten Zeitraum, der Wechsel zu einem anderen Anbieter kostet nichts, und Ihre Fälle nehmen Sie als lesbares Archiv mit.",
  },
];

/** The page at "/ueber-uns". */
export const AboutPage: SitePage = {
  head: {
    status: 200,
    title: "Über uns – Hinweiszentrale",
    description:
      "Warum es die Hinweiszentrale gibt, wofür sie steht, was sie nachprüfbar kann und was nicht, wie es um Zertifikate steht und wer sie hier betreibt.",
  },
  Body: (facts) => (
    <SiteFrame {...facts}>
      <div className="wide about">
        <header className="prose-head">
          <h1>Wir bauen einen Meldekanal, den wir selbst nicht lesen können.</h1>
          <p className="lead">
            Wer in einem Unternehmen auf einen Missstand hinweist, soll sich auf Technik verlassen können statt auf Versprechen. Das ist
            unser Auftrag.
          </p>
        </header>
        <Mission />
        <section aria-labelledby="werte">
          <h2 id="werte">Unsere Werte</h2>
          <AboutCards cards={VALUES} className="about-cards about-cards-wide" />
        </section>
        <Reasons />
        <Facts />
        <LimitsAndProof />
        <Team {...facts} />
        <CallToAction {...facts} />
      </div>
    </SiteFrame>
  ),
};

function Mission() {
  return (
    <section className="about-text" aria-labelledby="auftrag">
      <h2 id="auftrag">Unser Auftrag</h2>
      <div>
        <p>
          Das Hinweisgeberschutzgesetz verlangt Vertraulichkeit. Die meisten Systeme lösen das mit Verträgen und Rollen: Der Anbieter könnte
          lesen, verspricht aber, es nicht zu tun. Wir wollten, dass sich die Frage nicht stellt. In der Hinweiszentrale entstehen die
          Schlüssel in den Browsern der Beteiligten. Unser Server bewahrt auf, was er nicht öffnen kann.
        </p>
        <p>
          Zugleich soll eine Meldestelle, die vielleicht alle paar Jahre einen Fall hat, damit zurechtkommen, ohne vorher einen Lehrgang in
          Verschlüsselung zu besuchen. Beides zusammen ist die Arbeit, die wir uns vorgenommen haben.
        </p>
      </div>
    </section>
  );
}

/** No person is shown here that the configuration does not name. */
function Team({ operator }: SiteFacts) {
  return (
    <section className="about-text" aria-labelledby="team">
      <h2 id="team">Wer dahintersteht</h2>
      <div>
        {operator.name === null ? (
          <p>
            Wer diese Installation betreibt, ist noch nicht eingetragen. Sobald es so weit ist, steht es hier und im{" "}
            <a href={paths.imprint}>Impressum</a>.
          </p>
        ) : (
          <p>
            Diese Installation betreibt {operator.name}
            {operator.city && <>, {operator.city}</>}
            {operator.representedBy && <>, vertreten durch {operator.representedBy}</>}. Alle Angaben stehen im{" "}
            <a href={paths.imprint}>Impressum</a>.
          </p>
        )}
        <p>
          Bilder aus Katalogen und erfundene Ansprechpersonen finden Sie hier nicht. Wenn Sie uns schreiben, antwortet ein Mensch, der das
          Produkt kennt.
        </p>
      </div>
    </section>
  );
}

function CallToAction({ operator }: SiteFacts) {
  return (
    <section className="about-end" aria-labelledby="kennenlernen">
      <h2 id="kennenlernen">Lernen Sie uns kennen</h2>
      <p>In dreißig Minuten zeigen wir Ihnen eine Meldung von beiden Seiten und beantworten auch unbequeme Fragen.</p>
      <p className="ways">
        <OutsideLink className="button" href={operator.bookingUrl ?? `${paths.contact}?anliegen=demo`}>
          Kostenlose Demo vereinbaren
        </OutsideLink>
        <a className="button button-quiet" href={paths.contact}>
          Kontakt aufnehmen
        </a>
      </p>
    </section>
  );
}
