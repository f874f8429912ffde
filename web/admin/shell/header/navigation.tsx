import { paths } from "@hz/contract/paths";
import { useId } from "react";
import { NavLink, useLocation } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { useCounts } from "../../reports/index.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { type Screen, screensFor } from "../screens.ts";

/** The screens that this user may open; `onGo` is called when one was chosen. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const user = useUser();
  const onApp = useLocation().pathname === paths.app;
  return (
    <nav aria-label={t("navigation")} className="grid gap-0.5">
      {screensFor(user)
        .filter(({ inSidebar }) => inSidebar)
        .map(({ name, icon, label, to: path }) => {
          const to = onApp && path === paths.dashboard ? paths.app : path;
          const own = { name, icon, label, to, onGo };
          return path === paths.reports ? <ReportsEntry key={name} {...own} /> : <Entry key={name} {...own} />;
        })}
    </nav>
  );
}

/** The reports, with how many of them hold something that was not seen yet. */
function ReportsEntry(entry: EntryProps) {
  const id = useId();
  const count = useCounts().data?.unread ?? 0;
  return (
    <div className="relative grid">
      <Entry {...entry} describedBy={count > 0 ? id : undefined} />
      {count > 0 && (
        <span
          id={id}
          className="pointer-events-none absolute top-2 right-3 grid h-6 min-w-6 place-content-center rounded-full bg-brand px-1.5 text-xs font-semibold text-brand-ink tabular-nums"
        >
          <span aria-hidden="true">{count > 999 ? "999+" : count}</span>
          <span className="sr-only">{t("unreadCount", { count })}</span>
        </span>
      )}
    </div>
  );
}

type EntryProps = Pick<Screen, "name" | "icon" | "label" | "to"> & { onGo: (() => void) | undefined; describedBy?: string | undefined };

function Entry({ name, to, icon: Icon, label, onGo, describedBy }: EntryProps) {
  return (
    <NavLink
      to={to}
      onClick={onGo}
      data-tutorial={name}
      aria-describedby={describedBy}
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
