import { type ComponentType, useEffect, useState } from "react";
import { currentToasts, subscribeToasts } from "../../../ui/toasts.ts";
import { t } from "../texts/first-texts.ts";

type Names = { label: string; viewportLabel: string; closeLabel: string };

/** The place of toasts. Nobody is told anything before they do something, so its file comes with the first touch of the page. */
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
    return () => {
      unsubscribe();
      removeEventListener("focusin", bring);
    };
  }, [Toaster]);
  return Toaster && <Toaster label={t("toastLabel")} viewportLabel={t("toastPlace", { hotkey: "F8" })} closeLabel={t("close")} />;
}
