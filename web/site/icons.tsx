import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Gives a closed padlock. */
export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3M12 15v1.5" />
    </Icon>
  );
}

/** Gives footprints struck out: nothing is left behind. */
export function NoTraceIcon() {
  return (
    <Icon>
      <circle cx="12" cy="9" r="3.5" />
      <path d="M5.5 20c.6-3.6 3.3-5.5 6.5-5.5s5.900 1.900 6.5 5.5M4 4l16 16" />
    </Icon>
  );
}

/** Gives two speech bubbles facing each other. */
export function TalkIcon() {
  return (
    <Icon>
      <path d="M4 5h10a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 14 13H8l-4 3.5z" />
      <path d="M18.5 9.5H20V20l-3.5-3H10" />
    </Icon>
  );
}
