import { pinnedFragment } from "./page-link.ts";

/*
 * Start, form, success and case stand at one address, the start page's, in one entry of the browser's history: what a device
 * remembers of them is a page that anybody may have looked at. Which of them it is, is told by the state of that entry, a number, so
 * that a reload shows it again. Browsers write that number to the disk for as long as they could bring the tab back: success has the
 * case's, so that nothing there tells of a report that was sent. Without this script each has an address of its own.
 */
const PLACES = ["start", "form", "case"] as const;
export type Place = (typeof PLACES)[number];

/** The event by which the start page's script hands a page to the program, which stands by itself: shared parts would be files of their own. */
export const SHOW = "hz:show";
/** The page's HTML, its own address, where the way goes if it cannot be shown, and who hears that it is there. */
export type Shown = { html: string; address: string; onShown: () => void };

const stateOf = (place: Place) => PLACES.indexOf(place) || null;

/** Which page stood here before a reload. Whoever goes to the address anew gets the start page, though browsers keep the entry's state then. */
export function placeNow(): Place {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival?.type === "navigate") history.replaceState(null, "");
  return PLACES[Number(history.state)] ?? "start";
}

/** Says what stands in this entry from now on; `start` is the start page's address. */
export function keepPlace(place: Place, start: string): void {
  history.replaceState(stateOf(place), "", start + pinnedFragment());
}

/** The same in an entry after this one, which the start page has from now on: going back is then heard before the page is gone. */
export function pushPlace(place: Place, start: string): void {
  history.replaceState(null, "");
  history.pushState(stateOf(place), "", start + pinnedFragment());
}

/** Goes to another page of the channel: the start page is loaded anew, and its script shows what the entry says. */
export function goTo(place: Place, start: string): void {
  keepPlace(place, start);
  // Another page begins at its top.
  history.scrollRestoration = "manual";
  location.reload();
}

/** Whether a click has the browser open a link in a tab or window of its own. */
export const opensElsewhere = (click: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">) =>
  click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
