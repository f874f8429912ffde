import { Link, Outlet, useMatches } from "react-router";
import { DialogNotices } from "../../ui/dialog-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIsUnsaved } from "../../ui/unsaved.ts";
import { AccessWaiting, useIsUnvouched, useWaiting } from "../people/index.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { mayOpen, mayOpenWaiting, type Needs, SCREEN_NEEDS, type ScreenName } from "../shared/screens/screen-needs.ts";
import { paths } from "@hz/contract/paths";
import { LockKeyhole } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";

/** What the route table says of a screen. */
export type ScreenHandle = { screen: ScreenName };

/** The screen that the address names; null where there is none. */
function useScreen(): ScreenName | null {
  const matches = useMatches();
  return (matches.at(-1)?.handle as ScreenHandle | undefined)?.screen ?? null;
}

/**
 * Decides by the one declaration whether this person may open the screen, or has to wait for keys, before a screen is drawn and so before it asks for anything. A permission that is taken
 * while the screen is open ends here, too; only what is typed there can still be copied.
 */
export function ScreenGate() {
  const screen = useScreen();
  const user = useUser();
  const isTyping = useIsUnsaved();
  const isDenied = screen !== null && !mayOpen(user, screen);
  const waiting = useWaiting();
  const isUnvouched = useIsUnvouched();
  if (isDenied && !isTyping) return <NotForYou screen={screen} />;
  if (screen !== null && !isDenied) {
    const { needsKeys }: Needs = SCREEN_NEEDS[screen];
    if (isUnvouched ? !mayOpenWaiting(user, screen) : needsKeys && waiting === "all") return <AccessWaiting />;
  }
  const notice = isDenied && (
    <Notice tone="danger">
      <b className="font-semibold">{t("notForYouAnyMore")}</b>
      <p>{t("notForYouTyped")}</p>
    </Notice>
  );
  // In one place of the tree either way: another one would begin the screen anew, without what is typed.
  return (
    <>
      {notice}
      <DialogNotices notice={notice}>
        <Outlet />
      </DialogNotices>
    </>
  );
}

const listed = (names: readonly string[], type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("de", { type }).format(names.map((name) => `„${name}“`));

/** The sentence that says what a screen needs. */
function needsText({ permission = [], alsoNeeds = [], orOwner }: Needs): string {
  const any = typeof permission === "string" ? [permission] : permission;
  if (orOwner) return t("notForYouOwner", { names: listed(any, "disjunction") });
  if (alsoNeeds.length > 0) return t("notForYouAll", { names: listed([...any, ...alsoNeeds], "conjunction") });
  return t(any.length > 1 ? "notForYouAny" : "notForYouOne", { names: listed(any, "disjunction") });
}

/** The page in the place of every screen that its reader may not open: what it takes, whom to ask, and the way back. */
function NotForYou({ screen }: { screen: ScreenName }) {
  usePageTitle(t("notForYou"));
  return (
    <Card>
      <EmptyState
        whole
        icon={LockKeyhole}
        title={t("notForYou")}
        text={`${needsText(SCREEN_NEEDS[screen])} ${t("notForYouAsk")}`}
        action={
          <Link to={paths.dashboard} className={buttonClass()}>
            {t("missingAction")}
          </Link>
        }
      />
    </Card>
  );
}
