import { paths } from "@hz/contract/paths";
import { FileText, LayoutDashboard, type LucideIcon, Megaphone, Network, ScrollText, Tags, Users } from "lucide-react";
import { useId } from "react";
import { NavLink, useLocation } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { useCounts } from "../reports/queries.ts";
import { useMay } from "../session/user.ts";
import { t } from "../texts.ts";

/** Gives the list of screens that this user may open; `onGo` is called when one was chosen. */
export function Navigation({ onGo }: { onGo?: () => void }) {
  const mayReports = useMay("Meldungen");
  const mayUsers = useMay("Benutzer und Abteilungen");
  const mayChannels = useMay(["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"]);
  const mayAudit = useMay("Sicherheitseinstellungen");
  const onApp = useLocation().pathname === paths.app;
  return (
    <nav aria-label={t("navigation")} className="grid gap-0.5">
      <Entry to={onApp ? paths.app : paths.dashboard} icon={LayoutDashboard} label={t("dashboard")} onGo={onGo} />
      {mayReports && <ReportsEntry onGo={onGo} />}
      {mayUsers && <Entry to={paths.users} icon={Users} label={t("users")} onGo={onGo} />}
      {mayUsers && <Entry to={paths.departments} icon={Network} label={t("departments")} onGo={onGo} />}
      {mayChannels && <Entry to={paths.categories} icon={Tags} label={t("categories")} onGo={onGo} />}
      {mayChannels && <Entry to={paths.channels} icon={Megaphone} label={t("channels")} onGo={onGo} />}
      {mayAudit && <Entry to={paths.audit} icon={ScrollText} label={t("audit")} onGo={onGo} />}
    </nav>
  );
}

/** The reports, with how many of them hold something that was not seen yet. */
function ReportsEntry({ onGo }: Pick<EntryProps, "onGo">) {
  const id = useId();
  const count = useCounts().data?.unread ?? 0;
  return (
    <div className="relative grid">
      <Entry to={paths.reports} icon={FileText} label={t("reports")} onGo={onGo} describedBy={count > 0 ? id : undefined} />
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

type EntryProps = { to: string; icon: LucideIcon; label: string; onGo: (() => void) | undefined; describedBy?: string | undefined };

function Entry({ to, icon: Icon, label, onGo, describedBy }: EntryProps) {
  return (
    <NavLink
      to={to}
      onClick={onGo}
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
