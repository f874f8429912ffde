import { createContext, useContext, type ReactNode } from "react";

const Given = createContext<ReactNode>(null);

/**
 * Has every dialog of these screens show the notice, besides what they were given around: what stands on the page is behind it, out
 * of reach of keyboard and screen reader.
 */
export function DialogNotices({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const around = useContext(Given);
  return (
    <Given
      value={
        <>
          {around}
          {notice}
        </>
      }
    >
      {children}
    </Given>
  );
}

/** What dialogs have to show besides their own. */
export function DialogNotice() {
  return useContext(Given);
}
