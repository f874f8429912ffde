import { planFor } from "@hz/contract/billing/plans";
import { paths } from "@hz/contract/paths";
import { formatDay } from "../../i18n/dates.ts";
import { TickIcon } from "../icons.tsx";
import { OutsideLink } from "../outside-link.tsx";
import { Screen } from "../screen.tsx";
import type { SiteFacts } from "../site-page.ts";
import { t } from "../texts.ts";
import { demoAddress } from "../ways.ts";

/** The two ways in that every visitor should find at once. */
export function WaysIn({ operator }: Pick<SiteFacts, "operator">) {
  return (
    <p className="ways">
      <a className="button" href={paths.trial}>
        {t("trial")}
      </a>
      <OutsideLink className="button button-quiet" href={demoAddress(operator)}>
        {t("demoBook")}
      </OutsideLink>
    </p>
  );
}

/** The first view: what this is, the ways in, and the product itself. */
export function Hero({ operator, demoSuffix, hasDemos }: SiteFacts) {
  const facts = [t("heroPrice", { price: String(planFor("1-49").monthly) }), t("heroAll"), t("heroCard")];
  return (
    <div className="hero-ground">
      <div className="wide hero">
        <div className="hero-text">
          <h1>{t("headline")}</h1>
          <p className="lead">{t("lead")}</p>
          <WaysIn operator={operator} />
          {hasDemos && (
            <p className="small">
              {t("heroTry")}{" "}
              {demoSuffix !== null && (
                <>
                  <a href={paths.portal(demoSuffix)}>{t("demoPortal")}</a>,{" "}
                </>
              )}
              <a href={paths.demo}>{t("demoTry")}</a>
            </p>
          )}
          <ul className="ticks">
            {facts.map((text) => (
              <li key={text}>
                <TickIcon />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-picture">
          <Screen name="fall" className="shot" sizes="(max-width: 60rem) 92vw, 640px" alt={t("heroCase")} isFirst />
          <Screen name="formular" className="shot shot-phone" sizes="(max-width: 60rem) 34vw, 190px" alt={t("heroForm")} />
        </div>
      </div>
      <Claims operator={operator} />
    </div>
  );
}

/** What the operator can prove about itself, and since when; nothing where it proves nothing. */
function Claims({ operator }: Pick<SiteFacts, "operator">) {
  const { claims } = operator.texts;
  if (claims.length === 0) return null;
  return (
    <ul className="wide claims" aria-label={t("claims")}>
      {claims.map(({ claim, evidence, href, day }) => (
        <li key={claim}>
          <strong>{claim}</strong>
          <span className="small">
            {href ? <a href={href}>{evidence}</a> : evidence} ({t("claimDate", { date: formatDay(day, "de") })})
          </span>
        </li>
      ))}
    </ul>
  );
}
