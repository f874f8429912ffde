import { portalLanguage } from "@hz/contract/languages";
import type { Report } from "@hz/contract/reports/reports";
import { fill } from "@hz/contract/templates/template-fill";
import { templateRoutes } from "@hz/contract/templates/templates";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { languageTexts } from "../../shared/languages/language-texts.ts";
import { useUser } from "../../shared/session/user.ts";
import { valuesOf } from "@hz/contract/templates/template-values";

/**
 * The text that confirms a receipt: the company's template in the reporter's language, filled from the case, to be changed before
 * it is sent. Null until it is here, and where the receipt is confirmed already.
 */
export function useProposal(report: Report, open: OpenReport): string | null {
  const { companyName } = useUser();
  const language = portalLanguage(open.content?.language);
  const { data } = useQuery({
    queryKey: [...queryKeys.templates, "acknowledgement", language],
    enabled: report.acknowledgedAt === null,
    // The house's texts are long: they load for those who confirm.
    queryFn: async ({ signal }) => {
      const [{ textIn, templateGroups }, stored, texts] = await Promise.all([
        import("../../templates/index.ts"),
        call(templateRoutes.list, {}, signal),
        languageTexts(language),
      ]);
      const all = templateGroups(stored).flatMap(({ templates }) => templates);
      const template = all.find(({ id }) => id === "receipt-personal");
      return template ? textIn(template, language, texts).text : null;
    },
  });
  return data ? fill(data, valuesOf(report, { language, companyName, now: new Date(), department: report.department })) : null;
}
