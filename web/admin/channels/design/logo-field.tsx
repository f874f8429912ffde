import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { shownLogoSize } from "@hz/contract/channels/logo";
import { ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Problem } from "../../../ui/notice.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { type Cut, LogoCropper } from "./logo-cropper.tsx";
import { openPicture, type Picture, PICTURE_TYPES } from "./open-picture.ts";

export type NewLogo = { picture: Picture; cut: Cut };
type LogoFieldProps = {
  channel: Channel;
  /** What was chosen and is not saved. */
  chosen: NewLogo | null;
  problem: string | null;
  busy: boolean;
  onChoose: (chosen: NewLogo) => void;
  onProblem: (problem: string | null) => void;
};

/** The channel's logo: choosing a file, which part of it, taking it away. */
export function LogoField({ channel, chosen, problem, busy, onChoose, onProblem }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { logo } = channel.settings;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await openPicture(file);
    if (typeof picture === "string") return onProblem(picture);
    onProblem(null);
    onChoose({ picture, cut: { part: { zoom: 1, x: 0.5, y: 0.5 }, shape: "own" } });
  };
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <section className="grid gap-4" aria-labelledby="channel-logo">
      <div className="grid gap-1">
        <h3 id="channel-logo" className="text-base">
          {t("logo")}
        </h3>
        <p className="text-sm text-muted">{t("logoHint")}</p>
      </div>
      {chosen ? (
        <LogoCropper picture={chosen.picture} cut={chosen.cut} disabled={busy} onChange={(cut) => onChoose({ ...chosen, cut })} />
      ) : (
        logo && (
          <div className="flex flex-wrap items-center gap-4">
            {/* Most logos are drawn for paper, and stand on a light ground in the dark scheme, too. */}
            <span className="rounded-control border border-line bg-[#fff] p-3">
              <img src={logo.address} alt={t("logoNow")} {...shownLogoSize(logo)} />
            </span>
            <RemoveLogo channel={channel} />
          </div>
        )
      )}
      <div
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void take(event.dataTransfer.files[0]);
        }}
        className={classNames(
          "grid justify-items-center gap-2 rounded-card border-2 border-dashed p-5 text-center",
          isOver ? "border-brand bg-brand-soft" : "border-edge",
        )}
      >
        <Button variant="quiet" disabled={busy} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" className="size-4" />
          {t(chosen || logo ? "logoChooseOther" : "logoChoose")}
        </Button>
        <p className="text-sm text-muted">{t("logoDrop")}</p>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          aria-label={t("logoFile")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file chosen again is a choice again.
            event.target.value = "";
          }}
        />
      </div>
      <Problem>{problem}</Problem>
    </section>
  );
}

function RemoveLogo({ channel: { id, name } }: { channel: Channel }) {
  const [asking, setAsking] = useState(false);
  const removing = useAction({
    run: () => call(channelRoutes.removeLogo, { params: { id } }),
    done: t("logoRemoved"),
    failed: t("logoRemoveFailed"),
    touches: [queryKeys.channels],
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t("logoRemove")}
      </Button>
      {asking && (
        <ActionDialog
          title={t("logoRemoveTitle")}
          text={t("logoRemoveText", { channel: name })}
          confirmLabel={t("logoRemove")}
          destructive
          action={removing}
          onClose={() => setAsking(false)}
          onConfirm={removing.run}
        />
      )}
    </>
  );
}
