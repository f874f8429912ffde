import type { MouseEvent } from "react";
import { stopAsking } from "./leave-warning.ts";

/** A page that anybody may have open: the German weather service. */
const NEUTRAL_PAGE = "https://www.dwd.de/";

/** The way out: the page is replaced by a neutral one. Without scripts it is a plain link. */
export function QuickExit({ label }: { label: string }) {
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    stopAsking();
    location.replace(NEUTRAL_PAGE);
  };
  return (
    <a className="button button-quiet" href={NEUTRAL_PAGE} rel="noreferrer" onClick={leave}>
      {label}
    </a>
  );
}
