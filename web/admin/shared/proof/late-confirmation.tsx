import { type ComponentType, Suspense, useEffect, useState } from "react";
import { whenConfirmationIsNeeded } from "../../../api/client.ts";

type Asked = { Dialog: ComponentType<{ onDone: (isConfirmed: boolean) => void }>; answer: (isConfirmed: boolean) => void };

/** The one place where whoever sits here is asked to prove who they are, over whatever is open; its file comes when it is needed. */
export function LateConfirmation() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    // Calls that are refused at once are answered by one dialog.
    let pending: Promise<boolean> | null = null;
    const ask = async () => {
      // A file that does not come proves nothing.
      const file = await import("./confirm-self.tsx").catch(() => null);
      if (!file) return false;
      return new Promise<boolean>((answer) => setAsked({ Dialog: file.ConfirmSelf, answer }));
    };
    whenConfirmationIsNeeded(
      () =>
        (pending ??= ask().finally(() => {
          pending = null;
          setAsked(null);
        })),
    );
    return () => whenConfirmationIsNeeded(() => Promise.resolve(false));
  }, []);
  return (
    asked && (
      <Suspense>
        <asked.Dialog onDone={asked.answer} />
      </Suspense>
    )
  );
}
