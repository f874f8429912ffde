import { type Conclusion, processingRoutes, shortVersion } from "@hz/contract/processing/processing";
import { call } from "../../api/client.ts";
import { Card } from "../../ui/card.tsx";
import { PdfButton } from "./pdf/pdf-button.tsx";
import { provenMoment, t } from "./texts.ts";

/** What was concluded, each to be had as it was. */
export function HistoryCard({ concluded }: { concluded: readonly Conclusion[] }) {
  return (
    <Card title={t("prHistory")}>
      {concluded.length === 0 ? (
        <p className="text-muted">{t("prHistoryEmpty")}</p>
      ) : (
        <ul aria-label={t("prHistory")} className="grid divide-y divide-line">
          {concluded.map((conclusion) => (
            <Line key={conclusion.id} conclusion={conclusion} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ conclusion }: { conclusion: Conclusion }) {
  const { id, at, name, version } = conclusion;
  const words = t("prConcludedBy", { at: provenMoment(at), name, version: shortVersion(version) });
  const made = async (signal: AbortSignal) => {
    const { document } = await call(processingRoutes.concluded, { params: { id } }, signal);
    return { name: "agreement" as const, document, conclusion, version };
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 wrap-anywhere">{words}</span>
      <PdfButton title={words} made={made} />
    </li>
  );
}
