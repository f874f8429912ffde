import type { Document } from "@hz/contract/processing/document";
import { type Conclusion, type DocumentName, shortVersion } from "@hz/contract/processing/processing";
import type { Flow } from "../../shared/pdf/flow.ts";
import { makeDocument } from "../../shared/pdf/make-document.ts";
import type { DocumentFonts } from "../../shared/pdf/open-document.ts";
import { MUTED } from "../../shared/pdf/sheet.ts";
import { provenMoment, t } from "../texts.ts";

/** What a PDF is made of: a document, and of an agreement its version and by whom it was concluded; `at` is now, as an ISO time. */
export type Printed = { name: DocumentName; document: Document; conclusion: Conclusion | null; version: string; at: string };

/** A document with the day that it is of, as a tagged PDF. */
export function makeDocumentPdf(printed: Printed, fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { title } = printed.document;
  const at = momentOf(printed);
  const frame = {
    title,
    at: new Date(at),
    redacted: "",
    head: { left: title, right: "" },
    foot: standing(printed),
    page: (page: number, pages: number) => t("prPdfPage", { page, pages }),
  };
  return makeDocument(frame, fonts, (flow) => setDocument(flow, printed));
}

/** When it was concluded, else now. */
export const momentOf = ({ name, conclusion, at }: Printed) => (name === "agreement" && conclusion ? conclusion.at : at);

function standing({ name, conclusion, version, at }: Printed): string {
  if (name !== "agreement") return t("prPdfMade", { at: provenMoment(at) });
  if (!conclusion) return t("prPdfDraft", { version: shortVersion(version) });
  return t("prConcludedBy", {
    at: provenMoment(conclusion.at),
    name: conclusion.name,
    version: shortVersion(conclusion.version),
  });
}

function setDocument(flow: Flow, printed: Printed): void {
  const { title, sections } = printed.document;
  flow.title(title);
  flow.space(6);
  flow.text(standing(printed), { ink: MUTED });
  for (const section of sections) {
    flow.head(section.title);
    for (const block of section.blocks) {
      if (block.kind === "text") flow.text(block.text);
      else if (block.kind === "list") flow.list(block.items.map((text) => ({ text: `– ${text}`, more: [] })));
      else
        flow.table(
          block.head.map(() => ({ share: 1 / block.head.length, align: "left" as const })),
          block.head,
          block.rows,
        );
      flow.space(4);
    }
  }
}
