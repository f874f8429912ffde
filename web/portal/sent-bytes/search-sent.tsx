import { useDeferredValue, useId, useState } from "react";
import { usePortal } from "../portal-context.tsx";
import { kindOfRequest } from "./kind-of-request.ts";
import { findIn } from "./readable.ts";
import type { Sent } from "./watch-requests.ts";

/** Shorter ones stand anywhere by chance. */
const FEWEST = 3;

/** Looks for whatever somebody asks for in the very bytes that were sent. */
export function SearchSent({ requests }: { requests: readonly Sent[] }) {
  const { t } = usePortal();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed.trim());
  const [field, hint] = [useId(), useId()];
  const found =
    wanted.length < FEWEST
      ? []
      : requests.flatMap((sent) => ({ sent, place: findIn(sent, wanted) ?? [] })).filter(({ place }) => place.length > 0);
  const left = requests.filter(({ body }) => body === null).length;
  const said =
    wanted === ""
      ? ""
      : wanted.length < FEWEST
        ? t("sent.searchShort")
        : found.length === 0
          ? t("sent.searchNone", { text: wanted, count: requests.length })
          : t("sent.searchFound", { text: wanted, count: found.length });
  return (
    <div className="field">
      <label htmlFor={field}>{t("sent.search")}</label>
      <p className="hint" id={hint}>
        {t("sent.searchHint")}
      </p>
      <input
        className="input"
        id={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={found.length > 0 ? "error" : "sent-none"}>
        {said}
      </p>
      {found.length > 0 && (
        <ul className="small sent-places">
          {found.map(({ sent, place }) => (
            <li key={sent.number}>
              {t("sent.place", { number: sent.number, what: t(`sent.${kindOfRequest(sent)}`) })} <code>{place}</code>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className="small">{t("sent.searchLeft", { count: left })}</p>}
    </div>
  );
}
