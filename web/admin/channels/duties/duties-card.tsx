import { type ChannelDuties, missingDuties, PAGE_OF_CODE } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import { DUTY_PAGES, type DutyPage, hasOwnText, type OwnTextPage } from "@hz/contract/channels/duty-pages";
import { EXTERNAL_BODIES_AS_OF } from "@hz/contract/procedure/external-bodies";
import { paths } from "@hz/contract/paths";
import { ExternalLink, Pencil } from "lucide-react";
import { formatDate } from "../../../i18n/dates.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { NewTabLink } from "../../shared/page/new-tab-link.tsx";
import { t } from "../../shared/texts/texts.ts";
import { languageName } from "../../shared/languages/languages.ts";

type DutiesCardProps = { channel: Channel; duties: ChannelDuties; onEdit: (page: OwnTextPage) => void };

/** What is missing, and the list of the pages with their state. */
export function DutiesCard({ channel, duties, onEdit }: DutiesCardProps) {
  const missing = missingDuties(duties);
  return (
    <Card title={t("duties")}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{t("dutiesLead")}</p>
        {missing.length === 0 ? (
          <Notice tone="ok">
            <p>{t("dutiesComplete")}</p>
          </Notice>
        ) : (
          <Notice tone="accent">
            <p className="font-semibold">{t("dutiesMissing", { count: missing.length })}</p>
            <ul className="list-disc pl-5">
              {missing.map((code) => (
                <li key={code}>{t(`duty_${code}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <ul aria-label={t("dutiesPages")} className="grid gap-2">
          {DUTY_PAGES.map((page) => (
            <PageLine
              key={page}
              channel={channel}
              page={page}
              own={hasOwnText(page) ? duties.languages.filter((language) => duties.texts[page]?.[language]).map(languageName) : []}
              isIncomplete={missing.some((code) => PAGE_OF_CODE[code] === page)}
              onEdit={onEdit}
            />
          ))}
        </ul>
        <p className="text-sm text-muted">{t("dutiesLegal")}</p>
      </div>
    </Card>
  );
}

type PageLineProps = {
  channel: Channel;
  page: DutyPage;
  /** In which languages the text is the company's own. */
  own: string[];
  isIncomplete: boolean;
  onEdit: (page: OwnTextPage) => void;
};

function PageLine({ channel, page, own, isIncomplete, onEdit }: PageLineProps) {
  const name = t(`dutyPage_${page}`);
  return (
    <li className="grid gap-1 rounded-control border border-line bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          {isIncomplete && <Pill tone="accent">{t("dutyIncomplete")}</Pill>}
          <Pill tone={own.length > 0 ? "info" : "neutral"}>
            {own.length > 0 ? t("dutyOwnIn", { languages: own.join(", ") }) : t("dutyStandard")}
          </Pill>
        </span>
        <span className="flex flex-wrap gap-2">
          {channel.isActive && (
            <NewTabLink
              href={paths.portalDuty(channel.linkSuffix, page)}
              name={t("dutyLookAt", { page: name })}
              className={buttonClass("ghost", "small")}
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              {t("dutyLook")}
            </NewTabLink>
          )}
          {hasOwnText(page) && (
            <Button variant="ghost" size="small" aria-label={t("dutyEditOf", { page: name })} onClick={() => onEdit(page)}>
              <Pencil aria-hidden="true" className="size-4" />
              {t("dutyEdit")}
            </Button>
          )}
        </span>
      </div>
      {page === "external" && (
        <p className="text-sm text-muted">{t("dutyListAsOf", { date: formatDate(`${EXTERNAL_BODIES_AS_OF}T12:00:00Z`, "de") })}</p>
      )}
    </li>
  );
}
