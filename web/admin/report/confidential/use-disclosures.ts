import { confidentialityRoutes, type Disclosure } from "@hz/contract/reports/confidentiality";
import type { Report } from "@hz/contract/reports/reports";
import type { DisclosureContent } from "../../../vault/content/contents.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { type DisclosureEntry, disclosureEntries, encodeDisclosure } from "../../../vault/content/disclosures.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useNotes } from "../queries.ts";
import { useSealedWords } from "../content/use-sealed-words.ts";

type Disclosures = { data: DisclosureEntry[] | undefined; error: Error | null; isFetching: boolean; refetch: () => void };

/** The ledger, newest first, each entry with its words, opened and checked. */
export function useDisclosures(report: Report, open: OpenReport): Disclosures {
  const ledger = useQuery<Disclosure[]>({
    queryKey: queryKeys.disclosures(report.id),
    queryFn: ({ signal }) => call(confidentialityRoutes.disclosures, { params: { id: report.id } }, signal),
  });
  const notes = useNotes(report, open);
  return {
    data: ledger.data && notes.data && disclosureEntries(ledger.data, notes.data),
    error: ledger.error ?? notes.error,
    isFetching: ledger.isFetching || notes.isFetching,
    refetch: () => void Promise.all([ledger.refetch(), notes.refetch()]),
  };
}

export function useNewDisclosure(report: Report, open: OpenReport, onDone: () => void) {
  const seal = useSealedWords(report, open, "disclosure");
  return useAction({
    run: (content: DisclosureContent) => {
      const { ground, day, told, replaces } = content;
      return seal(content, encodeDisclosure(content), async ({ note }) => {
        if (note)
          await call(confidentialityRoutes.addDisclosure, { params: { id: report.id }, body: { ground, day, told, replaces, note } });
      });
    },
    done: t("disclosureSaved"),
    failed: (error) => `${t("disclosureFailed")} ${failureText(error, "")} ${t("disclosureKept")}`,
    touches: [queryKeys.report(report.id)],
    onDone,
  });
}
