import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useTranslation } from "./translation.tsx";

const inGerman = (language: string): string => new Intl.DisplayNames("de", { type: "language" }).of(language) ?? language;

/** Offers to have the browser translate the case, where it can do so by itself, and says what that means. */
export function TranslationOffer() {
  const { state, start, stop } = useTranslation();
  if (state.is === "none") return null;
  const { offer } = state;
  const language = inGerman(offer.from);
  return (
    <Notice tone={state.is === "failed" ? "danger" : "info"}>
      {state.is === "on" ? (
        <p>{t("translationOn")}</p>
      ) : (
        <>
          {state.is === "failed" && <p>{t("translationFailed")}</p>}
          <p>{t("translationOffer", { language })}</p>
          <p className="text-sm text-muted">{t(offer.isLoaded ? "translationLocal" : "translationLoads")}</p>
        </>
      )}
      <p role="status" className="text-sm tabular-nums empty:hidden">
        {state.is === "starting" && t("translationStarting", { percent: String(Math.floor(state.share * 100)) })}
      </p>
      <div>
        {state.is === "on" || state.is === "starting" ? (
          <Button variant="quiet" size="small" onClick={stop}>
            {t(state.is === "on" ? "translationHide" : "cancel")}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={start}>
            {t(state.is === "failed" ? "tryAgain" : "translationStart")}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** What the browser makes of a text, below it and marked as what it is; nothing while nobody has asked for it. */
export function Translated({ text }: { text: string }) {
  const { state } = useTranslation();
  const translate = state.is === "on" ? state.translate : null;
  const [said, setSaid] = useState<{ of: string; text: string | null } | null>(null);
  useEffect(() => {
    let isHere = true;
    const say = (translated: string | null) => isHere && setSaid({ of: text, text: translated });
    if (translate) translate(text).then(say, () => say(null));
    return () => {
      isHere = false;
    };
  }, [translate, text]);
  if (!translate || said?.of !== text) return null;
  return (
    <div className="grid gap-0.5 border-l-2 border-line pl-3">
      <p className="text-sm font-semibold text-muted">{t("translationMark")}</p>
      <p className="max-w-prose written">{said.text ?? t("translationNone")}</p>
    </div>
  );
}
