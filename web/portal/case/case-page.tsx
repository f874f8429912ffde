import { useEffect, useRef, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { CaseLogin } from "./case-login.tsx";
import { KeyPrint } from "../office/key-notices.tsx";
import type { LoadOpening, OpeningPart } from "./load-opening.ts";
import { useIdle } from "./use-idle.ts";
import { Shell } from "../shell.tsx";
import { usePortal } from "../portal-context.tsx";
import { WithoutScript } from "../pages/without-script.tsx";

/** For so long a case stands open without a touch, in milliseconds: whoever comes by next reads nothing. */
const OPEN_MS = 10 * 60_000;

type Opened = { open: OpenCase; password: string; part: OpeningPart };

/** Draws the reporter's case: the password first, then everything about it. Nothing of it outlives the page. */
export function CasePage({ loadOpening }: { loadOpening: LoadOpening | null }) {
  const { key, t } = usePortal();
  const [opened, setOpened] = useState<Opened | null>(null);
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
  const show = (found: Opened) => {
    // The same case goes on with what was typed in it; the password of another opens that one anew.
    if (found.open.token !== opened?.open.token) setOpened(found);
    setLocked(false);
  };
  return (
    <Shell page="case">
      <WithoutScript />
      {opened && (
        <div className="stack" key={opened.open.token} hidden={isLocked} ref={shown}>
          <opened.part.OpenedCase first={opened.open} password={opened.password} onClose={close} />
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
      {(!opened || isLocked) && <CaseLogin isReturn={isLeft || isLocked} isLocked={isLocked} loadOpening={loadOpening} onOpen={show} />}
      {/* Folded, it has its place before the key is checked: nothing moves when it is. */}
      <details className="card">
        <summary>{t("link.title")}</summary>
        {key.state === "trusted" ? <KeyPrint /> : <p>{t("send.loading")}</p>}
      </details>
    </Shell>
  );
}
