import { useCallback, useSyncExternalStore } from "react";

/** There is room for a table. */
export const TABLE_FITS = "(min-width: 48rem)";
/** There is room for a table whose first column holds sentences. */
export const LONG_LINES_FIT = "(min-width: 64rem)";
/** There is room for the head of every column of the list of reports. */
export const ALL_HEADS_FIT = "(min-width: 80rem)";
/** There is room for every one of these columns; before, deadlines stand with the status. */
export const ALL_COLUMNS_FIT = "(min-width: 90rem)";
/** There is room for a column beside the content. */
export const RAIL_FITS = "(min-width: 64rem)";
/** There is room for the seven stages of a procedure side by side. */
export const STAGES_FIT = "(min-width: 76rem)";
/** There is room in the header for more than what a phone needs. */
export const HEADER_FITS = "(min-width: 48rem)";

/** Whether a media query holds; follows the window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
