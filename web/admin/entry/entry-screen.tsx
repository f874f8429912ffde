import type { PortalLanguage } from "@hz/contract/languages";
import { isOral } from "@hz/contract/reports/entry-terms";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Inbox } from "lucide-react";
import { recipientOf } from "../../vault/report/recipient.ts";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useChannels } from "../shared/names/queries.ts";
import { useUser } from "../shared/session/user.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { t } from "../shared/texts/texts.ts";
import { EntryFiles } from "./entry-files.tsx";
import { checkEntry, type EntryProblems, firstEntry } from "./entry-form.ts";
import { EntryReceiptCard } from "./entry-receipt.tsx";
import { OralFields } from "./oral-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import type { EntryFile, EntryReceipt } from "./send-entry.ts";
import { useEntryChannel, useSendEntry } from "./use-entry.ts";
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
  const list = useChannels();
  const channels = list.data?.filter(({ isActive }) => isActive);
  const [first] = useState(begin);
  const draft = useEntryDraft(first);
  // A kept draft may name a channel that takes no reports any more.
  const channel = channels?.find(({ id }) => id === draft.values.channelId) ?? (channels?.length === 1 ? channels[0] : undefined);
  const values = { ...draft.values, channelId: channel?.id ?? "" };
  const read = useEntryChannel(channel?.linkSuffix ?? null);
  const found = read.data;
  const { busy, problem, sending, run, stop } = useSendEntry((receipt, { found: { channel: of }, outgoing }) => {
    draft.forget(begin());
    onEntered(receipt, of.linkSuffix, outgoing.values.language);
  });
  const [files, setFiles] = useState<readonly EntryFile[]>([]);
  const [problems, setProblems] = useState<EntryProblems>({});
  const [isDiscarding, setDiscarding] = useState(false);
  const by = useUser().fullName;
  const form = useRef<HTMLFormElement>(null);
  const change: typeof draft.change = (next) => {
    draft.change(next);
    setProblems({});
  };
  const discard = () => {
    draft.forget(begin());
    setFiles([]);
    setProblems({});
    setDiscarding(false);
  };

  const recipient = found ? recipientOf(found.channel, values) : null;
  const isClosed = recipient !== null && found!.channel.lost.includes(recipient.departmentId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const needsCategory = found !== undefined && found.channel.settings.requireCategory && found.categories.length > 0;
    const checked = checkEntry(values, needsCategory, new Date());
    if ("problems" in checked) {
      setProblems(checked.problems);
      const [name] = Object.keys(checked.problems);
      return form.current?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] input`)?.focus();
    }
    if (found?.keys !== "trusted" || !recipient || isClosed) return;
    const category = found.categories.find(({ id }) => id === values.categoryId);
    const sent = files.filter(({ isRecording }) => !isRecording || checked.entry.documentation === "recording");
    const named = category ? { id: category.id, name: category.name } : null;
    run({ found, outgoing: { values, entry: checked.entry, category: named, files: sent, by } });
  };

  const failed = !list.data && list.error ? list : !found && read.error ? read : null;
  if (failed) return <LoadFailed title={t("entryReadFailed")} text={t("entryReadFailedText")} query={failed} />;
  if (channels?.length === 0)
    return (
      <Card>
        <EmptyState whole icon={Inbox} title={t("entryTitle")} text={t("entryNoChannel")} />
      </Card>
    );
  const fields = { values, problems, busy, change };
  const isUnsaved = draft.isTouched || files.length > 0;
  return (
    <form ref={form} noValidate className="grid max-w-3xl gap-5" onSubmit={submit}>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("entryTitle")}</h1>
        <p className="max-w-prose text-muted">{t("entryLead")}</p>
      </div>
      <WayFields {...fields} channels={channels ?? []} found={found} />
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
        isSending={sending !== null}
        isUnsaved={isUnsaved}
        off={channel !== undefined && (found?.keys !== "trusted" || isClosed)}
        onDiscard={() => setDiscarding(true)}
        onStop={stop}
      />
      <UnsavedGuard unsaved={isUnsaved} />
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={t("entryDiscardTitle")}
        text={t("entryDiscardText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("entryDiscard")}
        destructive
        onConfirm={discard}
      />
    </form>
  );
}

type SendRowProps = { busy: boolean; isSending: boolean; isUnsaved: boolean; off: boolean; onDiscard: () => void; onStop: () => void };

function SendRow({ busy, isSending, isUnsaved, off, onDiscard, onStop }: SendRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p className="mr-auto max-w-md text-sm text-muted">{t("entryDraftNote")}</p>
      {isUnsaved && !busy && (
        <Button variant="quiet" onClick={onDiscard}>
          {t("entryDiscard")}
        </Button>
      )}
      {busy && isSending && (
        <Button variant="quiet" onClick={onStop}>
          {t("uploadStop")}
        </Button>
      )}
      <Button type="submit" busy={busy} disabled={off}>
        {busy ? t("entrySending") : t("entrySubmit")}
      </Button>
    </div>
  );
}
