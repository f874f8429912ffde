import { brandShades } from "@hz/contract/channels/brand-color";
import type { Channel } from "@hz/contract/channels/channels";
import { PORTAL_TAB } from "@hz/contract/channels/portal-tab";
import { languageInGerman, type PortalLanguage } from "@hz/contract/languages";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { optionsOf, RadioGroup } from "../../../ui/radio-group.tsx";
import { ShareDialog } from "../../../ui/share-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { LoadFailed } from "../../shared/failures/load-failed.tsx";
import { useLanguageTexts } from "../../shared/languages/language-texts.ts";
import { beginsIn, languagesOf } from "../../shared/languages/languages.ts";
import { addressIn } from "../../shared/links/channel-address.ts";
import { t } from "../../shared/texts/texts.ts";
import { HOUSE_COLOR } from "./house-color.ts";
import { LINK_KINDS, type LinkKind, linkSnippet, type PortalLink } from "./link-snippet.ts";
import { LinkPreview } from "./link-preview.tsx";

const kindTexts: Record<LinkKind, string> = { button: t("linkButton"), right: t("linkTabRight"), left: t("linkTabLeft") };
type LinkDialogProps = { channel: Channel; address: string; onClose: () => void };

/** Makes the HTML with which a page of the company's leads to a channel, with its whole address. */
export function LinkDialog({ channel, address, onClose }: LinkDialogProps) {
  const { companyName, name, settings, defaultLanguage } = channel;
  const [kind, setKind] = useState<LinkKind>("button");
  const [language, setLanguage] = useState<PortalLanguage>(beginsIn(channel));
  const texts = useLanguageTexts(language);
  const { label, title } = texts.data?.link ?? { label: "", title: "" };
  const { button, buttonInk } = brandShades(settings.brandColor ?? HOUSE_COLOR).light;
  const link: PortalLink = {
    kind,
    language,
    label,
    title: title.replace("{company}", () => companyName || name),
    // Where the portal begins in another language, the link says which one is meant.
    address: defaultLanguage === "auto" || defaultLanguage === language ? address : addressIn(language, address),
    ground: button,
    ink: buttonInk,
  };
  const html = linkSnippet(link);
  return (
    <ShareDialog title={t("linkTitle", { channel: name })} text={t("linkText")} onClose={onClose}>
      {channel.linksEndedAt !== null && <Notice tone="accent">{t("linksShareText")}</Notice>}
      <RadioGroup label={t("linkKind")} options={optionsOf(LINK_KINDS, kindTexts)} value={kind} onChange={setKind} />
      <Field label={t("linkLanguage")}>
        {(control) => (
          <Select {...control} value={language} onChange={(event) => setLanguage(event.target.value as PortalLanguage)}>
            {languagesOf(channel).there.map((one) => (
              <option key={one} value={one}>
                {languageInGerman(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {texts.isError && <LoadFailed title={t("linkFailed")} text={t("linkFailedText")} query={texts} />}
      <LinkPreview link={link} />
      <Field label={t("linkHtml")}>
        {(control) => (
          <textarea
            {...control}
            readOnly
            rows={6}
            spellCheck={false}
            value={html}
            className="w-full rounded-control border border-line bg-canvas px-3 py-2 font-mono text-xs"
          />
        )}
      </Field>
      {kind !== "button" && <p className="text-sm text-muted">{t("linkScript")}</p>}
      <Notice>{t("linkSeen")}</Notice>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("close")}
        </Button>
        {kind !== "button" && (
          <a href={PORTAL_TAB.path} download className={buttonClass("quiet")}>
            <Download aria-hidden="true" className="size-4" />
            {t("linkScriptFile")}
          </a>
        )}
        <CopyButton
          variant="primary"
          text={html}
          label={t("linkCopy")}
          copiedLabel={t("copied")}
          onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
        />
      </div>
    </ShareDialog>
  );
}
