import { paths } from "@hz/contract/paths";
import { isUnsaved } from "../../ui/unsaved.ts";
import { leavePage } from "../shared/session/leave-page.ts";
import { signOut } from "../shared/session/session.ts";
import { demoEndNow } from "../shared/session/user.ts";

let ask = (go: () => void): void => go();

/**
 * Sets what asks somebody who signs out over something unsaved or out of a demo, and calls what it is given if they do want to. The function that is
 * returned ends this.
 */
export function whenSignOutLoses(question: typeof ask): () => void {
  ask = question;
  return () => {
    ask = (go) => go();
  };
}

/** Signs out and leads to the sign-in page; where that loses something, it is asked before. */
export function signOutHere(): void {
  const go = () => void signOut().then(() => leavePage(paths.signIn));
  if (isUnsaved() || demoEndNow() !== null) ask(go);
  else go();
}
