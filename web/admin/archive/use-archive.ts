import { authRoutes } from "@hz/contract/sign-in/auth";
import { archiveRoutes } from "@hz/contract/account/archive";
import { useRef, useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { keysInHand } from "../../vault/keys/held-keys.ts";
import { useAction } from "../shared/action/use-action.ts";
import { provePassword } from "../shared/proof/prove-password.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { chooseTarget, type Target } from "../shared/export/save-stream.ts";
import { leavePage, stayWhile } from "../shared/session/leave-page.ts";
import { reloadKeys } from "../shared/session/reload-keys.ts";
import { useUser } from "../shared/session/user.ts";
import { type ArchiveHead, type ArchiveProgress, type ArchiveResult } from "./make/archive-entries.ts";
import { makeArchive } from "./make/make-archive.ts";
import { archiveName, t } from "./texts.ts";

/** Why an archive stands still: for people, and whether they have to sign in again first. */
export type Halt = { text: string; isSignedOut: boolean };

export type ArchiveState =
  | { step: "idle" }
  | { step: "running"; head: ArchiveHead; progress: ArchiveProgress; halt: Halt | null }
  | { step: "done"; head: ArchiveHead; result: ArchiveResult; bytes: number };

type Begun = { head: ArchiveHead; target: Target };
class Stopped extends Error {}

const NOTHING: ArchiveProgress = { reports: 0, bytes: 0, file: null };

function haltOf(error: unknown): Halt {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  if (isSignedOut) return { text: t("archivePausedSession"), isSignedOut };
  if (error instanceof ApiError && (error.status === 0 || error.status >= 502)) return { text: t("archivePausedLine"), isSignedOut };
  return { text: t("archivePausedOther", { reason: failureText(error, t("archivePausedUnknown")) }), isSignedOut };
}

/** How far the archive is, and how to begin, go on and stop. */
export function useArchive() {
  const me = useUser();
  const [state, setState] = useState<ArchiveState>({ step: "idle" });
  const goOn = useRef<() => void>(() => {});
  const chosen = useRef<Target | undefined>(undefined);

  const making = useAction({
    run: async ({ head, target }: Begun, signal) => {
      const leave = stayWhile();
      let last = NOTHING;
      const show = (halt: Halt | null) => setState({ step: "running", head, progress: last, halt });
      show(null);
      const pause = (error: unknown) =>
        new Promise<void>((resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
          goOn.current = () => {
            show(null);
            resolve();
          };
          show(haltOf(error));
        });
      const onProgress = (progress: ArchiveProgress) => {
        last = progress;
        show(null);
      };
      try {
        const result = await makeArchive(head, target, { signal, pause, onProgress });
        setState({ step: "done", head, result, bytes: last.bytes });
      } catch (error) {
        throw signal.aborted ? new Stopped() : error;
      } finally {
        leave();
      }
    },
    failed: (error) => (error instanceof Stopped ? t("archiveStopped") : failureText(error, t("archiveFailed"))),
    onFailed: () => setState({ step: "idle" }),
  });
  /** Asks where the file shall be, and begins. Throws what stands in the way, such as a wrong password. */
  const begin = async (password: string): Promise<void> => {
    const name = archiveName(new Date());
    // Browsers ask for a place only at a click: before anything else is waited for.
    if (chosen.current === undefined) chosen.current = await chooseTarget(name);
    const target = chosen.current;
    const auth = await provePassword(me.email, password);
    const { reports } = await call(archiveRoutes.begin, { body: { auth } });
    chosen.current = undefined;
    const { accountId, userId } = keysInHand();
    const by = { id: userId, name: me.fullName, email: me.email };
    const head = { name: target?.name ?? name, accountId, company: me.companyName, by, at: new Date(), reports };
    making.run({ head, target });
  };

  /** Goes on where it stood, with the same person signed in; another one finds none of it. */
  const resuming = useAction({
    run: async () => {
      const { user } = await call(authRoutes.session);
      if (user.id !== keysInHand().userId) return leavePage(location.href);
      // While it stood still a department's key may have been renewed.
      await reloadKeys();
      goOn.current();
    },
    failed: () => null,
    onFailed: (error) => setState((known) => (known.step === "running" ? { ...known, halt: haltOf(error) } : known)),
  });
  return { state, failure: making.problem, begin, resuming, stop: making.stop };
}
