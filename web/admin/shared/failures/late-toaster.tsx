import { type ComponentType, useEffect, useState } from "react";
import { currentToasts, subscribeToasts } from "../../../ui/toasts.ts";
import { t } from "../texts/first-texts.ts";

type Names = { label: string; viewportLabel: string; closeLabel: string };

/**
 * The place of toasts. Nobody is told anything before they do something, so its file comes with the first touch of the page, or a
 * moment after it: whoever touches it only once they have no line is told that, too.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType<Names> | null>(null);
  useEffect(() => {
    if (Toaster) return;
    // Asked again at the next occasion where it did not come.
    const bring = () =>
      void import("../../../ui/toaster.tsx").then(
        (file) => setToaster(() => file.Toaster),
        () => undefined,
      );
    if (currentToasts().length > 0) bring();
    const unsubscribe = subscribeToasts(bring);
    addEventListener("focusin", bring);
    const soon = setTimeout(bring, 1_000);
    return () => {
      clearTimeout(soon);
      unsubscribe();
      removeEventListener("focusin", bring);
    };
  }, [Toaster]);
  return Toaster && <Toaster label={t("toastLabel")} viewportLabel={t("toastPlace", { hotkey: "F8" })} closeLabel={t("close")} />;
}
