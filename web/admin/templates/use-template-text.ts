import type { PortalLanguage } from "@hz/contract/languages";
import { type StoredTemplates, type TemplateText, templateRoutes } from "@hz/contract/templates/templates";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { useAction } from "../shared/action/use-action.ts";
import { withCause } from "../shared/failures/failure-text.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { signStored } from "./receipt-signature.tsx";
import type { Said } from "./templates-of.ts";

/** What somebody writes, and since which stored text: another one since then is a colleague's. */
type Typed = { text: string; seen: string | null };

/** What is written of a text, how to save it, and whether a colleague was faster. */
export function useTemplateText(id: string, language: PortalLanguage, said: Said) {
  const now = said.stored?.updatedAt ?? null;
  const [typed, setTyped] = useState<Typed | null>(null);
  const saving = useAction({
    run: async (body: Typed) => {
      const { stored } = await call(templateRoutes.saveText, { params: { id, language }, body });
      await signStored(id, { language, text: body.text.trim() });
      show(id, language, stored);
      setTyped(null);
    },
    done: t("templateSaved"),
    // That a colleague was faster a notice says, with the other text.
    failed: (error) =>
      error instanceof ApiError && error.code === "TEMPLATE_CHANGED"
        ? null
        : `${withCause(t("templateSaveFailed"), error)} ${t("templateKept")}`,
    touches: [queryKeys.templates],
  });
  return {
    text: typed?.text ?? said.text,
    isDirty: typed !== null && typed.text !== said.text,
    isCrossed: typed !== null && typed.seen !== now && typed.text !== said.text,
    saving,
    write(text: string) {
      saving.setProblem(null);
      setTyped((before) => (text === said.text ? null : { text, seen: before ? before.seen : now }));
    },
    save: () => typed && saving.run(typed),
    /** Back to what is stored. */
    drop() {
      saving.setProblem(null);
      setTyped(null);
    },
    /** Goes on with what is written, knowing the colleague's text. */
    keep: () => setTyped((before) => before && { ...before, seen: now }),
  };
}

/** Shows what was stored before the list is read again. */
function show(id: string, language: PortalLanguage, stored: TemplateText | null): void {
  queryClient.setQueryData<StoredTemplates>(queryKeys.templates, (known) => {
    if (!known) return known;
    const others = known.texts.filter((one) => one.templateId !== id || one.language !== language);
    return { ...known, texts: stored ? [...others, stored] : others };
  });
}
