import { DOCUMENTS, type Processing, shortVersion } from "@hz/contract/processing/processing";
import { Card } from "../../ui/card.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { HelpLink } from "../shared/page/help-link.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { AgreementCard } from "./agreement-card.tsx";
import { DocumentText } from "./document-text.tsx";
import { HistoryCard } from "./history-card.tsx";
import { PdfButton } from "./pdf/pdf-button.tsx";
import { useProcessing } from "./queries.ts";
import { t } from "./texts.ts";

/** The page /auftragsverarbeitung: the agreement on processing, and the documents beside it. */
export function ProcessingScreen() {
  usePageTitle(t("prTitle"));
  const read = useProcessing();
  return (
    <>
      <div className="grid gap-1">
        {/* One long word, for which a narrow phone has no room. */}
        <h1 className="text-3xl max-[22rem]:text-2xl">{t("prTitle")}</h1>
        <p className="max-w-prose text-muted">{t("prLead")}</p>
        <HelpLink slug="auftragsverarbeitung" />
      </div>
      {read.data ? (
        <Filled processing={read.data} />
      ) : read.error ? (
        <LoadFailed title={t("prFailed")} text={t("prFailedText")} query={read} />
      ) : (
        <Loading label={t("prLoading")} className="grid gap-5">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      )}
    </>
  );
}

function Filled({ processing }: { processing: Processing }) {
  const { state, offer, concluded } = processing;
  return (
    <>
      <AgreementCard processing={processing} />
      {offer && DOCUMENTS.map((name) => <DocumentCard key={name} name={name} state={state} offer={offer} concluded={concluded} />)}
      <HistoryCard concluded={concluded} />
    </>
  );
}

type DocumentCardProps = Pick<Processing, "state" | "concluded"> & {
  name: (typeof DOCUMENTS)[number];
  offer: NonNullable<Processing["offer"]>;
};

function DocumentCard({ name, state, offer, concluded: [last] }: DocumentCardProps) {
  const document = offer.documents[name];
  const isAgreement = name === "agreement";
  const conclusion = state === "concluded" ? (last ?? null) : null;
  return (
    <Card
      title={t(`prDocument_${name}`)}
      actions={<PdfButton title={t(`prDocument_${name}`)} made={async () => ({ name, document, conclusion, version: offer.version })} />}
    >
      <div className="grid gap-3">
        <p className="max-w-prose text-muted">
          {t(`prAbout_${name}`)} {isAgreement && t("prVersion", { version: shortVersion(offer.version) })}
        </p>
        <details open={isAgreement && state !== "concluded"} className="grid gap-4">
          <summary className="w-fit cursor-pointer py-2 font-semibold text-brand">{t("prRead")}</summary>
          <DocumentText document={document} />
        </details>
      </div>
    </Card>
  );
}
