import { useState } from "react";
import { t } from "../texts.ts";
import { keepPreface, keptPreface } from "../../shared/session/kept-preface.ts";

/** What we propose for a year. */
export const proposal = (year: number): string => t("evPrefaceText", { year: String(year) });

/** A year's preface, ours until somebody writes, with its setter; it survives a reload of this tab, until one signs out. */
export function usePreface(year: number): [string, (text: string) => void] {
  const [written, setWritten] = useState<Record<number, string>>({});
  const write = (text: string) => {
    setWritten({ ...written, [year]: text });
    keepPreface(year, text);
  };
  return [written[year] ?? keptPreface(year) ?? proposal(year), write];
}
