import { brandProperties, GROUNDS, type Scheme } from "@hz/contract/channels/brand-color";
import type { Channel, LogoCrop } from "@hz/contract/channels/channels";
import { shownLogoSize, type Size } from "@hz/contract/channels/logo";
import { pageLanguageName } from "@hz/contract/languages";
import type { CSSProperties } from "react";
import { Mark } from "../../../brand/mark.tsx";
import { t } from "../../shared/texts/texts.ts";
import { CroppedImage } from "./cropped-image.tsx";

/** The tokens of web/styles in one scheme, whatever the scheme of the application is. */
const HOUSE = {
  light: { ...tokens("light"), "--line": "#dcdfd8", "--edge": "#83908a", "--brand": "#0b5a4b", "--brand-ink": "#ffffff" },
  dark: { ...tokens("dark"), "--line": "#2a3431", "--edge": "#66756f", "--brand": "#56bfa6", "--brand-ink": "#04211b" },
};
function tokens(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(Object.entries(GROUNDS[scheme]).map(([name, value]) => [`--${name}`, value]));
}

/** A logo to show: an address with the size it will have, and of a chosen file which part. */
export type PreviewLogo = Size & { url: string; crop: LogoCrop };
type PortalPreviewProps = { channel: Channel; logo: PreviewLogo | null; color: string | null };

const BUTTON = "rounded-control px-4 py-2 text-center font-semibold";

/** The top of the portal in both schemes, with the logo and colour that are being chosen. */
export function PortalPreview(props: PortalPreviewProps) {
  return (
    <section className="grid content-start gap-3 lg:sticky lg:top-20 lg:self-start" aria-labelledby="channel-preview">
      <h3 id="channel-preview" className="text-base">
        {t("designPreview")}
      </h3>
      {(["light", "dark"] as const).map((scheme) => (
        <figure key={scheme} className="grid gap-1">
          <OneScheme {...props} scheme={scheme} />
          <figcaption className="text-sm text-muted">{t(`designPreview_${scheme}`)}</figcaption>
        </figure>
      ))}
    </section>
  );
}

function OneScheme({ channel, logo, color, scheme }: PortalPreviewProps & { scheme: Scheme }) {
  const name = channel.companyName || channel.name;
  const style = { ...HOUSE[scheme], ...(color === null ? {} : brandProperties(color, scheme)) } as CSSProperties;
  return (
    <div
      role="img"
      aria-label={t(`designPreviewLabel_${scheme}`)}
      style={style}
      className="grid gap-4 overflow-hidden rounded-card border border-edge bg-canvas p-4 text-ink"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line pb-3">
        {logo ? (
          <Logo logo={logo} scheme={scheme} />
        ) : (
          <span className="flex min-w-0 items-center gap-2.5 font-bold wrap-anywhere">
            <Mark className="size-7 shrink-0 text-brand" />
            {name}
          </span>
        )}
        <span className="shrink-0 rounded-control border border-edge bg-surface px-2.5 py-1 text-sm font-semibold">
          {pageLanguageName("de")}
        </span>
      </div>
      <p className="text-2xl font-bold wrap-anywhere">{channel.languages.de?.name ?? channel.name}</p>
      <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <span className={`${BUTTON} bg-[var(--button,var(--brand))] text-[var(--button-ink,var(--brand-ink))]`}>
          {t("designPreviewNew")}
        </span>
        <span className={`${BUTTON} border border-edge`}>{t("designPreviewFollow")}</span>
      </div>
      <p>
        {t("designPreviewText")} <span className="text-brand underline underline-offset-2">{t("designPreviewLink")}</span>
      </p>
    </div>
  );
}

function Logo({ logo, scheme }: { logo: PreviewLogo; scheme: Scheme }) {
  const { width, height } = shownLogoSize(logo);
  return (
    <span className={scheme === "dark" ? "rounded-sm bg-[#fff] px-2 py-1" : ""}>
      <span className="relative block overflow-hidden" style={{ width, height }}>
        <CroppedImage url={logo.url} crop={logo.crop} />
      </span>
    </span>
  );
}
