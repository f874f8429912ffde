import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import type { OwnTextPage } from "@hz/contract/channels/duty-pages";
import type { PortalLanguage } from "@hz/contract/languages";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailed } from "../../shared/failures/load-failed.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { languageName } from "../../shared/languages/languages.ts";

type DutyTextProps = {
  channel: Channel;
  duties: ChannelDuties;
  page: OwnTextPage;
  language: PortalLanguage;
  onUnsaved: (unsaved: boolean) => void;
  onLanguage: (language: PortalLanguage) => void;
  onBack: () => void;
};

/** The editor of one page, with the way to the other language and back. */
export function DutyText({ onLanguage, onBack, ...rest }: DutyTextProps) {
  const { duties, language, page } = rest;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("dutyTextBack")}
        </Button>
        <div role="group" aria-label={t("dutyTextLanguage")} className="flex flex-wrap gap-2">
          {duties.languages.map((one) => (
            <Button
              key={one}
              variant="quiet"
              size="small"
              aria-pressed={one === language}
              className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
              onClick={() => one !== language && onLanguage(one)}
            >
              {languageName(one)}
            </Button>
          ))}
        </div>
      </div>
      <Editor key={`${page} ${language}`} {...rest} />
    </>
  );
}

/** The editor's own part of the program comes when somebody opens a text, and not before. */
const script = { queryKey: ["duty-editor"], queryFn: () => import("./duty-editor.tsx"), structuralSharing: false, staleTime: Infinity };

function Editor(props: Omit<DutyTextProps, "onLanguage" | "onBack">) {
  const editor = useQuery(script);
  const texts = useLanguageTexts(props.language);
  if (editor.data && texts.data) return <editor.data.DutyEditor {...props} texts={texts.data} />;
  if (texts.isError) return <LoadFailed title={t("pageEditorFailed")} text={t("pageEditorFailedText")} query={texts} />;
  if (editor.isError) return <LoadFailed title={t("pageEditorFailed")} text={t("pageEditorFailedText")} query={editor} />;
  return (
    <Card title={t(`dutyPage_${props.page}`)}>
      <Loading label={t("loading")} className="grid gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Card>
  );
}
