import { messageRoutes } from "@hz/contract/reports/messages";
import type { Report } from "@hz/contract/reports/reports";
import { ApiError, call } from "../../../api/client.ts";
import { freshId, type OpenReport } from "../../../vault/report/open-report.ts";
import { MATTER_TEXTS, type MatterText } from "../../../vault/content/report-texts.ts";
import { type Redacting, sealBodyRedaction, sealMessageRedaction } from "../../../vault/content/redact.ts";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { withCause } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { senderName } from "../answer/send-answer.ts";
import { withNotesKey } from "../notes/with-notes-key.ts";

/** What is redacted: a message of the thread, or null for the report itself. */
export type RedactionTarget = { report: Report; open: OpenReport; entry: ThreadEntry | null };
/** A text that can be marked. */
type Part = { name: MatterText | "message"; text: string };
/** What stays of each part. */
export type Left = { parts: readonly Part[]; places: number; reason: string };

/** The texts that can be marked. */
export function partsOf({ open: { content }, entry }: RedactionTarget): (Part & { label: string })[] {
  if (entry) return [{ name: "message", label: t("redactPartMessage"), text: entry.content?.text ?? "" }];
  return MATTER_TEXTS.flatMap((name) => (content?.[name] ? [{ name, label: t(`text_${name}`), text: content[name] }] : []));
}

/** Seals what stays of the texts and sends it. */
export function useRedaction(target: RedactionTarget, after: { onDone: () => void; onFailed: () => void }) {
  const author = useUser().fullName;
  const { report } = target;
  return useAction({
    run: async (left: Left) => {
      const by = await senderName(report);
      await send(target, left, { id: freshId(), by, author, places: left.places, reason: left.reason });
    },
    done: { title: t("redactDone"), description: t("redactDoneText") },
    // Whoever was faster says it all.
    failed: (error) => withCause(error instanceof ApiError && error.code === "TEXT_CHANGED" ? "" : t("redactFailed"), error).trim(),
    touches: [queryKeys.report(report.id)],
    ...after,
  });
}

function send({ report, open, entry }: RedactionTarget, { parts }: Left, redacting: Redacting): Promise<void> {
  return withNotesKey(report, open, async (place, notesKey) => {
    // The keys may be new ones; what is replaced is the text that was on the screen.
    const body = await seal({ report: { ...report, notesKey }, open: { ...open, ...place }, entry }, parts, redacting);
    await call(messageRoutes.redact, { params: { id: report.id }, body });
  });
}

function seal({ report, open, entry }: RedactionTarget, parts: Left["parts"], redacting: Redacting) {
  const { content } = open;
  if (entry?.content) return sealMessageRedaction(report, open, { ...entry, content: entry.content }, parts[0]?.text ?? "", redacting);
  if (!content) throw new Error("Nothing to redact");
  const left = Object.fromEntries(parts.map(({ name, text }) => [name, text]));
  return sealBodyRedaction(report, { ...open, content }, left, redacting);
}
