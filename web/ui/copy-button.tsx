import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";

const CONFIRMATION_MS = 2000;

type CopyButtonProps = {
  /** What is copied; where it may change without a new drawing, how to read it. */
  text: string | (() => string);
  label: string;
  copiedLabel: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  onCopied?: (text: string) => void;
  /** Called when the browser refuses its clipboard, so that the caller can say so. */
  onFailure?: () => void;
};

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel, variant = "quiet", size, onCopied, onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    const now = typeof text === "string" ? text : text();
    const confirm = () => {
      setCopied(true);
      return onCopied?.(now);
    };
    navigator.clipboard.writeText(now).then(confirm, () => onFailure?.());
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button variant={variant} size={size ?? "normal"} onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
