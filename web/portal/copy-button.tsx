import { type ComponentType, useEffect, useState } from "react";
import { COPY_CONFIRMATION_MS } from "@hz/contract/limits";
import { usePortal } from "./portal-context.tsx";

type Props = {
  text: string | (() => string);
  label: string;
  /** What is shown of the text where the browser did not let it be copied; else it is said that the password is to be marked. */
  ToMark?: ComponentType<{ text: string; label: string }>;
};

/** Copies a text; for two seconds it says that it did, or that the browser did not let it. */
export function CopyButton({ text, label, ToMark }: Props) {
  const { t } = usePortal();
  const [state, setState] = useState<"idle" | "copied" | { refused: string }>("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    const copied = typeof text === "string" ? text : text();
    try {
      await navigator.clipboard.writeText(copied);
      setState("copied");
    } catch {
      setState({ refused: copied });
    }
  };
  const refused = typeof state === "object" ? state.refused : null;
  const isSaid = refused !== null && !ToMark;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {state === "copied" ? t("copy.done") : label}
      </button>
      <span role="status" className={isSaid ? "small" : "visually-hidden"}>
        {state === "copied" && t("copy.done")}
        {isSaid && t("copy.refused")}
      </span>
      {refused !== null && ToMark && <ToMark text={refused} label={label} />}
    </>
  );
}
