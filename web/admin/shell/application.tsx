import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { LateToaster } from "../shared/failures/late-toaster.tsx";
import { LateConfirmation } from "../shared/proof/late-confirmation.tsx";
import { queryClient } from "../shared/queries/query-client.ts";
import { useTypedBefore } from "./typed-before.ts";

type ApplicationProps = {
  /** The place that the server drew the screen in, where it did; what was typed there meanwhile stays. */
  drawn: HTMLElement | null;
  /** The router with its screens. */
  children: ReactNode;
};

/** What stands around every screen, on the server as in the browser: React finds there what it expects. */
export function Application({ drawn, children }: ApplicationProps) {
  useTypedBefore(drawn);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {children}
        <LateConfirmation />
        <LateToaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
