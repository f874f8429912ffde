import { useEffect } from "react";
import { stopAsking } from "./leave-warning.ts";
import { pinnedFragment } from "./page-link.ts";

/**
 * Asks when somebody goes back from a page whose content exists only once: "no" stays, "yes" leaves for good. Without it one touch
 * of the back button would lose the case password.
 */
export function useBackQuestion(question: string, here: string, elsewhere: string): void {
  useEffect(() => {
    const ask = () => {
      if (confirm(question)) {
        stopAsking();
        location.replace(elsewhere + pinnedFragment());
      } else {
        history.pushState(null, "", here + pinnedFragment());
      }
    };
    addEventListener("popstate", ask);
    return () => removeEventListener("popstate", ask);
  }, [question, here, elsewhere]);
}
