import { paths } from "@hz/contract/paths";
import { useId, useState } from "react";
import { APART } from "../pages/duty-links.tsx";
import { usePortal } from "../portal-context.tsx";
import { kindOfRequest } from "./kind-of-request.ts";
import { wordsIn } from "./readable.ts";
import { SearchSent } from "./search-sent.tsx";
import { SentRequest } from "./sent-request.tsx";
import type { Sent } from "./watch-requests.ts";

type Props = {
  requests: readonly Sent[];
  /** The words that were typed in the form, from a certain length on. */
  typed: ReadonlySet<string>;
  /** Whether there is room beside the form, so that it needs no asking. */
  isBeside: boolean;
};

/** What has left the browser since the page is open, each request with its bytes; beside the form of a demo. */
export function SentPanel({ requests, typed, isBeside }: Props) {
  const { t } = usePortal();
  const [isOpen, setIsOpen] = useState(isBeside);
  const content = useId();
  const last = requests.at(-1);
  const bytes = requests.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <h2>
        <button type="button" className="sent-title" aria-expanded={isOpen} aria-controls={content} onClick={() => setIsOpen(!isOpen)}>
          {t("sent.title")}
        </button>
      </h2>
      <p className="small">{t("sent.sum", { count: requests.length, bytes })}</p>
      <p role="status" className="visually-hidden">
        {isOpen && last && t("sent.live", { what: t(`sent.${kindOfRequest(last)}`), bytes: last.size })}
      </p>
      <div className="stack" id={content} hidden={!isOpen}>
        <p className="small">{t("sent.intro")}</p>
        <TypedWords requests={requests} typed={typed} />
        <SearchSent requests={requests} />
        <section className="stack-tight" aria-labelledby={`${content}-list`}>
          <h3 id={`${content}-list`}>{t("sent.list")}</h3>
          {requests.length === 0 && <p className="small">{t("sent.nothing")}</p>}
          <ol className="sent-list" reversed>
            {requests.toReversed().map((sent) => (
              <SentRequest key={sent.number} sent={sent} typed={typed} />
            ))}
          </ol>
        </section>
        <Limits />
      </div>
    </>
  );
}

/** How many of the words that were typed can be read in what was sent. */
function TypedWords({ requests, typed }: Pick<Props, "requests" | "typed">) {
  const { t } = usePortal();
  if (typed.size === 0) return null;
  const found = new Set(requests.flatMap((sent) => wordsIn(sent, typed)));
  return (
    <div className={found.size > 0 ? "notice notice-accent" : "notice notice-ok"}>
      <div className="small">
        <p>{t("sent.typed", { count: typed.size })}</p>
        <p>{found.size > 0 ? t("sent.typedFound", { words: [...found].join(", ") }) : t("sent.typedNone")}</p>
      </div>
    </div>
  );
}

/** What this cannot show, and where somebody who does not believe us looks. */
function Limits() {
  const { t } = usePortal();
  return (
    <details className="sent-limits">
      <summary>{t("sent.limits")}</summary>
      <ul className="small">
        <li>{t("sent.limitSeen")}</li>
        <li>{t("sent.limitBrowser")}</li>
        <li>{t("sent.limitBefore")}</li>
        <li>{t("sent.limitSealed")}</li>
        <li>
          {t("sent.limitOurs")}{" "}
          <a href={paths.checkProgram} {...APART}>
            {t("sent.check")}
          </a>
        </li>
      </ul>
    </details>
  );
}
