import { MAX_FILE_BYTES, REMEMBERED_IDLE_DAYS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";

const REASONS = [
  {
    title: "Ende-zu-Ende, ohne Schalter",
    text: "Titel, Texte, Dateinamen, Dateien, Nachrichten und interne Notizen sind immer verschlüsselt. Es gibt keinen Weg daneben.",
  },
  {
    title: "Jede Person hat ihren eigenen Schlüssel",
    text: "Kein gemeinsames Passwort. Scheidet jemand aus, verlangt die Anwendung neue Schlüssel für die Abteilung. Was danach kommt, bleibt für diese Person verschlossen.",
  },
  {
    title: "Abteilungen, die wirklich trennen",
    text: "Wer nicht dazugehört, sieht keine ihrer Meldungen, auch als Admin nicht; in Auswertungen für andere bleiben kleine Zahlen verdeckt. Betrifft eine Meldung die Meldestelle selbst, kann sie an eine zweite gehen.",
  },
  {
    title: "Dialog ohne Namen",
    text: "Anonyme Personen lesen Rückfragen und antworten darauf, mit einem Passwort, das in ihrem Browser entsteht und das nur sie kennen.",
  },
  {
    title: "Nachvollziehbar",
    text: "Ein verkettetes Prüfprotokoll hält fest, wer wann was getan hat, auch das Lesen. Veränderungen fallen auf.",
  },
  {
    title: "Für Ausnahmefälle gebaut",
    text: "Wiederherstellungscode, Freigabe durch Kolleginnen und Kollegen, Notfallschlüssel für den Tresor: Für jeden verlorenen Schlüssel ist beschrieben, was hilft.",
  },
];

const megabytes = MAX_FILE_BYTES / 1024 / 1024;

const FACTS = [
  { figure: "0", text: "Anfragen an andere Anbieter beim Lesen dieser Website und in den Meldeportalen" },
  { figure: "0", text: "Cookies, bevor jemand ein Konto nutzt, und keines für hinweisgebende Personen" },
  { figure: "130 Bit", text: "Zufall in jedem Fallpasswort, erzeugt im Browser der hinweisgebenden Person" },
  { figure: `${megabytes} MB`, text: "je Datei, verschlüsselt vor dem Hochladen" },
  { figure: "64 MiB", text: "Speicher kostet jeder Rateversuch gegen ein Passwort (Argon2id)" },
  { figure: `${REMEMBERED_IDLE_DAYS} Tage`, text: "ohne Nutzung, dann endet auch eine gemerkte Anmeldung" },
];

/** Why somebody would choose this product. */
export function Reasons() {
  return (
    <section aria-labelledby="gruende">
      <h2 id="gruende">Sechs Gründe für die Hinweiszentrale</h2>
      <AboutCards cards={REASONS} />
    </section>
  );
}

/** Titles with a text each, as cards. */
export function AboutCards({
  cards,
  className = "about-cards",
}: {
  cards: readonly { title: string; text: string }[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {cards.map(({ title, text }) => (
        <li key={title} className="about-card">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Figures of the software itself; no customers are counted here. */
export function Facts() {
  return (
    <section aria-labelledby="fakten">
      <h2 id="fakten">Fakten, die man nachmessen kann</h2>
      <dl className="about-facts">
        {FACTS.map(({ figure, text }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        Verfahren: AES-256-GCM für Inhalte, Schlüsselaustausch hybrid mit ML-KEM-768 und X25519 (HPKE, RFC 9180), Unterschriften mit
        Ed25519, Passwörter mit Argon2id. Zum Übersetzen, Zusammenfassen oder Einordnen geht kein Text an einen anderen Dienst. Alle Aufrufe
        der Anwendung sind unter <a href={paths.api}>Schnittstelle</a> beschrieben.
      </p>
    </section>
  );
}
