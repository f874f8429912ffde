import { SiteFrame } from "../frame.tsx";
import type { SitePage } from "../site-page.ts";
import { t } from "../texts.ts";
import { START_SECTIONS } from "../ways.ts";
import { Faq, faqData } from "./faq.tsx";
import { Features } from "./features.tsx";
import { Hero, WaysIn } from "./hero.tsx";
import { Law } from "./law.tsx";
import { Pricing, pricingData } from "./pricing.tsx";
import { Ready } from "./ready.tsx";
import { Security } from "./security.tsx";
import { Tour } from "./tour.tsx";

/** The page at "/": what this is, how it protects, what it costs, and the ways in. */
export const StartPage: SitePage = {
  head: {
    status: 200,
    title: t("title"),
    description: t("description"),
    picture: "start",
    data: (facts) => [pricingData(facts, new URL(`/#${START_SECTIONS.pricing}`, facts.publicUrl).href), faqData()],
  },
  Body: (facts) => (
    <SiteFrame {...facts} isStart>
      <Hero {...facts} />
      <Features />
      <Tour {...facts} />
      <Law />
      <Ready />
      <Security />
      <Pricing {...facts} />
      <Faq />
      <section className="end" aria-labelledby="ende-titel">
        <div className="wide">
          <h2 id="ende-titel">{t("endTitle")}</h2>
          <p className="lead">{t("endText")}</p>
          <WaysIn operator={facts.operator} />
        </div>
      </section>
    </SiteFrame>
  ),
};
