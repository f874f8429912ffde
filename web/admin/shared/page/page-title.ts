import { useEffect } from "react";
import { t } from "../texts/first-texts.ts";

/** Takes a screen's name and shows it as the tab's title as long as the screen stands. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = t("pageTitle", { name });
    return () => {
      document.title = t("productName");
    };
  }, [name]);
}
