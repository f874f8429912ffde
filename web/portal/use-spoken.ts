import { type PageLanguage, writtenIn } from "@hz/contract/languages";
import { portalPaths } from "@hz/contract/portal-paths";
import { useCallback, useMemo, useRef, useState } from "react";
import type { LoadSending, SendingSource } from "./load-sending.ts";
import type { PortalPageProps } from "./page-props.ts";
import { inLanguage } from "./portal-links.ts";
import type { PortalTexts } from "./portal-texts.ts";
import { fetchSpoken, type Spoken } from "./spoken.ts";

/** Where each page that comes to life is drawn. */
const ADDRESSES: Partial<Record<PortalPageProps["view"], (linkSuffix: string) => string>> = {
  form: portalPaths.portalForm,
  success: portalPaths.portalSuccess,
  case: portalPaths.portalCase,
};

/** With what came later, once something did. */
type Said = Spoken & { more: PortalTexts | null };

/**
 * What depends on the language, and what changes it in this same document: nothing that was typed, chosen or opened is touched. The
 * page is asked for by the document's own view: the form has become the page with the password. What sends is there only together
 * with what it says, in the language that the page has then.
 */
export function useSpoken(view: PortalPageProps["view"], first: Spoken, sending: SendingSource | null) {
  const [said, setSaid] = useState<Said>({ ...first, more: null });
  // State is a render behind.
  const now = useRef(said);
  const isWanted = useRef(false);
  const say = useCallback((next: Said) => {
    now.current = next;
    setSaid(next);
  }, []);
  const speak = useCallback(
    async (language: PageLanguage) => {
      const address = ADDRESSES[view]!(now.current.channel.linkSuffix);
      const next = await fetchSpoken(inLanguage(address, language), now.current);
      say({ ...next, more: sending && isWanted.current ? await sending.texts(language) : null });
      Object.assign(document.documentElement, writtenIn(language));
    },
    [view, sending, say],
  );
  const loadSending = useMemo<LoadSending | null>(() => {
    if (!sending) return null;
    const sayMore = async () => {
      for (;;) {
        const { language } = now.current;
        const more = await sending.texts(language);
        if (now.current.language === language) return say({ ...now.current, more });
      }
    };
    return async () => {
      isWanted.current = true;
      const [part] = await Promise.all([sending.part(), sayMore()]);
      return part;
    };
  }, [sending, say]);
  return { ...said, texts: useMemo(() => together(said), [said]), speak, loadSending };
}

function together({ texts, more }: Said): PortalTexts {
  return more ? { own: { ...texts.own, ...more.own }, errors: { ...texts.errors, ...more.errors } } : texts;
}
