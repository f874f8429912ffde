import { useState } from "react";
import type { OpenCase } from "../vault/open-case.ts";
import { CaseLogin } from "./case-login.tsx";
import { OpenedCase } from "./opened-case.tsx";
import { Shell } from "./shell.tsx";
import { WithoutScript } from "./without-script.tsx";

/** Draws the reporter's case: the password first, then everything about it. Nothing of it outlives the page. */
export function CasePage() {
  const [open, setOpen] = useState<OpenCase | null>(null);
  return (
    <Shell page="case">
      <WithoutScript />
      {open ? <OpenedCase first={open} onClose={() => setOpen(null)} /> : <CaseLogin onOpen={setOpen} />}
    </Shell>
  );
}
