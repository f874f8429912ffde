import { useId, useRef, useState } from "react";
import { STRENGTHS, type Strength } from "../../vault/voice/mask.ts";
import { VOICE_RATE } from "../../vault/voice/wav.ts";
import type { Voice } from "../form/chosen-file.ts";
import { useMasked } from "./use-masked.ts";
import type { RecordingState } from "./use-recording.ts";
import { usePortal } from "../portal-context.tsx";
import type { PortalT } from "../portal-texts.ts";
import { clockOf } from "./use-recording.ts";

type Props = Omit<Extract<RecordingState, { step: "done" }>, "step"> & {
  taken: string[];
  onAttach: (file: File, voice: Voice) => void;
  onAnew: () => void;
  onDrop: () => void;
};

/** What was recorded: masked as it is wanted, to be listened to, and attached once its speaker agrees (§ 11 (2) HinSchG). */
export function ReadyVoice({ samples, why, taken, onAttach, onAnew, onDrop }: Props) {
  const { t } = usePortal();
  const [strength, setStrength] = useState<Strength>("strong");
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const id = useId();
  const name = freeName(t("voice.fileName"), taken);
  const { share, made } = useMasked(samples, strength, name);
  const attach = () => {
    if (!made) return;
    setMissing(!agreed);
    if (!agreed) return consent.current?.focus();
    onAttach(made.file, { consent: t("voice.consent"), description: t("voice.description", { name }) });
  };
  return (
    <>
      {why !== "stopped" && <p role="status">{t(`voice.${why}`)}</p>}
      <StrengthChoice t={t} strength={strength} onChoose={setStrength} />
      <p className="small">{t("voice.limits")}</p>
      {made ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was just said
        <audio
          controls
          controlsList="nodownload"
          src={made.url}
          aria-label={t("voice.player", { time: clockOf(samples.length / VOICE_RATE) })}
        />
      ) : (
        <progress value={share} max={1} aria-label={t("voice.working")} />
      )}
      <p role="status" className="small">
        {t(made ? "voice.ready" : "voice.working")}
      </p>
      <label className="check">
        <input
          type="checkbox"
          ref={consent}
          checked={agreed}
          aria-invalid={isMissing && !agreed ? true : undefined}
          aria-describedby={`${id}-means ${id}-missing`}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <span>{t("voice.consent")}</span>
      </label>
      <p className="hint" id={`${id}-means`}>
        {t("voice.consentMeans")}
      </p>
      <p className="error" role="alert" id={`${id}-missing`}>
        {isMissing && !agreed && t("voice.consentMissing")}
      </p>
      <div className="actions">
        <button type="button" className="button" disabled={!made} onClick={attach}>
          {t("voice.attach")}
        </button>
        <Sure label={t("voice.anew")} sure={t("voice.anewYes")} onSure={onAnew} />
        <Sure label={t("voice.drop")} sure={t("voice.dropYes")} onSure={onDrop} />
      </div>
    </>
  );
}

function StrengthChoice({ t, strength, onChoose }: { t: PortalT; strength: Strength; onChoose: (one: Strength) => void }) {
  return (
    <fieldset className="field">
      <legend>{t("voice.strength")}</legend>
      <div className="choices">
        {STRENGTHS.map((one) => (
          <label className="choice" key={one}>
            <input type="radio" name="voice-strength" checked={one === strength} onChange={() => onChoose(one)} />
            <span>
              <strong>{t(`voice.${one}`)}</strong>
              <span className="hint">{t(`voice.${one}Means`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A button that erases what was said, and asks once. */
function Sure({ label, sure, onSure }: { label: string; sure: string; onSure: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <button type="button" className="button button-quiet" onBlur={() => setAsks(false)} onClick={asks ? onSure : () => setAsks(true)}>
      {asks ? sure : label}
    </button>
  );
}

/** A name that no file has yet. */
function freeName(plain: string, taken: string[]): string {
  for (let n = 1; ; n++) {
    const name = `${plain}${n > 1 ? `-${n}` : ""}.wav`;
    if (!taken.includes(name)) return name;
  }
}
