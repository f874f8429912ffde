import { Fragment } from "react";

type KeyCapsProps = {
  keys: readonly string[];
  /** The word between two keys that are pressed one after the other; without it they are pressed together. */
  between?: string;
};

/** Keys as they look on a keyboard. */
export function KeyCaps({ keys, between }: KeyCapsProps) {
  return (
    <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-muted">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && (between ? <span>{between}</span> : <span className="sr-only">+</span>)}
          <kbd className="inline-grid min-h-6 min-w-6 place-content-center rounded-[6px] border border-edge bg-surface px-1.5 font-sans text-xs text-ink">
            {key}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
