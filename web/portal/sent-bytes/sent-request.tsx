import { useId, useState } from "react";
import { PORTAL_LANGUAGES } from "@hz/contract/languages";
import { usePortal } from "../portal-context.tsx";
import { kindOfRequest } from "./kind-of-request.ts";
import { wordsIn } from "./readable.ts";
import { asHex, asText } from "./show-bytes.ts";
import type { Sent } from "./watch-requests.ts";

/** More at once would make the page slow: a part of a film has eight million. */
const SHOWN_AT_ONCE = 16 * 1024;

/** One request: what it is, and when one asks for it every byte of it. */
export function SentRequest({ sent, typed }: { sent: Sent; typed: ReadonlySet<string> }) {
  const { language, t } = usePortal();
  const [isOpen, setIsOpen] = useState(false);
  const kind = kindOfRequest(sent);
  const found = wordsIn(sent, typed);
  const time = new Intl.DateTimeFormat(PORTAL_LANGUAGES[language].locale, { timeStyle: "medium" }).format(sent.at);
  return (
    <li className="sent-request">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <strong>{t(`sent.${kind}`)}</strong>
          <span className="small">
            {t("sent.size", { bytes: sent.size })} · <time dateTime={sent.at.toISOString()}>{time}</time>
            {sent.body && sent.size > 0 && typed.size > 0 && (
              <> · {found.length > 0 ? t("sent.typedFound", { words: found.join(", ") }) : t("sent.noWord")}</>
            )}
          </span>
        </summary>
        {isOpen && (
          <div className="stack-tight small">
            <p>{t(`sent.${kind}Means`)}</p>
            <code>
              {sent.method} {sent.address}
            </code>
            {sent.headers.map(([name, value]) => (
              <code key={name}>
                {name}: {value}
              </code>
            ))}
            {sent.body === null ? <p>{t("sent.notKept")}</p> : sent.size > 0 && <Body bytes={sent.body} />}
          </div>
        )}
      </details>
    </li>
  );
}

/** The bytes of a body, as letters or as figures, so many of them at a time. */
function Body({ bytes }: { bytes: Uint8Array }) {
  const { t } = usePortal();
  const name = useId();
  const [form, setForm] = useState<"asText" | "asHex">("asText");
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const shown = bytes.subarray(0, most);
  const left = bytes.length - shown.length;
  return (
    <>
      <fieldset className="sent-forms">
        <legend className="visually-hidden">{t("sent.form")}</legend>
        {(["asText", "asHex"] as const).map((one) => (
          <label className="check" key={one}>
            <input type="radio" name={name} checked={form === one} onChange={() => setForm(one)} />
            <span>{t(`sent.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has only a keyboard must be able to scroll it */}
      <pre className="sent-bytes" tabIndex={0} role="region" aria-label={t(`sent.${form}`)}>
        {form === "asHex" ? asHex(shown) : asText(shown)}
      </pre>
      {left > 0 && (
        <button type="button" className="button button-quiet button-small" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {t("sent.more", { count: left })}
        </button>
      )}
    </>
  );
}
