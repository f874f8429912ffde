import type { ReactNode } from "react";

type IconProps = { children: ReactNode };

function Icon({ children }: IconProps) {
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

/** A closed padlock. */
export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3M12 15v1.5" />
    </Icon>
  );
}

/** Two speech bubbles facing each other. */
export function TalkIcon() {
  return (
    <Icon>
      <path d="M4 5h10a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 14 13H8l-4 3.5z" />
      <path d="M18.5 9.5H20V20l-3.5-3H10" />
    </Icon>
  );
}

/** Two people, one behind the other. */
export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8" r="3.2" />
      <path d="M3 19c.5-3.3 2.9-5 6-5s5.5 1.7 6 5M15.5 5.2a3.2 3.2 0 0 1 0 5.6M17.5 14.4c2 .7 3.2 2.3 3.5 4.6" />
    </Icon>
  );
}

/** A page with a colour field. */
export function PageIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="2.5" />
      <path d="M4 9h16M8 13h8M8 16.5h5" />
    </Icon>
  );
}

/** Lines of which one is blacked out. */
export function RedactIcon() {
  return (
    <Icon>
      <path d="M5 6h14M5 18h9" />
      <rect x="5" y="10" width="14" height="4" rx="1" fill="currentColor" />
    </Icon>
  );
}

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="12" r="4" />
      <path d="M12 12h9M18 12v3.5M15 12v2.5" />
    </Icon>
  );
}

export function TickIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}
