import { PORTAL_LANGUAGE_CODES, portalLanguage, type PortalLanguage } from "@hz/contract/languages";
import { fill } from "@hz/contract/templates/template-fill";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DropdownMenu, MenuItem } from "../../ui/dropdown-menu.tsx";
import { Pill } from "../../ui/pill.tsx";
import { toast } from "../../ui/toasts.ts";
import { useLanguageTexts } from "../shared/languages/language-texts.ts";
import { languageName, useSpokenLanguages } from "../shared/languages/languages.ts";
import { useMay, useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { DeleteTemplate } from "./delete-template.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { textIn, type Template } from "./templates-of.ts";
import { generalValues } from "@hz/contract/templates/template-values";

const TAB =
  "min-h-10 rounded-control px-4 font-semibold text-muted hover:bg-brand-soft data-[state=active]:bg-brand-soft data-[state=active]:text-brand";

type TemplateCardProps = {
  template: Template;
  language: PortalLanguage;
  onLanguage: (language: PortalLanguage) => void;
  onUnsaved: (unsaved: boolean) => void;
  onDeleted: () => void;
};

/** One language of a template after the other, to change or to read. */
export function TemplateCard({ template, language, onLanguage, onUnsaved, onDeleted }: TemplateCardProps) {
  const mayChange = useMay("Einstellungen");
  const { title, purpose, isOwn, stored } = template;
  const spoken = useSpokenLanguages();
  const texts = useLanguageTexts(language);
  const said = texts.data && textIn(template, language, texts.data);
  return (
    <Card className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          <Pill>{t(`templatePurpose_${purpose}`)}</Pill>
        </div>
        {mayChange && isOwn && <Acts template={template} onDeleted={onDeleted} />}
      </div>
      {/* Not on focus alone: the dialog that asks gives the focus back to the tab that was wanted. */}
      <Tabs.Root
        activationMode="manual"
        value={language}
        onValueChange={(next) => onLanguage(portalLanguage(next))}
        className="grid min-w-0 gap-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Tabs.List aria-label={t("templateLanguages")} className="flex flex-wrap gap-1">
            {PORTAL_LANGUAGE_CODES.filter((one) => one === language || spoken.includes(one) || stored[one]).map((one) => (
              <Tabs.Trigger key={one} value={one} className={TAB}>
                {languageName(one)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {purpose === "copy" && said && said.text !== "" && <Copy text={said.text} language={language} />}
        </div>
        <Tabs.Content value={language} className="grid min-w-0 gap-4">
          {texts.isError ? (
            <LoadFailed title={t("templatesFailed")} text={t("templatesFailedText")} query={texts} />
          ) : !said ? (
            <Loading label={t("loading")}>
              <Skeleton className="h-72 w-full" />
            </Loading>
          ) : mayChange ? (
            <TemplateEditor template={template} said={said} language={language} onUnsaved={onUnsaved} />
          ) : said.text === "" ? (
            <p className="text-muted">{t("templateNoText")}</p>
          ) : (
            <TemplatePreview text={said.text} language={language} />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
}

/** Copies the stored text with what is known without a case. */
function Copy({ text, language }: { text: string; language: PortalLanguage }) {
  const { companyName } = useUser();
  return (
    <CopyButton
      size="small"
      text={fill(text, generalValues({ language, companyName, now: new Date() }))}
      label={t("templateCopy")}
      copiedLabel={t("copied")}
      onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
    />
  );
}

function Acts({ template, onDeleted }: { template: Template; onDeleted: () => void }) {
  const [asked, setAsked] = useState<"rename" | "delete" | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" className="-mt-2 -mr-2 shrink-0" aria-label={t("templateActions", { title: template.title })}>
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        <MenuItem onSelect={() => setAsked("rename")}>
          <Pencil aria-hidden="true" className="size-4" />
          {t("templateRename")}
        </MenuItem>
        <MenuItem destructive onSelect={() => setAsked("delete")}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("templateDelete")}
        </MenuItem>
      </DropdownMenu>
      {asked === "rename" && <TemplateDialog template={template} onClose={close} />}
      {asked === "delete" && <DeleteTemplate template={template} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
