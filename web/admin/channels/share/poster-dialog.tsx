import { brandShades } from "@hz/contract/channels/brand-color";
import type { Channel } from "@hz/contract/channels/channels";
import type { Language } from "@hz/contract/scalars";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { posterTexts } from "../../../i18n/poster.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { printOfLink } from "../../../vault/report/channel-link.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { Notice } from "../../../ui/notice.tsx";
import { saveFile } from "../../shared/page/save-file.ts";
import { t } from "../../shared/texts/texts.ts";
import { languagesOf } from "../../shared/languages/languages.ts";
import { ShareDialog } from "../../../ui/share-dialog.tsx";

const HOUSE_COLOR = "#0b5a4b";
type PosterDialogProps = { channel: Channel; address: string; onClose: () => void };

/** Makes a channel's poster, in this browser: the address with its fingerprint never leaves it. */
export function PosterDialog({ channel, address, onClose }: PosterDialogProps) {
  const form = useId();
  const { linkSuffix, companyName, name, settings } = channel;
  const { there } = languagesOf(channel);
  const [language, setLanguage] = useState(there.find((one) => one === channel.defaultLanguage) ?? there[0] ?? "de");
  const [ownColor, setOwnColor] = useState(true);
  const making = useMutation({
    mutationFn: async () => {
      // The whole PDF library: loaded by whoever wants a poster.
      const { posterPdf } = await import("./poster.ts");
      const color = ownColor && settings.brandColor !== null ? brandShades(settings.brandColor).light.text : HOUSE_COLOR;
      const readable = address.replace(/^https?:\/\//, "").replace(/#.*$/, "");
      const texts = posterTexts[language];
      return posterPdf({ texts, company: companyName || name, color, address, readable, fingerprint: printOfLink(address) }, settings.logo);
    },
    onSuccess: (pdf) => saveFile(pdf, t("posterFileName", { suffix: linkSuffix, language })),
    onError: (error) => sayFailure(t("posterFailed"), error),
  });
  return (
    <ShareDialog title={t("posterTitle", { channel: name })} text={t("posterText")} onClose={onClose}>
      {channel.linksEndedAt !== null && <Notice tone="accent">{t("linksShareText")}</Notice>}
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate();
        }}
      >
        <Field label={t("posterLanguage")}>
          {(control) => (
            <Select {...control} value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
              {there.map((one) => (
                <option key={one} value={one}>
                  {t(one === "de" ? "channelLanguageDe" : "channelLanguageEn")}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {settings.brandColor !== null && (
          <Checkbox
            checked={ownColor}
            onChange={(event) => setOwnColor(event.target.checked)}
            label={t("posterColor")}
            hint={t("posterColorHint")}
          />
        )}
      </form>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("close")}
        </Button>
        <Button type="submit" form={form} busy={making.isPending}>
          {!making.isPending && <Download aria-hidden="true" className="size-4" />}
          {t(making.isPending ? "posterMaking" : "posterPdf")}
        </Button>
      </div>
    </ShareDialog>
  );
}
