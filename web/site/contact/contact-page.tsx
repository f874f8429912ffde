import type { ContactForm as Form } from "@hz/contract/account/contact";
import { paths } from "@hz/contract/paths";
import { SiteFrame } from "../frame.tsx";
import type { SiteFacts, SiteHead } from "../site-page.ts";
import { t } from "../texts.ts";
import { ContactHelp, ContactWays } from "./contact-aside.tsx";
import { ContactForm } from "./contact-form.tsx";

export type ContactView = Form | "sent";

/** What stands in the head; with something wrong the title says so first, as it is read out first. */
export const contactHead = (view: ContactView): SiteHead => {
  const isWrong = view !== "sent" && (view.trouble !== null || Object.keys(view.errors).length > 0);
  const title = view === "sent" ? t("contactSentTitle") : t("contactTitle");
  return {
    status: 200,
    title: `${isWrong ? "Fehler: " : ""}${title} – ${t("name")}`,
    description: t("contactDescription"),
    picture: "contact",
    data: ({ publicUrl }) => [{ "@type": "ContactPage", name: t("contactTitle"), url: new URL(paths.contact, publicUrl).href }],
  };
};

type ContactPageProps = SiteFacts & { view: ContactView };

/** The contact page: the form, or the thanks for what was sent, with the direct ways beside it. */
export function ContactPage({ view, ...facts }: ContactPageProps) {
  return (
    <SiteFrame {...facts}>
      <div className="wide contact">
        <div className="contact-head">
          <h1>{view === "sent" ? t("contactSentTitle") : t("contactTitle")}</h1>
          {view !== "sent" && <p className="lead">{t("contactLead")}</p>}
        </div>
        {view === "sent" ? <Sent /> : <ContactForm form={view} operatorEmail={facts.operator.email} />}
        <ContactWays operator={facts.operator} />
      </div>
      <ContactHelp paymentWays={facts.paymentWays} />
    </SiteFrame>
  );
}

function Sent() {
  return (
    <div className="contact-form" role="status">
      <p className="lead">{t("contactSentText")}</p>
      <p>{t("contactSentNext")}</p>
      <p className="ways">
        <a className="button" href={paths.start}>
          {t("notFoundBack")}
        </a>
        <a className="button button-quiet" href={paths.guide}>
          {t("contactSentGuide")}
        </a>
      </p>
    </div>
  );
}
