import type { Channel } from "@hz/contract/channels/channels";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailed } from "../../shared/failures/load-failed.tsx";
import { LeaveQuestion } from "../../shared/leaving/unsaved-guard.tsx";
import { t } from "../../shared/texts/texts.ts";
import { LanguagesCard } from "./languages-card.tsx";
import { beginsIn, languageName, languagesOf } from "../../shared/languages/languages.ts";

type ChannelPagesProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };

/** The start page in one language after the other; which one stands in the address. */
export function ChannelPages({ channel, onUnsaved }: ChannelPagesProps) {
  const [search, setSearch] = useSearchParams();
  const [unsaved, setUnsaved] = useState(false);
  // Another language is wanted while this one is not saved.
  const [wanted, setWanted] = useState<PortalLanguage | null>(null);
  const { there } = languagesOf(channel);
  const asked = PORTAL_LANGUAGE_CODES.find((language) => language === search.get("sprache"));
  const standard = beginsIn(channel);
  // What somebody is writing stays, also when a colleague takes the language away meanwhile.
  const chosen = asked && (there.includes(asked) || unsaved) ? asked : standard;

  const note = useCallback(
    (next: boolean) => {
      setUnsaved(next);
      onUnsaved(next);
    },
    [onUnsaved],
  );
  const go = (language: PortalLanguage) => {
    note(false);
    setWanted(null);
    setSearch((place) => ({ ...Object.fromEntries(place), sprache: language }), { preventScrollReset: true, replace: true });
  };
  const choose = (language: PortalLanguage) => {
    if (language === chosen) return;
    if (unsaved) setWanted(language);
    else go(language);
  };
  return (
    <>
      <LanguagesCard channel={channel} chosen={chosen} onChoose={choose} onRemoved={(gone) => gone === chosen && note(false)} />
      <Editor key={chosen} channel={channel} language={chosen} onUnsaved={note} />
      <LeaveQuestion open={wanted !== null} stay={() => setWanted(null)} leave={() => wanted && go(wanted)} />
    </>
  );
}

/** The editor's own part of the program comes when somebody opens this area, and not before. */
const script = { queryKey: ["page-editor"], queryFn: () => import("./page-editor.tsx"), structuralSharing: false, staleTime: Infinity };

function Editor(props: ChannelPagesProps & { language: PortalLanguage }) {
  const editor = useQuery(script);
  if (editor.data) return <editor.data.PageEditor {...props} />;
  if (editor.isError) return <LoadFailed title={t("pageEditorFailed")} text={t("pageEditorFailedText")} query={editor} />;
  return (
    <Card title={t("pageHeading", { language: languageName(props.language) })}>
      <Loading label={t("loading")} className="grid gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Card>
  );
}
