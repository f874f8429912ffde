// Both seal and open: what they share lies in one file with what sends, which can then be loaded alone.
import "../sending.ts";
import { useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { CaseLogin } from "./case-login.tsx";
import { KeyPrint } from "../office/key-notices.tsx";
import { OwnPassword } from "./own-password.ts";
import { Notice } from "../notice.tsx";
import { OpenedCase } from "./opened-case.tsx";
import { Shell } from "../shell.tsx";
import { usePortal } from "../portal-context.tsx";
import { WithoutScript } from "../pages/without-script.tsx";

/** Draws the reporter's case: the password first, then everything about it. Nothing of it outlives the page. */
export function CasePage() {
  const { key, t } = usePortal();
  const [opened, setOpened] = useState<{ open: OpenCase; password: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const close = () => {
    setOpened(null);
    setLeft(true);
  };
  return (
    <Shell page="case">
      <WithoutScript />
      {opened ? (
        <OwnPassword value={opened.password}>
          <OpenedCase first={opened.open} onClose={close} />
        </OwnPassword>
      ) : (
        <CaseLogin isReturn={isLeft} onOpen={(open, password) => setOpened({ open, password })} />
      )}
      {key.state === "trusted" && (
        <Notice kind="lock" title={t("link.title")}>
          <KeyPrint />
        </Notice>
      )}
    </Shell>
  );
}
