import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { PortalContext, type Portal } from "../portal-context.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { useTypedWords } from "./typed-words.ts";
import { type Sent, watchRequests } from "./watch-requests.ts";

/** From here on (`sent-bytes.css` has the same) it stands beside the form. */
const BESIDE = "(min-width: 72rem)";

type Log = { read: () => readonly Sent[]; follow: (changed: () => void) => () => void };

/**
 * Shows beside the page of a demo what leaves the browser from now on. It is a tree of its own: the page is the one that every
 * reporter has, and does not know of it. The result has it say everything as another page does.
 */
export function showSentBytes(page: HTMLElement, portal: Portal): (portal: Portal) => void {
  const log = startLog();
  const place = document.createElement("aside");
  place.className = "sent";
  page.after(place);
  const root = createRoot(place);
  const show = (spoken: Portal) => {
    place.ariaLabel = spoken.t("sent.title");
    root.render(
      <PortalContext value={spoken}>
        <LivePanel log={log} page={page} />
      </PortalContext>,
    );
  };
  show(portal);
  return show;
}

function startLog(): Log {
  let requests: readonly Sent[] = [];
  let changed = () => {};
  // The bytes of a small one may be read before those of a large one that went before it.
  watchRequests((sent) => {
    requests = [...requests, sent].toSorted((a, b) => a.number - b.number);
    changed();
  });
  return {
    read: () => requests,
    follow: (follower) => {
      changed = follower;
      return () => (changed = () => {});
    },
  };
}

function LivePanel({ log, page }: { log: Log; page: HTMLElement }) {
  const requests = useSyncExternalStore(log.follow, log.read);
  const typed = useTypedWords(page);
  const [isBeside] = useState(() => matchMedia(BESIDE).matches);
  return <SentPanel requests={requests} typed={typed} isBeside={isBeside} />;
}
