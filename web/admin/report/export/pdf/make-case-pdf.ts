import { formatDateTime } from "../../../../i18n/dates.ts";
import { t } from "../../../shared/texts/export-texts.ts";
import type { CaseExport } from "../../../shared/export/case-export.ts";
import { makeDocument } from "../../../shared/pdf/make-document.ts";
import type { DocumentFonts } from "../../../shared/pdf/open-document.ts";
import { SECTIONS } from "./sections.ts";

export type CasePdf = { data: CaseExport; dataSha256: string | null };

/** The case as a tagged PDF. */
export function makeCasePdf({ data, dataSha256 }: CasePdf, fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { number, caseNumber, company, exported } = data;
  const frame = {
    title: t("pdfTitle", { number }),
    at: new Date(exported.at),
    redacted: t("pdfRedactedWord"),
    head: { left: `${number} · ${t("pdfCaseNumber")} ${caseNumber}`, right: t("pdfSecret") },
    foot: t("pdfFoot", { company, at: formatDateTime(exported.at, "de"), by: exported.by }),
    page: (page: number, pages: number) => t("pdfPage", { page, pages }),
  };
  return makeDocument(frame, fonts, (flow) => {
    for (const section of SECTIONS) section(flow, data, { dataSha256 });
  });
}
