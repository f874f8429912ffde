import { type RefObject, useEffect, useState } from "react";
import type { Draft } from "../draft/keep-draft.ts";
import { DraftNotice } from "../draft/draft-notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { goneChoices } from "./form-draft.ts";

/** What the form asks about only where there is a choice. */
const SOMETIMES = { categoryId: "form.category", aboutOffice: "form.aboutOffice" } as const;

type Props = { form: RefObject<HTMLFormElement | null>; draft: Draft; files: string[]; onDiscard: () => void };

/** Says that the form's draft is there again, and of each choice of it that is offered no more, that it is gone, until another is made. */
export function FormDraftNotice({ form, draft, ...rest }: Props) {
  const { t } = usePortal();
  const [gone, setGone] = useState<string[]>([]);
  // Read from the page, so anew when another language is spoken.
  useEffect(() => {
    const typed = form.current;
    if (!typed) return;
    const names = Object.keys(SOMETIMES) as (keyof typeof SOMETIMES)[];
    const unasked = names.filter((name) => name in draft.fields && typed.elements.namedItem(name) === null);
    const read = () => setGone([...unasked.map((name) => t(SOMETIMES[name])), ...goneChoices(typed).map(labelOf)]);
    read();
    typed.addEventListener("input", read);
    return () => typed.removeEventListener("input", read);
  }, [form, draft, t]);
  return (
    <DraftNotice {...rest} isWhole={rest.files.length + gone.length === 0}>
      {gone.map((field) => (
        <p key={field}>{t("draft.gone", { field })}</p>
      ))}
    </DraftNotice>
  );
}

/** What a control's field is called: a group by its legend; without what stands in small beside it. */
function labelOf(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  const label = control instanceof HTMLInputElement ? control.closest("fieldset")?.querySelector("legend") : control.labels?.[0];
  return label?.firstChild?.textContent?.trim() ?? "";
}
