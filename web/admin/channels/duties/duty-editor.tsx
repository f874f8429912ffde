import type { ChannelDuties } from "@hz/contract/channels/channel-duties";
import type { Channel } from "@hz/contract/channels/channels";
import type { OwnTextPage } from "@hz/contract/channels/duty-pages";
import type { PortalLanguage } from "@hz/contract/languages";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { useEffect, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { BareForm } from "../../shared/form/bare-form.tsx";
import { SaveButtons } from "../../shared/page/save-bar.tsx";
import { t } from "../../shared/texts/texts.ts";
import { problemText, TextEditor } from "../pages/text-editor.tsx";
import { useDutyText } from "./use-duty-text.ts";

type DutyEditorProps = {
  channel: Channel;
  duties: ChannelDuties;
  page: OwnTextPage;
  language: PortalLanguage;
  texts: LanguageTexts;
  onUnsaved: (unsaved: boolean) => void;
};

/** The editor of a page's text, which begins with what stands on the portal. */
export function DutyEditor({ channel, duties, page, language, texts, onUnsaved }: DutyEditorProps) {
  const id = useId();
  const text = useDutyText({ channelId: channel.id, duties, page, language, texts, label: id });
  const { problem, isUnsaved, saving, restoring, setAsking } = text;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const isOwn = duties.texts[page]?.[language] !== undefined;
  const name = t(`dutyPage_${page}`);
  return (
    <Card title={name} actions={<Pill tone={isOwn ? "info" : "neutral"}>{t(isOwn ? "dutyOwn" : "dutyStandard")}</Pill>}>
      <BareForm onSend={text.save} className="grid min-w-0 gap-5">
        <Notice tone="info">
          <p>{t("dutyTextLead")}</p>
          <p>{t("dutiesLegal")}</p>
        </Notice>
        <TextEditor id={id} label={t("dutyTextLabel", { page: name })} editor={text.editor}>
          <p className="border-t border-line px-3 py-1.5 text-sm text-muted max-md:sr-only">{t("pageKeysHint")}</p>
        </TextEditor>
        <Problem>{problem && problemText(problem)}</Problem>
        {text.isCrossed && <Notice tone="accent">{t("pageChanged")}</Notice>}
        <SaveButtons action={saving} isDirty={isUnsaved} isWrong={problem !== null} onCancel={text.cancel}>
          {isOwn && !isUnsaved && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t("dutyTextStandard")}
            </Button>
          )}
        </SaveButtons>
      </BareForm>
      {text.isAsking && (
        <ActionDialog
          title={t("dutyTextStandardTitle")}
          text={t("dutyTextStandardText")}
          confirmLabel={t("dutyTextStandard")}
          destructive
          action={restoring}
          onClose={() => setAsking(false)}
          onConfirm={restoring.run}
        />
      )}
    </Card>
  );
}
