import { portalPaths } from "@hz/contract/portal-paths";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { parts } from "../failure-text.ts";
import { Notice } from "../notice.tsx";
import { pinnedLink } from "../page-link.ts";
import { type Portal, usePortal } from "../portal-context.tsx";
import type { LoadOpening, OpeningPart } from "./load-opening.ts";
import { isCaseNumber, passwordIn } from "./typed-password.ts";

/** `elsewhere`: where the case is, if not here. */
type Failure = { title: string; text: string; elsewhere?: Elsewhere };
type Elsewhere = { channelName: string; address: string };

/** Why no case opened: what is wrong with what was typed, or with the page. */
function refusalText(error: unknown, { explain, t }: Portal): string {
  const { step, code, temporary } = parts(error);
  if (step === "code-shape") return t("login.shape");
  if (step === "code-check") return t("login.check");
  if (step === "signing-key") return t("key.unsupportedMeans");
  if (step === "key-refused") return t("login.keyRefused");
  if (code === "CASE_NOT_FOUND") return t("login.unknown");
  return code || temporary ? explain(error) : t("login.unreadable");
}

type Props = {
  /** Whether a case was just left: then the focus comes here. */
  isReturn: boolean;
  /** Whether the case is only hidden, because nobody touched the page. */
  isLocked: boolean;
  /** Null on the server. */
  loadOpening: LoadOpening | null;
  onOpen: (opened: { open: OpenCase; password: string; part: OpeningPart }) => void;
};

/** Asks for the case password, in any spelling, and opens the case. */
export function CaseLogin({ isReturn, isLocked, loadOpening, onOpen }: Props) {
  const portal = usePortal();
  const { channel, t } = portal;
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setReady(true), []);

  const fail = (text: string, elsewhere?: Elsewhere) => {
    setBusy(false);
    setFailure({ title: t("login.failed"), text, ...(elsewhere && { elsewhere }) });
    input.current?.focus();
  };
  const signIn = async (typed: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const part = await loadOpening!();
      const { found, keys } = await part.findCase(typed);
      const { channelName, linkSuffix } = found;
      // Another channel has another name, imprint and office: its case would stand under those of this one.
      if (linkSuffix !== channel.linkSuffix)
        return fail(t("login.elsewhere", { channel: channelName }), { channelName, address: portalPaths.portal(linkSuffix) });
      onOpen({ open: await part.openCase(found, keys, pinnedLink()), password: typed, part });
    } catch (error) {
      fail(refusalText(error, portal));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = passwordIn(String(new FormData(event.currentTarget).get("password")).trim());
    if (isCaseNumber(typed)) fail(t("login.caseNumber"));
    else if (typed) void signIn(typed);
    else fail(t("login.empty"));
  };

  return (
    <>
      <Heading isReturn={isReturn} />
      {isLocked && (
        <Notice kind="lock" role="alert">
          <p>{t("login.locked")}</p>
        </Notice>
      )}
      <form className="form" noValidate autoComplete="off" onSubmit={submit}>
        <div className="field">
          <label htmlFor="password">{t("login.password")}</label>
          <p className="hint" id="password-hint">
            {t("login.passwordHint")}
          </p>
          <input
            className="input"
            id="password"
            name="password"
            type={shown ? "text" : "password"}
            // Chromium offers to keep a password, also one that is shown, whatever "off" says.
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            ref={input}
            aria-describedby={failure ? "password-hint password-problem" : "password-hint"}
            aria-invalid={failure ? true : undefined}
            aria-required="true"
          />
        </div>
        <ShowSwitch shown={shown} onShow={setShown} />
        {failure && <LoginFailed {...failure} />}
        <button type="submit" className="button button-block" disabled={!ready} aria-disabled={busy}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {busy ? t("login.busy") : ready ? t("login.submit") : t("send.loading")}
        </button>
      </form>
      <p className="small muted">{t(channel.isArchived ? "login.lostArchived" : "login.lost")}</p>
    </>
  );
}

function LoginFailed({ title, text, elsewhere }: Failure) {
  const { t } = usePortal();
  return (
    <Notice kind="danger" title={title} role="alert">
      <p id="password-problem">{text}</p>
      {elsewhere && (
        <p>
          <a href={elsewhere.address}>{t("login.toOther", { channel: elsewhere.channelName })}</a>
        </p>
      )}
    </Notice>
  );
}

function Heading({ isReturn }: Pick<Props, "isReturn">) {
  const { t } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturn) heading.current?.focus();
  }, [isReturn]);
  return (
    <div className="stack-tight">
      <h1 tabIndex={-1} ref={heading}>
        {t("login.title")}
      </h1>
      <p className="lead">{t("login.lead")}</p>
    </div>
  );
}

/** Shows the password as it is typed. */
function ShowSwitch({ shown, onShow }: { shown: boolean; onShow: (shown: boolean) => void }) {
  const { t } = usePortal();
  const box = useRef<HTMLInputElement>(null);
  // It may have been ticked before this script came.
  useEffect(() => onShow(box.current?.checked ?? false), [onShow]);
  return (
    <label className="check">
      <input type="checkbox" ref={box} checked={shown} onChange={(event) => onShow(event.target.checked)} />
      <span>{t("login.show")}</span>
    </label>
  );
}
