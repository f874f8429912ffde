// Both seal and open: what they share lies in one file with what sends, which can then be loaded alone.
import "../sending.ts";
import { useEffect, useRef, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { CaseLogin } from "./case-login.tsx";
import { KeyPrint } from "../office/key-notices.tsx";
import { OwnPassword } from "./own-password.ts";
import { OpenedCase } from "./opened-case.tsx";
import { useIdle } from "./use-idle.ts";
import { Shell } from "../shell.tsx";
import { usePortal } from "../portal-context.tsx";
import { WithoutScript } from "../pages/without-script.tsx";

/** For so long a case stands open without a touch, in milliseconds: whoever comes by next reads nothing. */
const OPEN_MS = 10 * 60_000;

/** Draws the reporter's case: the password first, then everything about it. Nothing of it outlives the page. */
export function CasePage() {
  const { key, t } = usePortal();
  const [opened, setOpened] = useState<{ open: OpenCase; password: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const close = () => {
    setOpened(null);
    setLeft(true);
  };
  const isEnding = useIdle(opened !== null && !isLocked, OPEN_MS, () => {
    // A dialog of what is hidden would still keep everything else out of reach.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    setLocked(true);
  });
  const shown = useRef<HTMLDivElement>(null);
  // A case that is opened takes the focus by itself; one that is there again has it given back.
  useEffect(() => {
    if (!isLocked) shown.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [isLocked]);
  const open = (found: OpenCase, password: string) => {
    // The same case goes on with what was typed in it; the password of another opens that one anew.
    if (found.token !== opened?.open.token) setOpened({ open: found, password });
    setLocked(false);
  };
  return (
    <Shell page="case">
      <WithoutScript />
      {opened && (
        <div className="stack" key={opened.open.token} hidden={isLocked} ref={shown}>
          <OwnPassword value={opened.password}>
            <OpenedCase first={opened.open} onClose={close} />
          </OwnPassword>
        </div>
      )}
      {isEnding && (
        <div className="closing" role="alert">
          <p>{t("login.closing")}</p>
          {/* To press it is a touch like any other. */}
          <button type="button" className="button">
            {t("login.stay")}
          </button>
        </div>
      )}
      {(!opened || isLocked) && <CaseLogin isReturn={isLeft || isLocked} isLocked={isLocked} onOpen={open} />}
      {/* Folded, it has its place before the key is checked: nothing moves when it is. */}
      <details className="card">
        <summary>{t("link.title")}</summary>
        {key.state === "trusted" ? <KeyPrint /> : <p>{t("send.loading")}</p>}
      </details>
    </Shell>
  );
}
