import { type FormEvent, type KeyboardEvent, useRef } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { typedText } from "../../vault/content/report-texts.ts";
import { DraftNotice, MissingFiles } from "../draft/draft-notice.tsx";
import { useMissingFiles } from "../draft/use-missing-files.ts";
import { type ChosenFile, isChecking } from "../form/chosen-file.ts";
import { NamingHint } from "../form/naming-hint.tsx";
import { FilePicker } from "../form/file-picker.tsx";
import { useLeaveWarning } from "../leave-warning.ts";
import { Notice } from "../notice.tsx";
import { officeName, usePortal } from "../portal-context.tsx";
import { PasswordNotice } from "./password-notice.tsx";
import { useReplyDraft } from "./use-reply-draft.ts";
import { type Reply, useReply } from "./use-reply.ts";

type Props = {
  open: OpenCase;
  thread: ThreadEntry[];
  /** Whether nobody could read what is sent: what was typed until then stays, to be copied. */
  ended: boolean;
  /** Whether the office does not know who writes. */
  isAnonymous: boolean;
  onSent: () => void;
};

/** Draws where the reporter writes to the office; what was typed stays until it has arrived. */
export function ReplyForm({ open, thread, ended, isAnonymous, onSent }: Props) {
  const portal = usePortal();
  const { t } = portal;
  const { department } = open.found;
  const draft = useReplyDraft(open);
  const { text, files } = draft;
  const missing = useMissingFiles(draft.missing);
  const input = useRef<HTMLTextAreaElement>(null);
  const reply = useReply(open);
  const discard = () => {
    draft.clear();
    input.current?.focus();
  };
  useLeaveWarning(typedText(text) !== "" || files.length > 0);

  const send = async (typed: string) => {
    const outcome = await reply.send({ text: typedText(text), files, thread }, typed);
    if (outcome === "sent") {
      draft.clear();
      onSent();
    }
    if (outcome !== "busy") input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ended || isChecking(files) || missing.holds()) return;
    void send(text);
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };

  if (ended && text === "" && files.length === 0) return null;

  return (
    <form className="card" noValidate autoComplete="off" onSubmit={submit}>
      {draft.isBack && <DraftNotice files={draft.missing} onDiscard={discard} />}
      <div className="field">
        <label htmlFor="reply">{t("reply.label", { office: officeName(portal, department) })}</label>
        <textarea
          className="input"
          id="reply"
          rows={4}
          ref={input}
          value={text}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={keys}
          readOnly={ended || reply.shares !== null}
          aria-invalid={reply.failure ? true : undefined}
          aria-describedby="reply-hint"
        />
        <p className="hint" id="reply-hint">
          {t(ended ? "shut.reply" : "reply.hint")}
          {"\n"}
          {!ended && draft.isKept && t("reply.kept")}
        </p>
      </div>
      {open.found.allowFiles && (
        <details>
          <summary>{t("reply.attach")}</summary>
          <FilePicker files={files} ready sent={reply.shares} onChange={draft.choose} />
        </details>
      )}
      {isAnonymous && <NamingHint text={text} files={files} />}
      {missing.isSaid && reply.shares === null && <MissingFiles names={draft.missing} />}
      {reply.isHeld && <PasswordNotice onSend={() => void send("")} />}
      {reply.failure && (
        <Notice kind="danger" role="alert">
          <p>{reply.failure}</p>
        </Notice>
      )}
      <p role="status" className={reply.sent || reply.waiting ? "small" : "visually-hidden"}>
        {reply.waiting ? t("send.waiting") : reply.sent ? t("reply.sent") : ""}
      </p>
      <ReplyButtons reply={reply} ended={ended} files={files} />
    </form>
  );
}

function ReplyButtons({ reply, ended, files }: Pick<Props, "ended"> & { reply: Reply; files: ChosenFile[] }) {
  const { t } = usePortal();
  return (
    <div className="actions">
      <button type="submit" className="button" disabled={ended || isChecking(files)} aria-disabled={reply.shares !== null}>
        {reply.shares && <span className="spinner" aria-hidden="true" />}
        {reply.shares ? t("reply.busy") : isChecking(files) ? t("clean.waiting") : t("reply.send")}
      </button>
      {reply.shares && files.length > 0 && (
        <button type="button" className="button button-quiet" onClick={reply.cancel}>
          {t("send.cancel")}
        </button>
      )}
    </div>
  );
}
