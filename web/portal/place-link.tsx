import type { MouseEvent, ReactNode } from "react";
import { goTo, opensElsewhere, type Place } from "./place.ts";
import { usePortal } from "./portal-context.tsx";

type Props = { to: Place; className?: string; children: ReactNode };

/** A link to another page of the channel, which a live page follows without another address; the start page's script knows it by its mark. */
export function PlaceLink({ to, className, children }: Props) {
  const { links } = usePortal();
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goTo(to, links.start);
  };
  return (
    <a className={className} href={links[to]} data-place={to} onClick={follow}>
      {children}
    </a>
  );
}
