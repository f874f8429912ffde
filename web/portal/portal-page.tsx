import { useMemo, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels";
import { CasePage } from "./case-page.tsx";
import { FormPage } from "./form-page.tsx";
import { MissingPage } from "./missing-page.tsx";
import type { PortalPageProps } from "./page-props.ts";
import { PortalContext, portalOf } from "./portal-context.tsx";
import { portalLinks } from "./portal-links.ts";
import type { Receipt } from "./send-report.ts";
import { StartPage } from "./start-page.tsx";
import { SuccessLostPage, SuccessPage } from "./success-page.tsx";

/** Takes what the server knows of a portal page and draws it. */
export function PortalPage(props: PortalPageProps) {
  const { channel, language } = props;
  return channel ? <ChannelPage {...props} channel={channel} /> : <MissingPage language={language} />;
}

function ChannelPage({ view, channel, language, categories }: PortalPageProps & { channel: PortalChannel }) {
  const portal = useMemo(() => {
    const links = portalLinks(channel.linkSuffix, channel.defaultLanguage, language);
    return portalOf(channel, language, links);
  }, [channel, language]);
  return (
    <PortalContext value={portal}>
      {view === "start" && <StartPage />}
      {view === "form" && <ReportPage categories={categories} success={portal.links.success} />}
      {view === "success" && <SuccessLostPage />}
      {view === "case" && <CasePage />}
    </PortalContext>
  );
}

/** The form and, in the same document, its success: the case password never leaves this memory. */
function ReportPage({ categories, success }: Pick<PortalPageProps, "categories"> & { success: string }) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  if (receipt) return <SuccessPage receipt={receipt} />;
  const show = (sent: Receipt) => {
    history.pushState(null, "", success + location.hash);
    setReceipt(sent);
  };
  return <FormPage categories={categories} onSent={show} />;
}
