import { type RefObject, useEffect, useRef, useState } from "react";
import { putRest } from "../form/form-draft.ts";
import { usePortal } from "../portal-context.tsx";
import { MeetingFields } from "./meeting-fields.tsx";

/** In a new report: that a meeting is asked for, and below it how. What stands there is kept while the box is not ticked, and not sent. */
export function MeetingChoice({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = usePortal();
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (form.current) putRest(form.current);
    setAsked(box.current?.checked ?? false);
  }, [form]);
  return (
    <>
      <label className="choice">
        <input ref={box} type="checkbox" name="meeting" onChange={({ target }) => setAsked(target.checked)} />
        <span>
          <strong>{t("meeting.ask")}</strong>
          <span className="hint">{t("meeting.askHint")}</span>
        </span>
      </label>
      <div className="form" hidden={!isAsked}>
        <MeetingFields />
      </div>
    </>
  );
}
