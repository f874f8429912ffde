import { useEffect, useState } from "react";
import { COPY_CONFIRMATION_MS } from "@hz/contract/limits";
import { usePortal } from "./portal-context.tsx";

type Props = { text: string; label: string };

/** Copies a text; for two seconds it says that it did, or that the browser did not let it. */
export function CopyButton({ text, label }: Props) {
  const { t } = usePortal();
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={copy}>
        {state === "copied" ? t("copy.done") : label}
      </button>
      <span role="status" className={state === "refused" ? "small" : "visually-hidden"}>
        {state === "copied" && t("copy.done")}
        {state === "refused" && t("copy.refused")}
      </span>
    </>
  );
}
