import { type Measured, STATUS_DAYS, STATUS_DAYS_LATELY } from "@hz/contract/service-status";
import { Table } from "../content/prose.tsx";
import { counted, dayWord, type Level, levelOf, momentWord, percentWord, sumOf } from "./words.ts";

const WIDTH = 5;
const HEIGHT = 32;
/** Who sees no colours sees heights. */
const HEIGHTS: Record<Level, number> = { full: HEIGHT, most: 24, less: 14, none: 4 };
const LEGEND: [Level, string][] = [
  ["full", "keine Minute fehlt"],
  ["most", "bis zu 1 % fehlt"],
  ["less", "mehr als 1 % fehlt"],
  ["none", "nicht gemessen"],
];

type Day = Measured["days"][number];

/** What was measured: figures, a bar for each day, the days with gaps as a table. */
export function Availability({ measured }: { measured: Measured | null }) {
  if (measured === null)
    return <p className="status-empty">Es ist noch keine ganze Minute gemessen. Zahlen stehen hier, sobald es welche gibt.</p>;
  const { days, since } = measured;
  const gaps = days.filter(({ minutes, ready }) => ready < minutes).toReversed();
  return (
    <>
      <dl className="status-figures">
        <Figure title={`Letzte ${STATUS_DAYS_LATELY} Tage`} days={days.slice(-STATUS_DAYS_LATELY)} />
        <Figure title={`Letzte ${STATUS_DAYS} Tage`} days={days} />
      </dl>
      <Bars days={days} />
      <p>Gemessen wird seit dem {momentWord(since)}. Davor gibt es keine Zahlen.</p>
      {gaps.length === 0 ? (
        <p>An keinem gemessenen Tag fehlt eine Minute.</p>
      ) : (
        <details className="status-gaps">
          <summary>{counted(gaps.length, "Tag mit Lücken", "Tage mit Lücken")}</summary>
          <Table
            caption="Tage mit Lücken"
            head={["Tag (UTC)", "Minuten, die fehlen", "Verfügbar"]}
            rows={gaps.map((day) => [dayWord(day.day), (day.minutes - day.ready).toLocaleString("de-DE"), percentWord(day)])}
          />
        </details>
      )}
    </>
  );
}

function Figure({ title, days }: { title: string; days: readonly Day[] }) {
  const share = sumOf(days);
  return (
    <div>
      <dt>{title}</dt>
      <dd className="status-percent">{percentWord(share)}</dd>
      <dd className="small">
        {share.ready.toLocaleString("de-DE")} von {counted(share.minutes, "gemessenen Minute", "gemessenen Minuten")}
      </dd>
    </div>
  );
}

function Bars({ days }: { days: readonly Day[] }) {
  const count = (...levels: Level[]) => days.filter((day) => levels.includes(levelOf(day))).length;
  const said = [
    counted(count("full"), "Tag ohne Lücke", "Tage ohne Lücke"),
    counted(count("most", "less"), "Tag mit Lücken", "Tage mit Lücken"),
    counted(count("none"), "Tag nicht gemessen", "Tage nicht gemessen"),
  ].join(", ");
  return (
    <figure className="status-bars">
      <svg
        viewBox={`0 0 ${days.length * WIDTH - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Verfügbarkeit der letzten ${days.length} Tage: ${said}.`}
      >
        {days.map((day, index) => {
          const level = levelOf(day);
          return (
            <rect
              key={day.day}
              x={index * WIDTH}
              y={HEIGHT - HEIGHTS[level]}
              width={WIDTH - 1}
              height={HEIGHTS[level]}
              className={`status-${level}`}
            >
              <title>{`${dayWord(day.day)}: ${percentWord(day) ?? "nicht gemessen"}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="status-ends small" aria-hidden="true">
        <span>{dayWord(days[0]!.day)}</span>
        <span>heute</span>
      </p>
      <figcaption>
        <ul className="status-legend small">
          {LEGEND.map(([level, text]) => (
            <li key={level}>
              <svg viewBox={`0 0 ${HEIGHT} ${HEIGHT}`} aria-hidden="true">
                <rect x="8" y={HEIGHT - HEIGHTS[level]} width="16" height={HEIGHTS[level]} className={`status-${level}`} />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** How it is measured, and what that does not see. */
export function HowMeasured() {
  return (
    <>
      <h3>So messen wir</h3>
      <p>
        Der Dienst misst sich selbst. Jede Minute fragt er seine Datenbank und den Ort, an dem die versiegelten Dateien liegen. Antworten
        beide innerhalb weniger Sekunden, notiert er die Minute. Läuft er auf mehreren Rechnern, genügt einer.
      </p>
      <p>
        Jede Minute seit der ersten Notiz, zu der es keine gibt, zählt als nicht verfügbar, auch wenn der Dienst mit Absicht stand. Die
        Minute, die gerade läuft, zählt noch nicht mit. Ein Tag geht von 0 bis 24 Uhr koordinierter Weltzeit (UTC).
      </p>
      <p>
        Was diese Messung nicht sieht: Lücken von weniger als einer Minute, und Störungen auf dem Weg zwischen Ihnen und dem Dienst, etwa im
        Netz.
      </p>
    </>
  );
}
