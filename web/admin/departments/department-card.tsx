import { type Department, departmentRoutes } from "@hz/contract/people/departments";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DropdownMenu, MenuItem } from "../../ui/dropdown-menu.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { MemberList } from "./members/member-list.tsx";
import { PortalNameNotice } from "./portal-name-notice.tsx";
import { RenameDepartment } from "./rename-department.tsx";
import { RenewalPanel } from "./renewal/renewal-panel.tsx";
import { isMember } from "./renewal/renewal-state.ts";
import { useRenewal } from "./renewal/use-renewal.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** State of the key, members, and what is delivered to the department. */
export function DepartmentCard({ department }: { department: Department }) {
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const close = () => setAsking(null);
  return (
    <Card
      title={<span className="wrap-anywhere">{department.name}</span>}
      actions={
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={t("departmentActions", { department: department.name })}>
              <EllipsisVertical aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setAsking("rename")}>
            <Pencil aria-hidden="true" className="size-4" />
            {t("departmentRename")}
          </MenuItem>
          {/* Deleting takes every member out. */}
          {department.members.every(({ mayMove }) => mayMove) && (
            <MenuItem destructive onSelect={() => setAsking("delete")}>
              <Trash2 aria-hidden="true" className="size-4" />
              {t("departmentDelete")}
            </MenuItem>
          )}
        </DropdownMenu>
      }
    >
      <div className="grid gap-5">
        <RenewalPanel department={department} />
        <PortalNameNotice department={department} />
        <MemberList department={department} />
        <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <Delivered department={department} />
          <KeyState department={department} />
        </div>
      </div>
      {asking === "rename" && <RenameDepartment department={department} onClose={close} />}
      {asking === "delete" && <DeleteDepartment department={department} onClose={close} />}
    </Card>
  );
}

function Delivered({ department: { channels, categories } }: { department: Department }) {
  const lines = [
    ...channels.map(({ id, name, as }) => ({
      key: `${id} ${as}`,
      text: t(as === "office" ? "deliversChannel" : "deliversConflict", { name }),
    })),
    ...categories.map(({ id, name }) => ({ key: id, text: t("deliversCategory", { name }) })),
  ];
  return (
    <section className="grid content-start gap-1">
      <h3 className="text-sm font-semibold">{t("departmentDelivered")}</h3>
      {lines.length === 0 ? (
        <p className="text-sm text-muted">{t("departmentNothingDelivered")}</p>
      ) : (
        <ul className="grid gap-0.5 text-sm text-muted">
          {lines.map(({ key, text }) => (
            <li key={key} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function KeyState({ department }: { department: Department }) {
  const { renewal } = useRenewal(department);
  const { id: userId } = useUser();
  const date = formatDate(new Date(department.notAfter * 1000).toISOString(), "de");
  return (
    <section className="grid content-start gap-1">
      <h3 className="text-sm font-semibold">{t("departmentKey")}</h3>
      <p className="text-sm text-muted">{t("departmentKeyUntil", { epoch: String(department.epoch), date })}</p>
      {renewal.step === "none" && (
        <p className="text-sm text-muted">{t(isMember(department, { userId }) ? "departmentKeyFine" : "departmentKeyHolds")}</p>
      )}
      {department.older.some(({ reports, waiting }) => reports > waiting) && <p className="text-sm text-muted">{t("departmentOldKeys")}</p>}
    </section>
  );
}

/** The dialog that deletes a department, after saying what that means. */
function DeleteDepartment({ department, onClose }: { department: Department; onClose: () => void }) {
  const deleting = useDepartmentChange({
    run: () => call(departmentRoutes.remove, { params: { id: department.id } }),
    done: t("departmentDeleted"),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t("departmentDeleteTitle", { department: department.name })}
      text={t("departmentDeleteText")}
      confirmLabel={t("departmentDelete")}
      destructive
      action={deleting}
      onClose={onClose}
      onConfirm={deleting.run}
    />
  );
}
