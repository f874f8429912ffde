const PATHS = {
  lock: "M5 9V6.5a5 5 0 0 1 10 0V9h.5A1.5 1.5 0 0 1 17 10.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 16.5v-6A1.5 1.5 0 0 1 4.5 9zm2 0h6V6.5a3 3 0 0 0-6 0z",
  warning: "M10 2.2 18.7 17.5H1.3zM9.1 7.5v5h1.8v-5zm0 6.3v1.7h1.8v-1.7z",
  info: "M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16M9.1 9v5.5h1.8V9zm0-3.2v1.9h1.8V5.8z",
  done: "M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16m3.6 4.9-4.8 5-2.3-2.3-1.2 1.3 3.5 3.5 6.1-6.3z",
} as const;

/** A small picture in the text's colour; it repeats what the words beside it say. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" fill="currentColor" fillRule="evenodd" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
