import { asBrandColor } from "@hz/contract/channels/brand-color";
import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { useEffect, useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { Card } from "../../../ui/card.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { withCause } from "../../shared/failures/failure-text.ts";
import { BareForm } from "../../shared/form/bare-form.tsx";
import { SaveButtons } from "../../shared/page/save-bar.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { changeChannel, showChannel } from "../change-channel.ts";
import { BrandColorField } from "./brand-color-field.tsx";
import { cropOf, croppedSize } from "./crop.ts";
import { LogoField, type NewLogo } from "./logo-field.tsx";
import { PortalPreview, type PreviewLogo } from "./portal-preview.tsx";

type ChannelDesignProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };

/** Logo and colour of the portal, both seen before they are saved. */
export function ChannelDesign({ channel, onUnsaved }: ChannelDesignProps) {
  const [chosen, setChosen] = useState<NewLogo | null>(null);
  // Null until somebody types: what a colleague saves meanwhile comes in.
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = channel.settings.brandColor ?? "";
  const shown = typed ?? stored;
  const color = asBrandColor(shown);
  const isWrong = shown.trim() !== "" && color === null;
  const changesColor = shown.trim() !== stored && (isWrong || (color ?? "") !== stored);
  const isDirty = chosen !== null || changesColor;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const url = chosen?.picture.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const reset = () => {
    setChosen(null);
    setTyped(null);
    setProblem(null);
  };
  const saving = useAction({
    run: async () => {
      // First, and so kept also where the picture is refused.
      if (changesColor) {
        await changeChannel(channel.id, { settings: { brandColor: color } });
        setTyped(null);
      }
      if (chosen) showChannel(await sendLogo(channel.id, chosen));
    },
    done: t("designSaved"),
    failed: (error) => (isAboutLogo(error) ? null : withCause(t("designSaveFailed"), error)),
    touches: [queryKeys.channels],
    onDone: reset,
    onFailed: (error) => setProblem(isAboutLogo(error) ? error.text : null),
  });
  const { busy } = saving;
  return (
    <Card title={t("design")}>
      <BareForm onSend={() => isDirty && !isWrong && saving.run()} className="grid gap-6">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div className="grid min-w-0 content-start gap-8">
            <LogoField channel={channel} chosen={chosen} problem={problem} busy={busy} onChoose={setChosen} onProblem={setProblem} />
            <BrandColorField typed={shown} busy={busy} onType={setTyped} />
          </div>
          <PortalPreview channel={channel} logo={previewOf(channel, chosen)} color={isWrong ? channel.settings.brandColor : color} />
        </div>
        <SaveButtons action={saving} isDirty={isDirty} isWrong={isWrong} onCancel={reset} />
      </BareForm>
    </Card>
  );
}

/** What is wrong with the picture is the server's word, and said where it was chosen. */
const isAboutLogo = (error: unknown): error is ApiError => error instanceof ApiError && error.code.startsWith("LOGO_");

async function sendLogo(id: string, { picture, cut }: NewLogo): Promise<Channel> {
  const body = new Uint8Array(await picture.file.arrayBuffer());
  return call(channelRoutes.setLogo, { params: { id }, query: cropOf(cut.part, cut.shape, picture), body });
}

function previewOf(channel: Channel, chosen: NewLogo | null): PreviewLogo | null {
  const { logo } = channel.settings;
  if (!chosen) return logo && { ...logo, url: logo.address, crop: { x: 0, y: 0, width: 1, height: 1 } };
  const { picture, cut } = chosen;
  const crop = cropOf(cut.part, cut.shape, picture);
  return { ...croppedSize(crop, picture), url: picture.url, crop };
}
