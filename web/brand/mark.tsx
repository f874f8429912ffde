type MarkProps = { className?: string };

/** Takes a class for size and colour and gives the mark: a speech bubble whose tail is a key bit, drawn in the text's colour. */
export function Mark({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 28 28" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={MARK_PATH} />
    </svg>
  );
}

/** The mark's outline on a grid of 28: the bubble, the keyhole cut out of it, the shaft with its two bits. */
export const MARK_PATH =
  "M6.5 2h15A4.5 4.5 0 0 1 26 6.5v7a4.5 4.5 0 0 1-4.5 4.5H16v2.5h3V23h-3v1h2v2h-4.5a1.5 1.5 0 0 1-1.5-1.5V18H6.5A4.5 4.5 0 0 1 2 13.5v-7A4.5 4.5 0 0 1 6.5 2zM14 6.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4z";
