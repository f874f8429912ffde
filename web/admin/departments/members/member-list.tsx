import type { Department, DepartmentMember } from "@hz/contract/people/departments";
import { paths } from "@hz/contract/paths";
import { UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { useMay } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { AddMember } from "./add-member.tsx";
import { emergencyState, memberState } from "./holder-state.ts";
import { useMeans } from "../queries.ts";
import { RemoveMember } from "./remove-member.tsx";
import { useGranting } from "./use-granting.ts";

/** The members, each with what they can read, and how to add and take out. */
export function MemberList({ department }: { department: Department }) {
  const names = useUserNames();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<DepartmentMember | null>(null);
  const nameOf = (id: string) => names.get(id) ?? "…";
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t("departmentMembers")}</h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {department.members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <span className="mr-auto wrap-anywhere">{nameOf(member.userId)}</span>
            <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
              <MemberState department={department} member={member} name={nameOf(member.userId)} />
              {member.mayMove && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("memberRemoveLabel", { name: nameOf(member.userId), department: department.name })}
                  onClick={() => setLeaving(member)}
                >
                  <UserMinus aria-hidden="true" className="size-4.5" />
                </Button>
              )}
            </span>
          </li>
        ))}
        <EmergencyLine department={department} />
      </ul>
      <div>
        <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
          <UserPlus aria-hidden="true" className="size-4" />
          {t("memberAdd")}
        </Button>
      </div>
      {adding && <AddMember department={department} onClose={() => setAdding(false)} />}
      {leaving && <RemoveMember department={department} member={leaving} name={nameOf(leaving.userId)} onClose={() => setLeaving(null)} />}
    </section>
  );
}

/** The emergency key holds keys as a member does, and is shown like one; it is managed elsewhere. */
function EmergencyLine({ department }: { department: Department }) {
  return department.emergencyKey && <EmergencyHolder department={department} emergencyKey={department.emergencyKey} />;
}

type EmergencyHolderProps = { department: Department; emergencyKey: NonNullable<Department["emergencyKey"]> };

function EmergencyHolder({ department, emergencyKey }: EmergencyHolderProps) {
  const maySecure = useMay("Sicherheitseinstellungen");
  const { granting, mayGrant } = useGranting(department, emergencyKey, t("memberEmergencyGranted"));
  const state = emergencyState(department, emergencyKey);
  // It opens something here, or somebody could grant it that.
  if (state === null && !mayGrant) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="mr-auto grid">
        {maySecure ? (
          <Link to={paths.emergencyKey} className="font-semibold text-brand">
            {t("emergencyTitle")}
          </Link>
        ) : (
          t("emergencyTitle")
        )}
        <span className="text-sm text-muted">{t("memberEmergencySince", { date: formatDate(emergencyKey.since, "de") })}</span>
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {state === "waits" ? (
          <Pill>{t("memberWaits")}</Pill>
        ) : (
          <Pill tone={state === "reads" ? "ok" : "accent"}>{t(state === "reads" ? "memberEmergencyOpens" : "memberEmergencyPart")}</Pill>
        )}
        {mayGrant && (
          <Button variant="quiet" size="small" busy={granting.busy} onClick={() => granting.run()}>
            {t("memberGrant")}
          </Button>
        )}
      </span>
    </li>
  );
}

type MemberStateProps = { department: Department; member: DepartmentMember; name: string };

function MemberState({ department, member, name }: MemberStateProps) {
  const means = useMeans();
  const { granting, mayGrant } = useGranting(department, member, t("memberGrantedText", { name }));
  const state = memberState(department, member);
  if (state === "no-reader") return <Pill>{t("memberNoReader")}</Pill>;
  if (state === "waits") return <Pill>{t("memberWaits")}</Pill>;
  if (state === "reads") return <Pill tone="ok">{t("memberReads")}</Pill>;
  const isOwn = member.userId === means.userId;
  return (
    <>
      <Pill tone="accent">{t("memberPending")}</Pill>
      {mayGrant && !isOwn && member.isVouched && (
        <Button variant="quiet" size="small" busy={granting.busy} onClick={() => granting.run()}>
          {t("memberGrant")}
        </Button>
      )}
    </>
  );
}
