import { paths } from "@hz/contract/paths";
import { NavLink, useLocation } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { type Screen, screensFor } from "./screens.ts";

/** Gives the list of screens that this user may open; `onGo` is called when one was chosen. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const { permissions } = useUser();
  const onApp = useLocation().pathname === paths.app;
  return (
    <nav aria-label={t("navigation")} className="grid gap-0.5">
      {screensFor(permissions)
        .filter(({ inSidebar }) => inSidebar)
        .map((screen) => (
          <Entry key={screen.name} {...screen} to={onApp && screen.to === paths.dashboard ? paths.app : screen.to} onGo={onGo} />
        ))}
    </nav>
  );
}

function Entry({ name, to, icon: Icon, label, onGo }: Screen & { onGo: (() => void) | undefined }) {
  return (
    <NavLink
      to={to}
      onClick={onGo}
      data-tutorial={name}
      className={({ isActive }) =>
        classNames(
          "flex min-h-10 items-center gap-2.5 rounded-control px-3 py-1.5 no-underline transition-colors",
          isActive ? "bg-brand-soft font-semibold text-brand" : "text-ink hover:bg-brand-soft",
        )
      }
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {label}
    </NavLink>
  );
}
