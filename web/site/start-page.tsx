import { paths } from "@hz/contract/paths";
import { SiteFrame } from "./frame.tsx";
import { LockIcon, NoTraceIcon, TalkIcon } from "./icons.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { Sight } from "./sight.tsx";
import type { SiteFacts, SitePage } from "./site-page.ts";
import { t } from "./texts.ts";

const SECTIONS = [
  { href: "#einblick", label: t("navSight") },
  { href: "#ablauf", label: t("navSteps") },
];
const PROOFS = [
  { icon: <LockIcon />, title: t("proofSealed"), text: t("proofSealedText") },
  { icon: <NoTraceIcon />, title: t("proofTraces"), text: t("proofTracesText") },
  { icon: <TalkIcon />, title: t("proofTalk"), text: t("proofTalkText") },
];
const STEPS = [
  { title: t("step1"), text: t("step1Text") },
  { title: t("step2"), text: t("step2Text") },
  { title: t("step3"), text: t("step3Text") },
  { title: t("step4"), text: t("step4Text") },
];
const HONEST = [
  { title: t("honestMetaTitle"), text: t("honestMeta") },
  { title: t("honestLossTitle"), text: t("honestLoss") },
  { title: t("honestProgramTitle"), text: t("honestProgram") },
];

/** The page at "/": what this is, how it protects, and the ways in. */
export const StartPage: SitePage = {
  head: { status: 200, title: t("title"), description: t("description") },
  Body: (facts) => (
    <SiteFrame {...facts} sections={SECTIONS}>
      <div className="wide hero">
        <div className="hero-text">
          <h1>{t("headline")}</h1>
          <p className="lead">{t("lead")}</p>
          <WaysIn demoSuffix={facts.demoSuffix} />
        </div>
        <ProductPicture />
      </div>
      <ul className="wide proofs">
        {PROOFS.map(({ icon, title, text }) => (
          <li key={title} className="card">
            {icon}
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Sight />
      <Steps />
      <Honest />
      <section className="wide section end" aria-labelledby="ende-titel">
        <h2 id="ende-titel">{t("endTitle")}</h2>
        <p className="lead">{facts.demoSuffix === null ? t("endText") : t("endTextDemo")}</p>
        <WaysIn demoSuffix={facts.demoSuffix} />
      </section>
    </SiteFrame>
  ),
};

function WaysIn({ demoSuffix }: Pick<SiteFacts, "demoSuffix">) {
  return (
    <p className="ways">
      <a className="button" href={paths.register}>
        {t("register")}
      </a>
      {demoSuffix !== null && (
        <a className="button button-quiet" href={paths.portal(demoSuffix)}>
          {t("demoOpen")}
        </a>
      )}
    </p>
  );
}

function Steps() {
  return (
    <section className="band" id="ablauf" aria-labelledby="ablauf-titel">
      <div className="wide section">
        <h2 id="ablauf-titel">{t("stepsTitle")}</h2>
        <ol className="steps">
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Honest() {
  return (
    <section className="wide section honest" aria-labelledby="offen-titel">
      <div>
        <h2 id="offen-titel">{t("honestTitle")}</h2>
        <p className="small">{t("honestBlocks")}</p>
      </div>
      <dl>
        {HONEST.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
