import { asBrandColor } from "@hz/contract/channels/brand-color";
import type { Channel } from "@hz/contract/channels/channels";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { t } from "../../shared/texts/texts.ts";
import { BrandColorField } from "./brand-color-field.tsx";
import { cropOf, keptSize } from "./crop.ts";
import { LogoField, type NewLogo } from "./logo-field.tsx";
import { PortalPreview, type PreviewLogo } from "./portal-preview.tsx";
import { saveDesign } from "./save-design.ts";

type ChannelDesignProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };

/** Takes a channel and lets people give its portal their logo and colour, and see both before they save. */
export function ChannelDesign({ channel, onUnsaved }: ChannelDesignProps) {
  const [chosen, setChosen] = useState<NewLogo | null>(null);
  // Null until somebody types: what a colleague saves meanwhile comes in.
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = channel.settings.brandColor ?? "";
  const shown = typed ?? kept;
  const color = asBrandColor(shown);
  const isWrong = shown.trim() !== "" && color === null;
  const changesColor = shown.trim() !== kept && (isWrong || (color ?? "") !== kept);
  const isDirty = chosen !== null || changesColor;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const url = chosen?.picture.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const reset = () => {
    setChosen(null);
    setTyped(null);
    setProblem(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || isWrong || busy) return;
    setBusy(true);
    const saved = await saveDesign(channel.id, chosen, changesColor ? { color } : null);
    if (saved.logo) setChosen(null);
    if (saved.color) setTyped(null);
    setProblem(saved.problem);
    setBusy(false);
  };
  return (
    <Card title={t("design")}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-6">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div className="grid min-w-0 content-start gap-8">
            <LogoField channel={channel} chosen={chosen} problem={problem} busy={busy} onChoose={setChosen} onProblem={setProblem} />
            <BrandColorField typed={shown} busy={busy} onType={setTyped} />
          </div>
          <PortalPreview channel={channel} logo={previewOf(channel, chosen)} color={isWrong ? channel.settings.brandColor : color} />
        </div>
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
          {isDirty && (
            <Button variant="quiet" disabled={busy} onClick={reset}>
              {t("cancel")}
            </Button>
          )}
          <Button type="submit" off={!isDirty || isWrong} busy={busy}>
            {busy ? t("saving") : t("save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function previewOf(channel: Channel, chosen: NewLogo | null): PreviewLogo | null {
  const { logo } = channel.settings;
  if (!chosen) return logo && { ...logo, url: logo.address, crop: { x: 0, y: 0, width: 1, height: 1 } };
  const { picture, cut } = chosen;
  const crop = cropOf(cut.part, cut.shape, picture);
  return { ...keptSize(crop, picture), url: picture.url, crop };
}
