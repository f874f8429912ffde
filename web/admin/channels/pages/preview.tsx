import type { RichText as Doc } from "@hz/contract/rich-text";
import type { PortalLanguage } from "@hz/contract/languages";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { RichText } from "../../../rich-text/rich-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TABLE_FITS, useMediaQuery } from "../../shared/page/media-query.ts";
import { t } from "../../shared/texts/texts.ts";
import { PreviewFrame } from "./preview-frame.tsx";

/** As wide as a common telephone, and wide enough for all that the portal ever takes. */
const WIDTHS = { phone: 390, desktop: 768 } as const;

type PreviewProps = { language: PortalLanguage; name: string; description: string; doc: Doc };

/** A start page as reporters read it: with the portal's own renderer and styles, as wide as a phone or a desktop. */
export function Preview({ language, name, description, doc }: PreviewProps) {
  const isWide = useMediaQuery(TABLE_FITS);
  const [chosen, setChosen] = useState<keyof typeof WIDTHS | null>(null);
  const width = chosen ?? (isWide ? "desktop" : "phone");
  return (
    <Card
      title={t("previewTitle")}
      actions={
        <div role="group" aria-label={t("previewWidth")} className="flex gap-2">
          {(["phone", "desktop"] as const).map((one) => {
            const Icon = one === "phone" ? Smartphone : Monitor;
            return (
              <Button
                key={one}
                variant="quiet"
                size="small"
                aria-pressed={width === one}
                className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
                onClick={() => setChosen(one)}
              >
                <Icon aria-hidden="true" className="size-4" />
                {t(one === "phone" ? "previewPhone" : "previewDesktop")}
              </Button>
            );
          })}
        </div>
      }
    >
      <div className="grid min-w-0 gap-4">
        <p className="max-w-prose text-muted">{t("previewLead")}</p>
        <div className="min-w-0 overflow-hidden rounded-card border border-line bg-line">
          <PreviewFrame title={t("previewFrame")} language={language} width={WIDTHS[width]}>
            <div className="page">
              <div className="stack">
                <div className="stack-tight">
                  <h1>{name}</h1>
                  {description && <p className="lead">{description}</p>}
                </div>
                <RichText doc={doc} />
              </div>
            </div>
          </PreviewFrame>
        </div>
      </div>
    </Card>
  );
}
