import { useEffect } from "react";
import { t } from "../texts/first-texts.ts";

/** Shows a screen's name as the tab's title as long as the screen stands. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = t("pageTitle", { name });
    return () => {
      document.title = t("productName");
    };
  }, [name]);
}
