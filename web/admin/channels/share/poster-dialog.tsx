import { brandShades } from "@hz/contract/channels/brand-color";
import type { Channel } from "@hz/contract/channels/channels";
import { languageInGerman, PORTAL_LANGUAGE_CODES, PORTAL_LANGUAGES } from "@hz/contract/languages";
import * as z from "zod";
import { Select } from "../../../ui/input.tsx";
import { printOfLink } from "../../../vault/report/channel-link.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { FileDialog } from "../../shared/export/file-dialog.tsx";
import { FormCheckbox, FormField, useFields } from "../../shared/form/form.tsx";
import { saveFile } from "../../../vault/files/save-file.ts";
import { t } from "../../shared/texts/texts.ts";
import { languageTexts } from "../../shared/languages/language-texts.ts";
import { beginsIn, languagesOf } from "../../shared/languages/languages.ts";
import { HOUSE_COLOR } from "./house-color.ts";

const PosterForm = z.object({ language: z.enum(PORTAL_LANGUAGE_CODES), ownColor: z.boolean() });
type PosterDialogProps = { channel: Channel; address: string; onClose: () => void };

/** Makes a channel's poster, in this browser: the address with its fingerprint never leaves it. */
export function PosterDialog({ channel, address, onClose }: PosterDialogProps) {
  const { linkSuffix, companyName, name, settings } = channel;
  const { there } = languagesOf(channel);
  const form = useFields(PosterForm, { defaultValues: { language: beginsIn(channel), ownColor: true } });
  const making = useAction({
    run: async ({ language, ownColor }: z.infer<typeof PosterForm>) => {
      // The whole PDF library: loaded by whoever wants a poster.
      const { posterPdf } = await import("./poster.ts");
      const color = ownColor && settings.brandColor !== null ? brandShades(settings.brandColor).light.text : HOUSE_COLOR;
      const readable = address.replace(/^https?:\/\//, "").replace(/#.*$/, "");
      const { poster: texts } = await languageTexts(language);
      const { direction } = PORTAL_LANGUAGES[language];
      const company = companyName || name;
      return posterPdf({ texts, direction, company, color, address, readable, fingerprint: printOfLink(address) }, settings.logo);
    },
    failed: t("posterFailed"),
    onDone: (pdf, { language }) => saveFile(pdf, t("posterFileName", { suffix: linkSuffix, language })),
  });
  return (
    <FileDialog
      title={t("posterTitle", { channel: name })}
      text={t("posterText")}
      action={making}
      cancelLabel={t("close")}
      confirmLabel={t(making.busy ? "posterMaking" : "posterPdf")}
      onClose={onClose}
      onMake={form.handleSubmit(making.run)}
    >
      {channel.linksEndedAt !== null && <Notice tone="accent">{t("linksShareText")}</Notice>}
      <FormField form={form} name="language" label={t("posterLanguage")}>
        {(control) => (
          <Select {...control}>
            {there.map((one) => (
              <option key={one} value={one}>
                {languageInGerman(one)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {settings.brandColor !== null && <FormCheckbox form={form} name="ownColor" label={t("posterColor")} hint={t("posterColorHint")} />}
    </FileDialog>
  );
}
