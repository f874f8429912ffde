import { formatDate } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pill } from "../../../ui/pill.tsx";
import type { Consent } from "../../../vault/content/consents.ts";
import type { DisclosureEntry } from "../../../vault/content/disclosures.ts";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { Doubt } from "../thread/message-bubble.tsx";
import { consentDoubts } from "./consent-doubts.ts";

type DisclosureItemProps = {
  entry: DisclosureEntry;
  /** The consent it rests on; null where the thread has none, undefined while it is not known. */
  consent: Consent | null | undefined;
  onCorrect: () => void;
};

/** An entry of the ledger; struck through where a later one has taken its place. */
export function DisclosureItem({ entry: { disclosure, content, verified, isReplaced }, consent, onCorrect }: DisclosureItemProps) {
  const users = useUserNames();
  const day = formatDate(disclosure.day, "de");
  const title = content ? t("disclosureTo", { recipient: content.recipient }) : day;
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <h3 className={classNames("text-base wrap-anywhere", isReplaced && "text-muted line-through")}>{title}</h3>
        {isReplaced ? <Pill>{t("disclosureReplaced")}</Pill> : disclosure.replaces && <Pill tone="info">{t("disclosureCorrection")}</Pill>}
      </div>
      {content ? (
        <div className={classNames("grid gap-1", isReplaced && "text-muted line-through")}>
          <p>
            {t(`disclosureScope_${content.scope}`)} · {t(`disclosureGround_${content.ground}`)}
          </p>
          <p className="written">{content.details}</p>
          <p>
            {day} · {content.told ? t("disclosureToldYes") : t("disclosureToldNo")}
            {content.notTold && <span className="written">: {content.notTold}</span>}
          </p>
        </div>
      ) : (
        <p className="text-muted italic">{t("disclosureClosed")}</p>
      )}
      {content?.consentId && consent !== undefined && <RestsOn consent={consent} />}
      {content && consent && !isReplaced && consentDoubts(content, consent).map((doubt) => <Doubt key={doubt}>{doubt}</Doubt>)}
      {content && !verified && <Doubt>{t("disclosureUnverified")}</Doubt>}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">
          {t("disclosureBy", { name: users.get(disclosure.byUserId) ?? t("formerUser") })} · <RelativeMoment at={disclosure.at} />
        </p>
        {!isReplaced && (
          <Button
            variant="ghost"
            size="small"
            className="-mr-2 -mb-1 text-muted! print:hidden"
            aria-label={t("disclosureCorrectOf", { date: day })}
            onClick={onCorrect}
          >
            {t("disclosureCorrect")}
          </Button>
        )}
      </div>
    </li>
  );
}

function RestsOn({ consent }: { consent: Consent | null }) {
  if (!consent?.grantedAt) return <Doubt>{t("disclosureRestsOnNothing")}</Doubt>;
  const [date, withdrawn] = [formatDate(consent.grantedAt, "de"), formatDate(consent.since ?? consent.grantedAt, "de")];
  return (
    <details>
      <summary className="text-sm font-semibold">
        {consent.state === "granted" ? t("disclosureRestsOn", { date }) : t("disclosureRestsOnWithdrawn", { date, withdrawn })}
      </summary>
      <p className="pt-2 written">{consent.wording}</p>
    </details>
  );
}
