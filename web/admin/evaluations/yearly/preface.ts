import { useState } from "react";
import { t } from "../texts.ts";

const nameOf = (year: number) => `hz.preface.${year}`;

/** What we propose for a year. */
export const proposal = (year: number): string => t("evPrefaceText", { year: String(year) });

/** Takes a year and gives its preface, ours until somebody writes, with its setter; it survives a reload of this tab. */
export function usePreface(year: number): [string, (text: string) => void] {
  const [written, setWritten] = useState<Record<number, string>>({});
  const write = (text: string) => {
    setWritten({ ...written, [year]: text });
    sessionStorage.setItem(nameOf(year), text);
  };
  return [written[year] ?? sessionStorage.getItem(nameOf(year)) ?? proposal(year), write];
}
