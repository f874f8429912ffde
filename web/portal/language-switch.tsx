import { PAGE_LANGUAGE_CODES, type PageLanguage, pageLanguageName, spokenIn } from "@hz/contract/languages";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { closeLanguages } from "./language-list.ts";
import { opensElsewhere } from "./place.ts";
import { usePortal } from "./portal-context.tsx";
import { inLanguage } from "./portal-links.ts";

/** A language to go to: its tag, what it calls itself, and the address. */
type Way<Code extends string> = { code: Code; name: string; href: string };

/**
 * The way to each other language that the channel has, and to what says one of them more simply: a link, which a live page follows in
 * place, so that nothing of it is lost. `here` is the page's address without a language.
 */
export function LanguageSwitch({ here }: { here: string }) {
  const { channel, read, speak, t } = usePortal();
  const [state, setState] = useState<"idle" | "busy" | "switched" | "failed">("idle");
  const place = useRef<HTMLDivElement>(null);
  const others = PAGE_LANGUAGE_CODES.filter((code) => code !== read && channel.languages[spokenIn(code)]);
  const ways = others.map((code) => ({ code, name: pageLanguageName(code), href: inLanguage(here, code) }));

  useEffect(closeLanguages, []);
  const follow = async (say: NonNullable<typeof speak>, { code }: Way<PageLanguage>) => {
    setState("busy");
    try {
      await say(code);
      const here = new URL(location.href);
      here.searchParams.set("lang", code);
      history.replaceState(history.state, "", here);
      setState("switched");
      // The one that was pressed is no longer in a list of several.
      const list = place.current?.querySelector("details");
      if (list) list.open = false;
      list?.querySelector("summary")?.focus();
    } catch {
      setState("failed");
    }
  };
  const choose = (event: MouseEvent, way: Way<PageLanguage>) => {
    // Into a tab of its own it leads as any link.
    if (!speak || opensElsewhere(event)) return;
    event.preventDefault();
    if (state !== "busy") void follow(speak, way);
  };
  return (
    <div className="language-switch" ref={place}>
      <LanguageWays current={pageLanguageName(read)} ways={ways} onChoose={choose} />
      {speak && (
        <p role="status" className={state === "failed" ? "small" : "visually-hidden"}>
          {state === "failed" && t("shell.notSwitched")}
          {state === "switched" && t("shell.switched")}
        </p>
      )}
    </div>
  );
}

type Ways<Code extends string> = {
  current: string;
  ways: readonly Way<Code>[];
  onChoose: (event: MouseEvent, way: Way<Code>) => void;
};

/** The other languages by what they call themselves: one as a button, more as a list. It needs no script. */
export function LanguageWays<Code extends string>({ current, ways, onChoose }: Ways<Code>) {
  const [first, second] = ways;
  if (first && second)
    return (
      <details className="languages">
        <summary className="button button-quiet">{current}</summary>
        <div className="card">
          {ways.map((way) => (
            <a key={way.code} href={way.href} lang={way.code} hrefLang={way.code} onClick={(event) => onChoose(event, way)}>
              {way.name}
            </a>
          ))}
        </div>
      </details>
    );
  if (!first) return null;
  const { code, name, href } = first;
  // A simpler way of saying a language has no short name.
  const short = code.includes("-") ? name : code.toUpperCase();
  return (
    <a
      className="button button-quiet"
      href={href}
      lang={code}
      hrefLang={code}
      aria-label={short === name ? undefined : `${short} – ${name}`}
      onClick={(event) => onChoose(event, first)}
    >
      {short}
    </a>
  );
}
