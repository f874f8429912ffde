import { paths } from "@hz/contract/paths";
import { Screen } from "../screen.tsx";
import type { SiteFacts } from "../site-page.ts";
import { t } from "../texts.ts";

const STEPS = [
  { title: t("step1"), text: t("step1Text") },
  { title: t("step2"), text: t("step2Text") },
  { title: t("step3"), text: t("step3Text") },
  { title: t("step4"), text: t("step4Text") },
];

/** The product as it is, in three pictures of its own screens. */
export function Tour({ demoSuffix, hasDemos }: Pick<SiteFacts, "demoSuffix" | "hasDemos">) {
  return (
    <section className="band" id="einblick" aria-labelledby="einblick-titel">
      <div className="wide section tour">
        <div className="tour-row">
          <div className="tour-phones">
            <Screen name="formular" className="shot shot-phone" sizes="(max-width: 60rem) 44vw, 270px" alt={t("tourFormAlt")} />
            <Screen name="passwort" className="shot shot-phone" sizes="(max-width: 60rem) 44vw, 270px" alt={t("tourPasswordAlt")} />
          </div>
          <div>
            <h2 id="einblick-titel">{t("stepsTitle")}</h2>
            <ol className="steps">
              {STEPS.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            {demoSuffix !== null && (
              <p>
                <a className="button button-quiet" href={paths.portal(demoSuffix)}>
                  {t("demoOpen")}
                </a>
              </p>
            )}
          </div>
        </div>
        <div className="tour-row tour-turned">
          <div>
            <h2>{t("tourList")}</h2>
            <p className="lead">{t("tourListText")}</p>
            <p className="small">{t("tourListMore")}</p>
            {hasDemos && (
              <>
                <p className="ways">
                  <a className="button button-quiet" href={paths.demo}>
                    {t("demoTry")}
                  </a>
                </p>
                <p className="small">{t("demoTryHint")}</p>
              </>
            )}
          </div>
          <Screen name="meldungen" className="shot" sizes="(max-width: 60rem) 92vw, 620px" alt={t("tourListAlt")} />
        </div>
        <div className="tour-row">
          <Screen name="meldekanal" className="shot" sizes="(max-width: 60rem) 92vw, 620px" alt={t("tourChannelAlt")} />
          <div>
            <h2>{t("tourChannel")}</h2>
            <p className="lead">{t("tourChannelText")}</p>
            <p className="small">{t("tourChannelMore")}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
