import { formatDay } from "../../i18n/dates.ts";
import { saveFile } from "../../vault/files/save-file.ts";
import { usePortal } from "../portal-context.tsx";
import { calendarFile } from "./calendar-file.ts";

/** Saves a calendar day such as "2026-11-29" as a file for a calendar; nothing is sent for it. */
export function CalendarButton({ day }: { day: string }) {
  const { language, t } = usePortal();
  const save = () => {
    const title = t("calendar.title");
    saveFile(new Blob([calendarFile(day, title, crypto.randomUUID())], { type: "text/calendar;charset=utf-8" }), `${title}.ics`);
  };
  return (
    <>
      <div className="actions">
        <button type="button" className="button button-quiet" aria-describedby="calendar-hint" onClick={save}>
          {t("calendar.save", { date: formatDay(day, language) })}
        </button>
      </div>
      <p className="hint" id="calendar-hint">
        {t("calendar.hint")}
      </p>
    </>
  );
}
