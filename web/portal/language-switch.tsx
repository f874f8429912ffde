import { PORTAL_LANGUAGE_CODES, PORTAL_LANGUAGES } from "@hz/contract/languages";
import { usePortal } from "./portal-context.tsx";
import { inLanguage } from "./portal-links.ts";

/** A language to go to: its tag, what it calls itself, and the address. */
type Way = { code: string; name: string; href: string };

/** The way to each other language that the channel has. */
export function LanguageSwitch({ here }: { here: string }) {
  const { channel, language } = usePortal();
  const others = PORTAL_LANGUAGE_CODES.filter((code) => code !== language && channel.languages[code]);
  const ways = others.map((code) => ({ code, name: PORTAL_LANGUAGES[code].name, href: inLanguage(here, code) }));
  return <LanguageWays current={PORTAL_LANGUAGES[language].name} ways={ways} />;
}

/** The other languages by what they call themselves: one as a button, more as a list. It needs no script. */
export function LanguageWays({ current, ways }: { current: string; ways: readonly Way[] }) {
  const [first, second] = ways;
  if (first && second)
    return (
      <details className="languages">
        <summary className="button button-quiet">{current}</summary>
        <div className="card">
          {ways.map(({ code, name, href }) => (
            <a key={code} href={href} lang={code} hrefLang={code}>
              {name}
            </a>
          ))}
        </div>
      </details>
    );
  if (!first) return null;
  const short = first.code.toUpperCase();
  return (
    <a className="button button-quiet" href={first.href} lang={first.code} hrefLang={first.code} aria-label={`${short} – ${first.name}`}>
      {short}
    </a>
  );
}
