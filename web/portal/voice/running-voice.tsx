import { usePortal } from "../portal-context.tsx";
import { clockOf, MOST_SECONDS, type useRecording } from "./use-recording.ts";

type Props = Pick<ReturnType<typeof useRecording>, "progress"> & {
  isPaused: boolean;
  /** Whether it stands still because the page was not to be seen. */
  isHidden: boolean;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
  onDrop: () => void;
};

/** A recording that runs or stands still: for how long, how loud it is, and what can be done. */
export function RunningVoice({ isPaused, isHidden, progress, onPause, onResume, onStop, onDrop }: Props) {
  const { t } = usePortal();
  const said = [
    t(isPaused ? "voice.paused" : "voice.recording"),
    isHidden && t("voice.hidden"),
    !isPaused && progress.endsSoon && t("voice.endsSoon"),
    !isPaused && progress.isSilent && t("voice.silent"),
  ];
  return (
    <>
      <p role="status">{said.filter(Boolean).join("\n")}</p>
      <p role="timer" className="lead">
        {t("voice.time", { time: clockOf(progress.seconds), most: clockOf(MOST_SECONDS) })}
      </p>
      {/* Loudness is heard in steps that double; a straight scale would show speech as next to nothing. */}
      <meter min={0} max={1} value={isPaused ? 0 : Math.sqrt(progress.level)} aria-label={t("voice.level")} />
      <div className="actions">
        <button type="button" className="button" onClick={onStop}>
          {t("voice.stop")}
        </button>
        <button type="button" className="button button-quiet" onClick={isPaused ? onResume : onPause}>
          {t(isPaused ? "voice.resume" : "voice.pause")}
        </button>
        <button type="button" className="button button-quiet" onClick={onDrop}>
          {t("voice.drop")}
        </button>
      </div>
    </>
  );
}
