import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { integrityOf } from "../../../vault/integrity.ts";
import portalStyle from "../../../styles/portal.css?url";

type PreviewFrameProps = { title: string; language: PortalLanguage; width: number; children: ReactNode };

/**
 * Draws its children in a document of its own with the portal's style sheet: nothing of the application's look reaches it, and its
 * width is the frame's, made smaller where there is less room. It loads nothing else and runs no script.
 */
export function PreviewFrame({ title, language, width, children }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  const [room, setRoom] = useState(width);
  const scale = Math.min(1, room / width);

  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    sizes.observe(place);
    return () => sizes.disconnect();
  }, []);
  // Not the body, which is never lower than its frame.
  const measureContent = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const sizes = new ResizeObserver(() => setHeight(Math.ceil(content.getBoundingClientRect().height)));
    sizes.observe(content);
    return () => sizes.disconnect();
  }, []);
  const adopt = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return;
    // Some browsers put another empty document in the place of the first one.
    const take = () => setInside(frame.contentDocument);
    frame.addEventListener("load", take);
    take();
    return () => frame.removeEventListener("load", take);
  }, []);

  useEffect(() => {
    if (!inside) return;
    furnish(inside, title, language);
    const follow = () => applyTheme(inside);
    follow();
    const themes = new MutationObserver(follow);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, [inside, title, language]);

  return (
    <div ref={measure} className="relative overflow-hidden" style={{ height: height * scale }}>
      <iframe
        ref={adopt}
        title={title}
        // No script; a link that is tried opens a tab like any other.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        style={{ width, height, transform: `scale(${scale})`, left: Math.max(0, (room - width) / 2) }}
        className="absolute top-0 max-w-none origin-top-left border-0"
      >
        {inside &&
          createPortal(
            <div ref={measureContent} style={{ display: "flow-root", paddingBlockStart: 24 }}>
              {children}
            </div>,
            inside.body,
          )}
      </iframe>
    </div>
  );
}

/** Puts into the empty document what its content needs: the portal's look, a name, a language. */
function furnish(inside: Document, title: string, language: PortalLanguage): void {
  Object.assign(inside.documentElement, writtenIn(language));
  const style = inside.createElement("link");
  style.rel = "stylesheet";
  style.integrity = integrityOf(portalStyle) ?? "";
  style.href = portalStyle;
  const base = inside.createElement("base");
  base.target = "_blank";
  const name = inside.createElement("title");
  name.textContent = title;
  inside.head.replaceChildren(base, name, style);
}

/** The colour scheme is the one chosen for the application; "as the device" is the same on both sides. */
function applyTheme(inside: Document): void {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) delete inside.documentElement.dataset["theme"];
  else inside.documentElement.dataset["theme"] = theme;
}
