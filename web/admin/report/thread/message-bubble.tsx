import type { Report } from "@hz/contract/reports/reports";
import type { MessageContent } from "../../../vault/content/contents.ts";
import { TriangleAlert } from "lucide-react";
import { memo, type ReactNode, useRef } from "react";
import { formatDateTime } from "../../../i18n/dates.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Pill } from "../../../ui/pill.tsx";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { t } from "../../shared/texts/texts.ts";
import { FileList } from "./file-list.tsx";
import { RedactButton } from "../redact/redact-button.tsx";
import { Redacted } from "../redact/redacted.tsx";
import { Translated } from "../translation/translated.tsx";

type MessageBubbleProps = {
  entry: ThreadEntry;
  /** What it is besides its words. */
  label: string | null;
  report: Report;
  open: OpenReport;
  users: ReadonlyMap<string, string>;
};

/** A message with what the checks said: ours at the right, theirs at the left. */
export const MessageBubble = memo(function MessageBubble({ entry, label, report, open, users }: MessageBubbleProps) {
  const { message, content, verified, gap } = entry;
  const text = useRef<HTMLParagraphElement>(null);
  const ours = !message.isFromWhistleblower;
  const author = ours ? (users.get(message.authorId ?? "") ?? content?.author ?? t("formerUser")) : t("reporter");
  return (
    <li
      className={classNames(
        "grid w-fit max-w-full min-w-64 gap-1 rounded-card border px-4 py-3 sm:max-w-[82%]",
        // What is far from the screen in a long talk is laid out when somebody comes near.
        "[contain-intrinsic-size:auto_26rem_auto_8rem] [content-visibility:auto] print:[content-visibility:visible]",
        ours ? "ml-auto border-transparent bg-brand-soft" : "border-line bg-surface",
      )}
    >
      {gap && <Doubt>{t("messageGap")}</Doubt>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 text-sm">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="font-semibold">{author}</b>
          {(message.kind === "acknowledgement" || message.kind === "feedback") && (
            <Pill tone={message.kind === "feedback" ? "ok" : "info"}>{t(`kind_${message.kind}`)}</Pill>
          )}
        </span>
        <span className="text-muted">
          <RelativeMoment at={message.createdAt} />
        </span>
      </p>
      {content === null && (
        <p className="text-muted italic">
          {t("messageClosed")} {t("messageClosedHint")}
        </p>
      )}
      {label && <p className="text-sm font-semibold text-muted">{label}</p>}
      {content && (
        <p ref={text} data-part="message" className="written">
          {content.text}
        </p>
      )}
      {content && !ours && <Translated text={content.text} />}
      <Redacted mark={entry.redaction} />
      {content && content.files.length > 0 && (
        <FileList open={open} files={content.files} stored={message.files} destroyed={report.destroyed} />
      )}
      {content && !verified && <Doubt>{t("messageUnverified")}</Doubt>}
      {/* Only what is known to be somebody's word can be passed on as what is left of it. */}
      {content && verified && !isSettled(content) && (
        <div className="-mb-2 ml-auto">
          <RedactButton
            target={{ report, open, entry }}
            within={text}
            label={t("redactMessage", { date: formatDateTime(message.createdAt, "de", "short") })}
          />
        </div>
      )}
    </li>
  );
});

/** What was asked, answered or told stays as it is: redacted it would be somebody else's word. */
const isSettled = ({ request, answer, identity, record, recording, verdict }: MessageContent) =>
  Boolean(request ?? answer ?? identity ?? record ?? recording ?? verdict);

/** What is doubtful about a message or note, where it cannot be overlooked. */
export function Doubt({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
