import type { Language } from "@hz/contract/scalars";
import { type StoredTemplates, type TemplateText, templateRoutes } from "@hz/contract/templates/templates";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { readTemplatesAgain } from "./queries.ts";
import type { Template } from "./templates-of.ts";

/** What somebody writes, and since which stored text: another one since then is a colleague's. */
type Typed = { text: string; seen: string | null };

/** Takes which text is edited and what it says now, and gives what is written, how to save it, and whether a colleague was faster. */
export function useTemplateText(id: string, language: Language, said: Template["said"][Language]) {
  const now = said.stored?.updatedAt ?? null;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: (body: Typed) => call(templateRoutes.saveText, { params: { id, language }, body }),
    onMutate: () => setProblem(null),
    onSuccess: ({ stored }) => {
      show(id, language, stored);
      setTyped(null);
      toast({ title: t("templateSaved") });
      void readTemplatesAgain();
    },
    onError: (error) => {
      void readTemplatesAgain();
      // The notice says so, with the other text.
      if (error instanceof ApiError && error.code === "TEMPLATE_CHANGED") return;
      setProblem(`${t("templateSaveFailed")} ${failureText(error, "")} ${t("templateKept")}`);
    },
  });
  return {
    text: typed?.text ?? said.text,
    isDirty: typed !== null && typed.text !== said.text,
    isCrossed: typed !== null && typed.seen !== now && typed.text !== said.text,
    busy: saving.isPending,
    problem,
    write(text: string) {
      setProblem(null);
      setTyped((before) => (text === said.text ? null : { text, seen: before ? before.seen : now }));
    },
    save: () => typed && saving.mutate(typed),
    /** Back to what is stored. */
    drop() {
      setProblem(null);
      setTyped(null);
    },
    /** Goes on with what is written, knowing the colleague's text. */
    keep: () => setTyped((before) => before && { ...before, seen: now }),
  };
}

/** Shows what was stored before the list is read again. */
function show(id: string, language: Language, stored: TemplateText | null): void {
  queryClient.setQueryData<StoredTemplates>(queryKeys.templates, (known) => {
    if (!known) return known;
    const others = known.texts.filter((one) => one.templateId !== id || one.language !== language);
    return { ...known, texts: stored ? [...others, stored] : others };
  });
}
