import type { RedactionMark } from "../../../vault/content/contents.ts";
import { formatDateTime } from "../../../i18n/dates.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";

/** Who redacted a text, and when; nothing where nobody did. */
export function Redacted({ mark }: { mark: RedactionMark | null }) {
  return mark && <Mark mark={mark} />;
}

/** Apart from the above, so that five hundred messages that nobody redacted do not each keep the names. */
function Mark({ mark }: { mark: RedactionMark }) {
  const users = useUserNames();
  const name = users.get(mark.byId) ?? t("formerUser");
  return <p className="text-sm text-muted">{t("redactedAt", { date: formatDateTime(mark.time * 1000, "de"), name })}</p>;
}
