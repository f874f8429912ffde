import type { Report } from "@hz/contract/reports/reports";
import { classNames } from "../../ui/class-names.ts";
import type { GuestReport } from "../../vault/people/guest.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { Doubt, FileList, Reading, Redacted, useThread } from "../report/index.ts";
import { RelativeMoment } from "../shared/moments/moment.tsx";
import { t } from "../shared/texts/texts.ts";

/** The thread with the reporter, to read. */
export function GuestThread({ report, open }: { report: Report; open: GuestReport }) {
  const thread = useThread(open);
  const { data } = thread;
  return (
    <section aria-labelledby="nachrichten" className="grid min-w-0 gap-4">
      <h2 id="nachrichten" className="text-lg">
        {t("tabThread")}
      </h2>
      <Reading query={thread} failed={t("threadFailed")} />
      {data?.length === 0 && <p className="text-muted">{t("guestThreadEmpty")}</p>}
      {data && data.length > 0 && (
        <ol className="grid gap-3">
          {data.map((entry) => (
            <Bubble key={entry.message.id} entry={entry} report={report} open={open} />
          ))}
        </ol>
      )}
    </section>
  );
}

type BubbleProps = { entry: ThreadEntry; report: Report; open: GuestReport };

function Bubble({ entry: { message, content, verified, gap, redaction }, report, open }: BubbleProps) {
  const ours = !message.isFromWhistleblower;
  return (
    <li
      className={classNames(
        "grid w-fit max-w-full min-w-64 gap-1 rounded-card border px-4 py-3 sm:max-w-[82%]",
        ours ? "ml-auto border-transparent bg-brand-soft" : "border-line bg-surface",
      )}
    >
      {gap && <Doubt>{t("messageGap")}</Doubt>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 text-sm">
        <b className="font-semibold">{ours ? (content?.author ?? t("formerUser")) : t("reporter")}</b>
        <span className="text-muted">
          <RelativeMoment at={message.createdAt} />
        </span>
      </p>
      {content === null && (
        <p className="text-muted italic">
          {t("messageClosed")} {t("messageClosedHint")}
        </p>
      )}
      {content && <p className="written">{content.text}</p>}
      <Redacted mark={redaction} />
      {content && content.files.length > 0 && (
        <FileList open={open} files={content.files} stored={message.files} destroyed={report.destroyed} />
      )}
      {content && !verified && <Doubt>{t("messageUnverified")}</Doubt>}
    </li>
  );
}
