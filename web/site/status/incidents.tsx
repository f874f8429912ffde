import type { Incident } from "@hz/contract/service-status";
import { momentWord } from "./words.ts";

/** Incidents as the operator told them, each with its updates in their order. */
export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <ol className="status-incidents">
      {incidents.map(({ number, title, begunAt, endedAt, updates }) => (
        <li key={number}>
          <article aria-labelledby={`stoerung-${number}`} data-tone={endedAt === null ? "bad" : "over"}>
            <p className="status-mark">{endedAt === null ? "Dauert an" : "Beendet"}</p>
            <h3 id={`stoerung-${number}`}>{title}</h3>
            <p className="small">
              {endedAt === null ? "Seit dem " : "Vom "}
              <time dateTime={begunAt}>{momentWord(begunAt)}</time>
              {endedAt !== null && (
                <>
                  {" "}
                  bis zum <time dateTime={endedAt}>{momentWord(endedAt)}</time>
                </>
              )}
            </p>
            <ol>
              {updates.map(({ at, text }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- what was written never moves
                <li key={index}>
                  <p className="small">
                    <time dateTime={at}>{momentWord(at)}</time>
                  </p>
                  <p className="status-text">{text}</p>
                </li>
              ))}
            </ol>
          </article>
        </li>
      ))}
    </ol>
  );
}
