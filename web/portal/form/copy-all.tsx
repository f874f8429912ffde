import type { RefObject } from "react";
import { CopyButton } from "../copy-button.tsx";
import { usePortal } from "../portal-context.tsx";
import { typedIn } from "./form-draft.ts";

/** Takes along in one piece what is typed into a form that takes nothing any more; where the browser forbids that, it stands there to be marked. */
export function CopyAll({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = usePortal();
  const label = t("draft.copyAll");
  return (
    <div className="field">
      <CopyButton text={() => (form.current ? typedIn(form.current) : "")} label={label} ToMark={ToMark} />
    </div>
  );
}

function ToMark({ text, label }: { text: string; label: string }) {
  return <textarea className="input" readOnly rows={8} aria-label={label} value={text} ref={mark} />;
}

function mark(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
