import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ChannelQuestions } from "@hz/contract/channels/questions";
import { portalClient } from "../../api/portal-client.ts";
import { retrying } from "../../vault/files/retry.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { QuestionFields } from "./question-fields.tsx";

const PATIENCE_MS = 20_000;

/** The folded questions of a channel that asks some. They come when somebody writes: what a draft has answered is to be there, folded or not. */
export function QuestionsPart({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { channel, explain, t } = usePortal();
  const [questions, setQuestions] = useState<ChannelQuestions | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isTrying, setTrying] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const load = useCallback(async () => {
    setTrying(true);
    try {
      const come = await retrying(() => portalClient.questions(channel.linkSuffix), { patienceMs: PATIENCE_MS });
      // The button goes with the notice: whoever is still there goes on with what came.
      isAwaited.current = notice.current?.contains(document.activeElement) ?? false;
      setQuestions(come);
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
    setTrying(false);
  }, [channel]);
  const summary = useCallback((part: HTMLElement | null) => {
    if (isAwaited.current) part?.focus();
  }, []);
  useEffect(() => void load(), [load]);
  if (failure !== null)
    return (
      <Notice kind="danger" role="alert" title={t("questions.title")} ref={notice}>
        {/* Comes anew when it failed again, so that it is said again. */}
        {!isTrying && (
          <p>
            {t("questions.failed")}
            {"\n"}
            {explain(failure)}
          </p>
        )}
        <p>
          <button type="button" className="button button-quiet" aria-disabled={isTrying} onClick={() => !isTrying && void load()}>
            {t("again")}
          </button>
        </p>
      </Notice>
    );
  if (!questions?.isOn) return null;
  return (
    <details className="card">
      <summary ref={summary}>{t("questions.title")}</summary>
      <div className="form">
        <div className="stack-tight">
          <p>
            <strong>{t("questions.free")}</strong>
          </p>
          <p className="hint">{t("questions.careful")}</p>
        </div>
        <QuestionFields form={form} questions={questions} />
      </div>
    </details>
  );
}
