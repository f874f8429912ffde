import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { OpenReport } from "../../vault/open-report.ts";
import type { ThreadEntry } from "../../vault/thread.ts";
import { RelativeMoment } from "../reports/moment.tsx";
import { t } from "../texts.ts";
import { FileList } from "./file-list.tsx";

type MessageBubbleProps = { entry: ThreadEntry; open: OpenReport; users: ReadonlyMap<string, string> };

/** Takes a message with what the checks said and gives it as it stands in the thread: ours at the right, theirs at the left. */
export function MessageBubble({ entry, open, users }: MessageBubbleProps) {
  const { message, content, verified, gap } = entry;
  const ours = !message.isFromWhistleblower;
  const author = ours ? (users.get(message.authorId ?? "") ?? content?.author ?? t("formerUser")) : t("reporter");
  return (
    <li
      className={classNames(
        "grid w-fit max-w-full min-w-64 gap-1 rounded-card border px-4 py-3 sm:max-w-[82%]",
        ours ? "ml-auto border-transparent bg-brand-soft" : "border-line bg-surface",
      )}
    >
      {gap && <Doubt>{t("messageGap")}</Doubt>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 text-sm">
        <b className="font-semibold">{author}</b>
        <span className="text-muted">
          <RelativeMoment at={message.createdAt} />
        </span>
      </p>
      {content === null && <p className="text-muted italic">{t("messageClosed")}</p>}
      {content && <p className="whitespace-pre-line wrap-anywhere">{content.text}</p>}
      {content && content.files.length > 0 && <FileList open={open} files={content.files} stored={message.files} />}
      {content && !verified && <Doubt>{t("messageUnverified")}</Doubt>}
    </li>
  );
}

/** Takes what is doubtful about a message or note and says it where it cannot be overlooked. */
export function Doubt({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
