import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { useNobodyElse, useSayNobodyElse } from "./nobody-else.ts";

/** What a report about the office meets where no department stands in: the external bodies, and whether the company has said so. */
export function NobodyElseNotice() {
  const may = useMay("Benutzer und Abteilungen");
  const { data } = useNobodyElse(may);
  const saying = useSayNobodyElse();
  const since = data?.since ?? null;
  return (
    <Notice>
      <p>{since === null ? t("standInNone") : t("nobodyElseSince", { date: formatDate(since, "de") })}</p>
      {data && (
        <Button variant="quiet" size="small" className="justify-self-start" busy={saying.busy} onClick={() => saying.run(since === null)}>
          {t(since === null ? "standInStepNobody" : "nobodyElseTakeBack")}
        </Button>
      )}
    </Notice>
  );
}
