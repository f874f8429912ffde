import type { PortalLanguage } from "@hz/contract/languages";
import { isOral } from "@hz/contract/reports/entry-terms";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Problem } from "../../ui/notice.tsx";
import { Inbox } from "lucide-react";
import { recipientOf } from "../../vault/report/recipient.ts";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { BareForm, focusWrong } from "../shared/form/bare-form.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useUser } from "../shared/session/user.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { t } from "../shared/texts/texts.ts";
import { EntryFiles } from "./entry-files.tsx";
import { checkEntry, type EntryProblems, firstEntry } from "./entry-form.ts";
import { EntryReceiptCard } from "./entry-receipt.tsx";
import { OralFields } from "./oral-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import type { EntryFile, EntryReceipt } from "./send-entry.ts";
import { useChosenChannel, useHeldForm, useSendEntry } from "./use-entry.ts";
import { useEntryDraft } from "./use-entry-draft.ts";
import { WayFields } from "./way-fields.tsx";
import { WrittenFields } from "./written-fields.tsx";

const begin = () => firstEntry(new Date(), t("entryConsentDefault"));

/** The page /meldungen/erfassen: a report that came by another way than the portal, and afterwards its receipt. */
export function EntryScreen() {
  usePageTitle(t("entryTitle"));
  const [receipt, setReceipt] = useState<{ of: EntryReceipt; linkSuffix: string; language: PortalLanguage } | null>(null);
  if (receipt) return <EntryReceiptCard {...receipt} onNext={() => setReceipt(null)} />;
  return <EntryForm onEntered={(of, linkSuffix, language) => setReceipt({ of, linkSuffix, language })} />;
}

type EntryFormProps = { onEntered: (receipt: EntryReceipt, linkSuffix: string, language: PortalLanguage) => void };

function EntryForm({ onEntered }: EntryFormProps) {
  const [first] = useState(begin);
  const draft = useEntryDraft(first);
  const { channels, channel, found, isReading, failed, isGone } = useChosenChannel(draft.values.channelId);
  const values = { ...draft.values, channelId: channel?.id ?? "" };
  const { isHeld, hold } = useHeldForm(isReading);
  const { busy, problem, sending, run, stop } = useSendEntry((receipt, { found: { channel: of }, outgoing }) => {
    draft.forget(begin());
    onEntered(receipt, of.linkSuffix, outgoing.values.language);
  });
  const [files, setFiles] = useState<readonly EntryFile[]>([]);
  const [problems, setProblems] = useState<EntryProblems>({});
  const by = useUser().fullName;
  const change: typeof draft.change = (next) => {
    draft.change(next);
    setProblems({});
  };
  const discard = () => {
    draft.forget(begin());
    setFiles([]);
    setProblems({});
  };

  const recipient = found ? recipientOf(found.channel, values) : null;
  const isClosed = recipient !== null && found!.channel.lost.includes(recipient.departmentId);
  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    if (isReading) return hold(form);
    const needsCategory = found !== undefined && found.channel.settings.requireCategory && found.categories.length > 0;
    const checked = checkEntry(values, needsCategory, new Date());
    if ("problems" in checked) {
      setProblems(checked.problems);
      return focusWrong(form, Object.keys(checked.problems));
    }
    if (found?.keys !== "trusted" || !recipient || isClosed) return;
    const category = found.categories.find(({ id }) => id === values.categoryId);
    const sent = files.filter(({ isRecording }) => !isRecording || checked.entry.documentation === "recording");
    const named = category ? { id: category.id, name: category.name } : null;
    run({ found, outgoing: { values, entry: checked.entry, category: named, files: sent, by } });
  };

  if (failed) return <LoadFailed title={t("entryReadFailed")} text={t("entryReadFailedText")} query={failed} />;
  if (channels?.length === 0) return <NoChannel />;
  const fields = { values, problems, busy, change };
  const isUnsaved = draft.isTouched || files.length > 0;
  return (
    <BareForm className="grid max-w-3xl gap-5" onSend={submit}>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("entryTitle")}</h1>
        <p className="max-w-prose text-muted">{t("entryLead")}</p>
      </div>
      <WayFields {...fields} channels={channels ?? []} found={found} isGone={isGone} />
      <PersonFields {...fields} />
      {values.way !== "" && isOral(values.way) && <OralFields {...fields} />}
      <WrittenFields {...fields}>
        <EntryFiles
          files={files}
          takesRecordings={values.documentation === "recording"}
          busy={busy}
          sending={sending}
          onChange={setFiles}
        />
      </WrittenFields>
      <Problem>{Object.keys(problems).length > 0 ? t("entryProblems") : problem}</Problem>
      <SendRow
        busy={busy}
        isHeld={isHeld}
        isSending={sending !== null}
        isUnsaved={isUnsaved}
        off={found !== undefined && (found.keys !== "trusted" || isClosed)}
        onDiscard={discard}
        onStop={stop}
      />
      <UnsavedGuard unsaved={isUnsaved} />
    </BareForm>
  );
}

function NoChannel() {
  return (
    <Card>
      <EmptyState whole icon={Inbox} title={t("entryTitle")} text={t("entryNoChannel")} />
    </Card>
  );
}

type SendRowProps = {
  busy: boolean;
  /** It was pressed before it could be looked at. */
  isHeld: boolean;
  isSending: boolean;
  isUnsaved: boolean;
  off: boolean;
  onDiscard: () => void;
  onStop: () => void;
};

function SendRow({ busy, isHeld, isSending, isUnsaved, off, onDiscard, onStop }: SendRowProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p className="mr-auto max-w-md text-sm text-muted">{t("entryDraftNote")}</p>
      {isUnsaved && !busy && (
        <Button variant="quiet" onClick={() => setDiscarding(true)}>
          {t("entryDiscard")}
        </Button>
      )}
      {busy && isSending && (
        <Button variant="quiet" onClick={onStop}>
          {t("uploadStop")}
        </Button>
      )}
      <Button type="submit" busy={busy || isHeld} disabled={off}>
        {busy ? t("entrySending") : t("entrySubmit")}
      </Button>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={t("entryDiscardTitle")}
        text={t("entryDiscardText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("entryDiscard")}
        destructive
        onConfirm={() => {
          onDiscard();
          setDiscarding(false);
        }}
      />
    </div>
  );
}
