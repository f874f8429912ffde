import { ListTree } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../texts/texts.ts";
import type { Section } from "../screens/sections.ts";

/** A long page with the way to each section: beside it where there is room, else a list that opens. */
export function Sectioned({ sections, children }: { sections: readonly Section[]; children: ReactNode }) {
  const list = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    // The location, not its hash alone: the same link may be followed again.
    const { hash } = location;
    const place = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [location]);
  const links = sections.map(({ id, label }) => (
    <li key={id}>
      <Link
        to={{ hash: id }}
        replace
        onClick={() => list.current?.removeAttribute("open")}
        className="flex min-h-9 items-center rounded-control px-3 py-1 text-ink no-underline hover:bg-brand-soft max-lg:min-h-11"
      >
        {label}
      </Link>
    </li>
  ));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,48rem)_14rem]">
      <nav aria-label={t("sections")} className="lg:sticky lg:top-20 lg:order-last print:hidden">
        <details ref={list} className="rounded-card border border-line bg-surface lg:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 font-semibold">
            <ListTree aria-hidden="true" className="size-4.5 text-muted" />
            {t("sections")}
          </summary>
          <ul className="border-t border-line p-2">{links}</ul>
        </details>
        <div className="hidden gap-1 lg:grid">
          <p className="px-3 text-sm font-semibold text-muted">{t("sections")}</p>
          <ul>{links}</ul>
        </div>
      </nav>
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  );
}

/** What stands at a section's place in the address. */
export function At({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-20 rounded-card">
      {children}
    </div>
  );
}
