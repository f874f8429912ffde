import type { ReactNode } from "react";

type ProgressProps = {
  label: string;
  /** Parts done and parts in all; without `value` the bar only shows that work goes on. */
  value?: number;
  max?: number;
  /** The figures, such as "12,4 von 80,0 MB". */
  text?: ReactNode;
};

export function Progress({ label, value, max = 1, text }: ProgressProps) {
  return (
    <div className="grid gap-1">
      <progress aria-label={label} value={value} max={max} />
      {text && <span className="text-sm text-muted tabular-nums">{text}</span>}
    </div>
  );
}
