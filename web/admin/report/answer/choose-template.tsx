import { paths } from "@hz/contract/paths";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { languageName } from "../../shared/languages/languages.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { useTemplates } from "../../templates/index.ts";
import { t } from "../../shared/texts/texts.ts";
import { TemplateChoices } from "./template-choices.tsx";

export type ChosenTemplate = { id: string; text: string; language: PortalLanguage };
type ChooseTemplateProps = { language: PortalLanguage; onChoose: (chosen: ChosenTemplate) => void; onClose: () => void };

/** The dialog in which a template is looked for and chosen, in the reporter's language to begin with. */
export function ChooseTemplate({ language: first, onChoose, onClose }: ChooseTemplateProps) {
  const [language, setLanguage] = useState(first);
  const [typed, setTyped] = useState("");
  const stored = useTemplates();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const chosen = useRef<ChosenTemplate | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (text: string, id: string) => {
    chosen.current = { id, text, language };
    onClose();
  };
  const intoList = (event: KeyboardEvent) => {
    const buttons = choices.current?.querySelectorAll("button");
    if (event.key === "ArrowDown") buttons?.[0]?.focus();
    else if (event.key === "Enter" && typed.trim() !== "") buttons?.[0]?.click();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content
          className={`${DIALOG_BOX} grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden sm:max-w-2xl`}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            // Only now: before, the dialog would take the focus out of the field again.
            if (chosen.current !== null) onChoose(chosen.current);
          }}
        >
          <div className="grid gap-1">
            <Dialog.Title className="text-xl">{t("insertTemplate")}</Dialog.Title>
            <Dialog.Description className="text-sm text-muted">{t("insertTemplateHint")}</Dialog.Description>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t("insertTemplateSearch")} className="min-w-0 flex-[1_1_14rem]">
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  onKeyDown={intoList}
                />
              )}
            </Field>
            <LanguageChoice chosen={language} onChoose={setLanguage} />
          </div>
          <div ref={choices} className="-mx-2 min-h-0 overflow-y-auto px-2">
            {stored.data ? (
              <TemplateChoices stored={stored.data} language={language} typed={typed} onChoose={choose} />
            ) : (
              <NotThere stored={stored} />
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link to={paths.templates} className={`${buttonClass("ghost", "small")} -ml-3`}>
              {t("templatesOpen")}
            </Link>
            <Dialog.Close asChild>
              <Button variant="quiet">{t("cancel")}</Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LanguageChoice({ chosen, onChoose }: { chosen: PortalLanguage; onChoose: (language: PortalLanguage) => void }) {
  return (
    <div role="group" aria-label={t("templateLanguages")} className="flex gap-1">
      {PORTAL_LANGUAGE_CODES.map((one) => (
        <Button
          key={one}
          variant="ghost"
          aria-pressed={one === chosen}
          className="aria-pressed:bg-brand-soft aria-pressed:text-brand"
          onClick={() => onChoose(one)}
        >
          {languageName(one)}
        </Button>
      ))}
    </div>
  );
}

/** While the templates are read, and where they could not be. */
function NotThere({ stored }: { stored: ReturnType<typeof useTemplates> }) {
  if (stored.isError)
    return (
      <Notice tone="danger">
        <p>
          {t("templatesFailed")}. {failureText(stored.error, "")}
        </p>
        <Button variant="quiet" size="small" className="justify-self-start" busy={stored.isFetching} onClick={() => void stored.refetch()}>
          {t("tryAgain")}
        </Button>
      </Notice>
    );
  return (
    <Loading label={t("loading")} className="grid gap-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  );
}
