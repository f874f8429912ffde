import type { RecordedRehearsal, ServiceStatus } from "@hz/contract/service-status";
import { ContentPage } from "../content/content-page.tsx";
import { Section } from "../content/prose.tsx";
import type { SiteFacts, SiteHead } from "../site-page.ts";
import { Availability, HowMeasured } from "./availability.tsx";
import { Incidents } from "./incidents.tsx";
import { clockWord, durationWord, momentWord } from "./words.ts";

/** What the status page shows: when it was drawn (ISO 8601), and the service's status, or null where its database does not answer. */
export type StatusView = { at: string; status: ServiceStatus | null };

export const statusHead = ({ status }: StatusView): SiteHead => ({
  status: status === null ? 503 : 200,
  title: "Status des Dienstes – Hinweiszentrale",
  description:
    "Wie verfügbar der Dienst war, gemessen Minute für Minute, wann zuletzt eine Sicherung geprobt wurde und welche Störungen es gab.",
});

type StatusPageProps = SiteFacts & { view: StatusView };

/** The page at "/status". */
export function StatusPage({ view: { at, status }, ...facts }: StatusPageProps) {
  return (
    <ContentPage
      facts={facts}
      title="Status des Dienstes"
      lead="Wie verfügbar der Dienst war, wann zuletzt eine Sicherung geprobt wurde und welche Störungen es gab."
      meta={
        <>
          Stand: <time dateTime={at}>{momentWord(at)}</time>
        </>
      }
      content={status === null ? <Now tone="bad" {...AWAY} /> : contentOf(status)}
    />
  );
}

const AWAY = {
  word: "Die Datenbank antwortet gerade nicht",
  text: "Diese Seite kommt vom Dienst selbst. Er erreicht seine Datenbank nicht, deshalb stehen hier keine Messwerte und keine Störungen. Bitte laden Sie die Seite in einigen Minuten neu.",
};

/** Sections must stand here: the table of contents is made of them. */
function contentOf({ measured, rehearsal, incidents }: ServiceStatus) {
  const [running, over] = [incidents.filter(({ endedAt }) => endedAt === null), incidents.filter(({ endedAt }) => endedAt !== null)];
  return (
    <>
      <Now {...nowOf(measured, running.length)} />
      {running.length > 0 && (
        <Section title="Störungen, die andauern">
          <Incidents incidents={running} />
        </Section>
      )}
      <Section title="Verfügbarkeit">
        <Availability measured={measured} />
        <HowMeasured />
      </Section>
      <Section title="Letzte Probe einer Sicherung">
        <Rehearsal rehearsal={rehearsal} />
      </Section>
      <Section title={running.length > 0 ? "Frühere Störungen" : "Störungen"}>
        <p>Störungen trägt der Betreiber ein, in seinen Worten.</p>
        {over.length === 0 ? (
          <p className="status-empty">
            {running.length > 0 ? "Andere Störungen sind nicht eingetragen." : "Es ist keine Störung eingetragen."}
          </p>
        ) : (
          <Incidents incidents={over} />
        )}
      </Section>
    </>
  );
}

type NowProps = { tone: "ok" | "warn" | "bad"; word: string; text: string };

function Now({ tone, word, text }: NowProps) {
  return (
    <div className="status-now" data-tone={tone}>
      <p className="status-word">{word}</p>
      <p>{text}</p>
    </div>
  );
}

function nowOf(measured: ServiceStatus["measured"], running: number): NowProps {
  const seen = checkOf(measured);
  if (running > 0) {
    const word = running === 1 ? "Eine Störung dauert an" : `${running} Störungen dauern an`;
    return { tone: "bad", word, text: `Was der Betreiber dazu schreibt, steht darunter. ${seen.text}` };
  }
  return seen;
}

function checkOf(measured: ServiceStatus["measured"]): NowProps {
  if (measured === null) return { tone: "warn", word: "Der Dienst antwortet", text: "Gemessen ist noch nichts." };
  if (measured.isReady)
    return {
      tone: "ok",
      word: "Der Dienst ist bereit",
      text: `Datenbank und Dateien haben zuletzt um ${clockWord(measured.last)} geantwortet.`,
    };
  return {
    tone: "warn",
    word: "Der Dienst antwortet, aber nicht ganz",
    text: `Datenbank und Dateien haben beide zuletzt am ${momentWord(measured.last)} geantwortet. Einzelnes kann gerade nicht gehen.`,
  };
}

function Rehearsal({ rehearsal }: { rehearsal: RecordedRehearsal | null }) {
  return (
    <>
      <p>
        Bei einer Probe wird die neueste Sicherung an einem eigenen Ort zurückgespielt, geprüft und wieder verworfen. Der Betreiber trägt
        ein, wie es ausging.
      </p>
      {rehearsal === null ? (
        <p className="status-empty">Es ist noch keine Probe eingetragen.</p>
      ) : (
        <dl className="status-facts">
          <dt>Ergebnis</dt>
          <dd>{rehearsal.isGood ? "Alles kam zurück" : "Nicht alles kam zurück"}</dd>
          <dt>Probe beendet</dt>
          <dd>
            <time dateTime={rehearsal.at}>{momentWord(rehearsal.at)}</time>
          </dd>
          <dt>Dauer</dt>
          <dd>{durationWord(rehearsal.seconds)}</dd>
          <dt>Stand der Sicherung</dt>
          <dd>
            <time dateTime={rehearsal.of}>{momentWord(rehearsal.of)}</time>
          </dd>
        </dl>
      )}
    </>
  );
}
