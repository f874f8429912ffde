/** Brings something of the page into view and the focus to it. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "start" });
}

/** A link to another place of the page. */
export function Jump({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // The address keeps its fragment: it may be the key of the office.
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
