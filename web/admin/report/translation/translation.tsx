import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { OpenReport } from "../../../vault/report/open-report.ts";
import { type Offer, startTranslator, translationOffer } from "./device-translator.ts";

type State =
  | { is: "none" }
  | { is: "offered" | "failed"; offer: Offer }
  | { is: "starting"; offer: Offer; share: number }
  | { is: "on"; offer: Offer; translate: (text: string) => Promise<string> };

type Translation = { state: State; start: () => void; stop: () => void };

const TranslationContext = createContext<Translation | null>(null);

/** The translation of this case that the browser makes; throws outside of a case. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error("useTranslation outside of TranslationProvider");
  return translation;
}

/** Holds what the browser translates of a case, in this page's memory alone. */
export function TranslationProvider({ open, children }: { open: Pick<OpenReport, "content">; children: ReactNode }) {
  const [state, setState] = useState<State>({ is: "none" });
  const stopping = useRef<AbortController | null>(null);
  const text = open.content?.description ?? "";
  const language = open.content?.language;
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const offer = language === undefined ? null : await translationOffer(text, language);
      if (isHere && offer) setState((now) => (now.is === "none" ? { is: "offered", offer } : now));
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [text, language]);
  useEffect(() => () => stopping.current?.abort(), []);

  const value = useMemo<Translation>(() => {
    const stop = () => {
      stopping.current?.abort();
      if (state.is !== "none") setState({ is: "offered", offer: state.offer });
    };
    const start = async () => {
      if (state.is !== "offered" && state.is !== "failed") return;
      const { offer } = state;
      const { signal } = (stopping.current = new AbortController());
      const show = (next: State) => {
        if (!signal.aborted) setState(next);
      };
      show({ is: "starting", offer, share: 0 });
      try {
        const translate = await startTranslator(offer.from, (share) => show({ is: "starting", offer, share }), signal);
        show({ is: "on", offer, translate: once(translate) });
      } catch {
        show({ is: "failed", offer });
      }
    };
    return { state, start: () => void start(), stop };
  }, [state]);
  return <TranslationContext value={value}>{children}</TranslationContext>;
}

/** The same text is translated once. */
function once(translate: (text: string) => Promise<string>): (text: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (text) => {
    const found = known.get(text) ?? translate(text);
    known.set(text, found);
    return found;
  };
}
