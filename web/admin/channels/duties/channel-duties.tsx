import type { Channel } from "@hz/contract/channels/channels";
import { DUTY_ADDRESSES, OWN_TEXT_PAGES, type OwnTextPage } from "@hz/contract/channels/duty-pages";
import { portalLanguage, type PortalLanguage } from "@hz/contract/languages";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailed } from "../../shared/failures/load-failed.tsx";
import { LeaveQuestion } from "../../shared/leaving/unsaved-guard.tsx";
import { t } from "../../shared/texts/texts.ts";
import { DutiesCard } from "./duties-card.tsx";
import { DutyFactsForm } from "./duty-facts-form.tsx";
import { DutyText } from "./duty-text.tsx";
import { useDuties } from "./queries.ts";

type ChannelDutiesProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };
/** Which text is edited; null for the overview with the form. */
type Place = { page: OwnTextPage; language: PortalLanguage } | null;

/** What the portal has to say beside its form: an overview with the data, or one of the texts. */
export function ChannelDuties({ channel, onUnsaved }: ChannelDutiesProps) {
  const duties = useDuties(channel.id);
  const [search, setSearch] = useSearchParams();
  const [unsaved, setUnsaved] = useState(false);
  // Another place is wanted while this one is not saved.
  const [wanted, setWanted] = useState<{ place: Place } | null>(null);
  const note = useCallback(
    (next: boolean) => {
      setUnsaved(next);
      onUnsaved(next);
    },
    [onUnsaved],
  );
  if (!duties.data)
    return duties.isError ? <LoadFailed title={t("dutiesFailed")} text={t("dutiesFailedText")} query={duties} /> : <DutiesLoading />;
  const { languages } = duties.data;
  const page = OWN_TEXT_PAGES.find((one) => DUTY_ADDRESSES[one] === search.get("seite"));
  const language = languages.find((one) => one === search.get("sprache")) ?? portalLanguage(languages[0]);

  const go = (place: Place) => {
    note(false);
    setWanted(null);
    const next = new URLSearchParams(search);
    for (const name of ["seite", "sprache"]) next.delete(name);
    if (place) {
      next.set("seite", DUTY_ADDRESSES[place.page]);
      next.set("sprache", place.language);
    }
    setSearch(next, { preventScrollReset: true, replace: true });
  };
  const choose = (place: Place) => (unsaved ? setWanted({ place }) : go(place));
  return (
    <>
      {page ? (
        <DutyText
          key={`${page} ${language}`}
          channel={channel}
          duties={duties.data}
          page={page}
          language={language}
          onUnsaved={note}
          onLanguage={(next) => choose({ page, language: next })}
          onBack={() => choose(null)}
        />
      ) : (
        <>
          <DutiesCard channel={channel} duties={duties.data} onEdit={(next) => choose({ page: next, language })} />
          <DutyFactsForm channel={channel} duties={duties.data} onUnsaved={note} />
        </>
      )}
      <LeaveQuestion open={wanted !== null} stay={() => setWanted(null)} leave={() => wanted && go(wanted.place)} />
    </>
  );
}

function DutiesLoading() {
  return (
    <Card title={t("duties")}>
      <Loading label={t("loading")} className="grid gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Card>
  );
}
