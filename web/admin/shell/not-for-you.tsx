import { paths } from "@hz/contract/paths";
import { LockKeyhole } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { type Needs, SCREEN_NEEDS, type ScreenName } from "../shared/screens/screen-needs.ts";

const listed = (names: readonly string[], type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("de", { type }).format(names.map((name) => `„${name}“`));

/** The sentence that says what a screen needs. */
export function needsText({ permission = [], alsoNeeds = [], orOwner }: Needs): string {
  const any = typeof permission === "string" ? [permission] : permission;
  if (orOwner) return t("notForYouOwner", { names: listed(any, "disjunction") });
  if (alsoNeeds.length > 0) return t("notForYouAll", { names: listed([...any, ...alsoNeeds], "conjunction") });
  return t(any.length > 1 ? "notForYouAny" : "notForYouOne", { names: listed(any, "disjunction") });
}

/** The page in the place of every screen that its reader may not open: what it takes, whom to ask, and the way back. */
export function NotForYou({ screen }: { screen: ScreenName }) {
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
