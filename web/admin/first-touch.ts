import type { Carried } from "./shared/page/drawn.ts";

/*
 * Runs on pages that the server draws of the application. They are read and typed into without the program, which is brought as soon
 * as somebody touches the page; until then its files lie in the browser's cache, and nothing is worked out on a phone for somebody
 * who only looks. It imports types alone, or it would bring what it is there to spare.
 */
const { program, trouble } = JSON.parse(document.getElementById("state")!.textContent) as Carried;

/** No movement of the mouse: browsers tell of one as soon as a page stands under it. */
const KINDS = ["pointerdown", "touchstart", "keydown", "focusin", "scroll"];
/** Whoever stays has it soon, too: a service that is renewed meanwhile no longer has this one. */
const STAYS_MS = 20_000;

/** By then the page is on the screen, also on a slow line; what is fetched before takes away from that. */
const SHOWN_MS = 2_000;

let isLoading = false;
let told: HTMLElement | null = null;

async function bring(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    await import(/* @vite-ignore */ program.entry);
    for (const kind of KINDS) removeEventListener(kind, bring, true);
    told?.remove();
  } catch {
    told ??= tell();
    isLoading = false;
  }
}

function fetchParts(): void {
  for (const part of [program.entry, ...program.parts]) fetch(part, { priority: "low" }).catch(() => undefined);
}

/** Says that it did not come; the next touch asks for it again. It stands apart from what React takes over. */
function tell(): HTMLElement {
  const notice = document.createElement("p");
  notice.role = "alert";
  notice.className = "sticky top-0 z-10 bg-danger-soft p-4 text-center";
  notice.textContent = trouble;
  document.body.prepend(notice);
  return notice;
}

for (const kind of KINDS) addEventListener(kind, bring, { capture: true, passive: true });
setTimeout(bring, STAYS_MS);
addEventListener("load", () => setTimeout(fetchParts, SHOWN_MS));

// A button that was tapped is tapped again then (shell/typed-before.ts); what is tapped once React takes over it hears itself.
const early = new AbortController();
document.getElementById("root")!.addEventListener("taken-over", () => early.abort(), { once: true });
addEventListener(
  "click",
  ({ target }) => target instanceof Element && target.closest("button[type=button]")?.toggleAttribute("data-tapped"),
  { signal: early.signal },
);

// What is typed here must not leave by the browser's own way. It is sent as soon as the program is there (shell/typed-before.ts).
addEventListener("submit", (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset["sent"] = "";
  void bring();
});
