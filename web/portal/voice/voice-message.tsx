import { type RefObject, useEffect, useRef } from "react";
import type { Voice } from "../form/chosen-file.ts";
import { useLeaveWarning } from "../leave-warning.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import type { MicrophoneFailure } from "./microphone.ts";
import { ReadyVoice } from "./ready-voice.tsx";
import { RunningVoice } from "./running-voice.tsx";
import { useRecording } from "./use-recording.ts";

type Props = {
  /** Names that files have already. */
  taken: string[];
  onDone: (file: File, voice: Voice) => void;
  onClose: () => void;
};

/** Where a voice message is recorded, listened to and attached; what is not attached is gone with it. */
export function VoiceMessage({ taken, onDone, onClose }: Props) {
  const { t } = usePortal();
  const { state, progress, start, pause, resume, stop, erase } = useRecording();
  const place = useRef<HTMLDivElement>(null);
  const { step } = state;
  const isAtRisk = step === "recording" || step === "paused" || step === "done";
  useLeaveWarning(isAtRisk);
  useEffect(
    () => () => {
      requestAnimationFrame(() => document.getElementById("voice")?.focus());
    },
    [],
  );
  const reminded = useUnattached(place, isAtRisk);
  const attach = (file: File, voice: Voice) => {
    onDone(file, voice);
    onClose();
  };
  return (
    <div className="voice card" role="group" aria-labelledby="voice-title" ref={place}>
      <strong id="voice-title">{t("voice.title")}</strong>
      {/* What had the focus is gone with each step; who pauses stays at the button. */}
      <div className="stack" key={step === "paused" ? "recording" : step} tabIndex={-1} ref={focus}>
        {step === "idle" && <Lead onStart={start} onClose={onClose} />}
        {step === "asking" && (
          <>
            <p role="status">{t("voice.asking")}</p>
            <button type="button" className="button button-quiet" onClick={erase}>
              {t("voice.cancel")}
            </button>
          </>
        )}
        {step === "failed" && <Failed why={state.why} onStart={start} onClose={onClose} />}
        {(step === "recording" || step === "paused") && (
          <RunningVoice
            isPaused={step === "paused"}
            isHidden={step === "paused" && state.isHidden}
            {...{ progress, onPause: pause, onResume: resume, onStop: stop, onDrop: erase }}
          />
        )}
        {step === "done" && <ReadyVoice {...state} taken={taken} onAttach={attach} onAnew={start} onDrop={onClose} />}
      </div>
      <p ref={reminded} role="alert" className="error" hidden>
        {t("voice.unattached")}
      </p>
    </div>
  );
}

const focus = (step: HTMLElement | null) => step?.focus();

function Lead({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  const { t } = usePortal();
  return (
    <>
      <p>{t("voice.lead")}</p>
      <p className="small">{t("voice.leadMeans")}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onStart}>
          {t("voice.start")}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t("voice.cancel")}
        </button>
      </div>
    </>
  );
}

function Failed({ why, onStart, onClose }: { why: MicrophoneFailure; onStart: () => void; onClose: () => void }) {
  const { t } = usePortal();
  return (
    <>
      <Notice kind="danger" role="alert" title={t(`voice.${why}`)}>
        <p>{t(`voice.${why}Means`)}</p>
        <p className="small">{t("voice.otherWays")}</p>
      </Notice>
      <div className="actions">
        <button type="button" className="button" onClick={onStart}>
          {t("voice.again")}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t("voice.cancel")}
        </button>
      </div>
    </>
  );
}

/** Keeps a form from being sent without what was spoken for it and not attached, and says so in the paragraph that it gives a ref for. */
function useUnattached(place: RefObject<HTMLElement | null>, isAtRisk: boolean) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.current) said.current.hidden = true;
    if (!isAtRisk) return;
    const submitted = (event: Event) => {
      const form = place.current?.closest("form");
      if (!form || event.target !== form) return;
      event.preventDefault();
      event.stopPropagation();
      if (said.current) said.current.hidden = false;
      place.current?.querySelector("button")?.focus();
      place.current?.scrollIntoView({ block: "center" });
    };
    addEventListener("submit", submitted, { capture: true });
    return () => removeEventListener("submit", submitted, { capture: true });
  }, [place, isAtRisk]);
  return said;
}
