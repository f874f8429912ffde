import { usePortal } from "../portal-context.tsx";
import { MAX_TIME_CHARACTERS, MAX_WISH_CHARACTERS, MEETING_TIMES, MEETING_WAYS } from "./meeting-wish.ts";

/** How, when and under which conditions somebody would like to talk; nothing of it is asked for. The browser keeps what is typed. */
export function MeetingFields() {
  const { t } = usePortal();
  return (
    <>
      <fieldset className="field">
        <legend>
          {t("meeting.way")} <span className="hint">{t("meeting.optional")}</span>
        </legend>
        {MEETING_WAYS.map((way) => (
          <label key={way} className="check">
            <input type="radio" name="meetingWay" value={way} />
            <span>{t(`meeting.way_${way}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="field" aria-describedby="meeting-times-hint">
        <legend>
          {t("meeting.times")} <span className="hint">{t("meeting.optional")}</span>
        </legend>
        <p className="hint" id="meeting-times-hint">
          {t("meeting.timesHint")}
        </p>
        {MEETING_TIMES.map((number) => (
          <input
            key={number}
            className="input"
            type="text"
            name={`meetingTime${number}`}
            aria-label={t("meeting.time", { number })}
            autoComplete="off"
            maxLength={MAX_TIME_CHARACTERS}
          />
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="meetingNote">
          {t("meeting.note")} <span className="hint">{t("meeting.optional")}</span>
        </label>
        <p className="hint" id="meeting-note-hint">
          {t("meeting.noteHint")}
        </p>
        <textarea
          className="input"
          id="meetingNote"
          name="meetingNote"
          rows={3}
          autoComplete="off"
          aria-describedby="meeting-note-hint"
          maxLength={MAX_WISH_CHARACTERS}
        />
      </div>
    </>
  );
}
