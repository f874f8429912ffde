import type { RedactionMark } from "@hz/contract/messages";
import { formatDateTime } from "../../../i18n/dates.ts";
import { useUserNames } from "../../reports/queries.ts";
import { t } from "../../texts.ts";

/** Takes who redacted a text and says when; nothing where nobody did. */
export function Redacted({ mark }: { mark: RedactionMark | null }) {
  const users = useUserNames();
  if (!mark) return null;
  const name = users.get(mark.byId) ?? t("formerUser");
  return <p className="text-sm text-muted">{t("redactedAt", { date: formatDateTime(mark.time * 1000, "de"), name })}</p>;
}
