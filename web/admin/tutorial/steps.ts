import { FileText, Flag, Hand, LayoutDashboard, type LucideIcon, Megaphone, Tags, Users } from "lucide-react";
import { t } from "../shared/texts/texts.ts";

/** A step of the tutorial, in the shape of the specification (3.2). */
export type Step = {
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  tip: string;
  action: string;
  /** The names (`data-tutorial`) of what is highlighted, the best first; the later ones stand for it on other screens. */
  targets?: readonly string[];
  /** The entry of the sidebar that is meant, where a phone hides it behind the menu button. */
  entry?: string;
  position: "center" | "bottom" | "right";
  /** Where the guide stands: large in the centre, or small beside the tip. */
  mascot: "center" | "left" | "right";
};

const NEXT = t("tutorialNext");

export const STEPS: readonly Step[] = [
  {
    id: "welcome",
    icon: Hand,
    title: t("tutorialWelcome"),
    description: t("tutorialWelcomeText"),
    tip: t("tutorialWelcomeTip"),
    action: t("tutorialBegin"),
    position: "center",
    mascot: "center",
  },
  {
    id: "dashboard",
    icon: LayoutDashboard,
    title: t("tutorialDashboard"),
    description: t("tutorialDashboardText"),
    tip: t("tutorialDashboardTip"),
    action: NEXT,
    targets: ["overview", "dashboard"],
    entry: t("dashboard"),
    position: "bottom",
    mascot: "left",
  },
  {
    id: "reports",
    icon: FileText,
    title: t("tutorialReports"),
    description: t("tutorialReportsText"),
    tip: t("tutorialReportsTip"),
    action: NEXT,
    targets: ["reports"],
    entry: t("reports"),
    position: "right",
    mascot: "left",
  },
  {
    id: "team",
    icon: Users,
    title: t("tutorialTeam"),
    description: t("tutorialTeamText"),
    tip: t("tutorialTeamTip"),
    action: NEXT,
    targets: ["users"],
    entry: t("users"),
    position: "right",
    mascot: "left",
  },
  {
    id: "categories",
    icon: Tags,
    title: t("tutorialCategories"),
    description: t("tutorialCategoriesText"),
    tip: t("tutorialCategoriesTip"),
    action: NEXT,
    targets: ["categories"],
    entry: t("categories"),
    position: "right",
    mascot: "left",
  },
  {
    id: "channels",
    icon: Megaphone,
    title: t("tutorialChannels"),
    description: t("tutorialChannelsText"),
    tip: t("tutorialChannelsTip"),
    action: NEXT,
    targets: ["channels"],
    entry: t("channels"),
    position: "right",
    mascot: "left",
  },
  {
    id: "done",
    icon: Flag,
    title: t("tutorialDone"),
    description: t("tutorialDoneText"),
    tip: t("tutorialDoneTip"),
    action: t("tutorialFinish"),
    position: "center",
    mascot: "center",
  },
];
