import type { KeyDrill } from "@hz/contract/keys/key-drill";
import { paths } from "@hz/contract/paths";
import { mayDo, type Permission } from "@hz/contract/permissions";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { useUser } from "../shared/session/user.ts";
import { KeyLane, PersonLane } from "./key-lanes.tsx";
import { KeyTable } from "./key-table.tsx";
import { type KeyStep, lackTexts, stepsFor } from "./key-words.ts";
import { drawnFirst } from "./few.ts";
import { useKeyDrill } from "./queries.ts";
import { t } from "./texts.ts";

/** The picture of who can bring back whom, and what to do next where one loss ends something. */
export function KeyDrillCard() {
  const read = useKeyDrill();
  if (read.data) return read.data.keys.length + read.data.people.length > 0 ? <Filled drill={read.data} /> : null;
  return (
    <Card title={t("kdTitle")}>
      {read.error ? (
        <LoadFailed title={t("kdFailed")} text={t("kdFailedText")} query={read} />
      ) : (
        <Loading label={t("kdLoading")} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Card>
  );
}

function Filled({ drill }: { drill: KeyDrill }) {
  const { seesAll, keys, people } = drill;
  const { drawn, more } = drawnFirst(people);
  return (
    <Card title={t("kdTitle")}>
      <div className="grid gap-6">
        <p className="max-w-prose text-muted">{t(seesAll ? "kdLead" : "kdLeadSelf")}</p>
        <NextSteps drill={drill} />
        {lackTexts(drill).map((text) => (
          <Notice key={text} tone="accent">
            {text}
          </Notice>
        ))}
        {keys.length > 0 && (
          <section className="grid gap-3">
            <h3 className="text-base font-semibold">{t("kdKeys")}</h3>
            <ul aria-label={t("kdKeys")} className="grid gap-3">
              {keys.map((one) => (
                <KeyLane key={one.id} drilled={one} />
              ))}
            </ul>
          </section>
        )}
        {people.length > 0 && (
          <section className="grid gap-3">
            <h3 className="text-base font-semibold">{t(seesAll ? "kdPeople" : "kdSelf")}</h3>
            <ul aria-label={t(seesAll ? "kdPeople" : "kdSelf")} className="grid gap-3 xl:grid-cols-2">
              {drawn.map((one) => (
                <PersonLane key={one.id} drilled={one} />
              ))}
            </ul>
            {more > 0 && <p className="text-sm text-muted">{t("kdMoreBelow", { count: more })}</p>}
          </section>
        )}
        <KeyTable drill={drill} />
      </div>
    </Card>
  );
}

const LINKS: Record<
  KeyStep,
  { to: string; label: "kdRelease" | "kdAccept" | "kdDepartments" | "kdFetch" | "kdInvite" | "kdEmergency"; may: Permission }
> = {
  release: { to: paths.users, label: "kdRelease", may: "Benutzer und Abteilungen" },
  accept: { to: paths.users, label: "kdAccept", may: "Benutzer und Abteilungen" },
  renew: { to: paths.departments, label: "kdDepartments", may: "Benutzer und Abteilungen" },
  fetch: { to: paths.emergencyKey, label: "kdFetch", may: "Sicherheitseinstellungen" },
  invite: { to: paths.users, label: "kdInvite", may: "Benutzer und Abteilungen" },
  emergency: { to: paths.emergencyKey, label: "kdEmergency", may: "Sicherheitseinstellungen" },
};

/** What would make it safe, for whoever may. */
function NextSteps({ drill }: { drill: KeyDrill }) {
  const { recoveryConfirmed, permissions } = useUser();
  const isOwnCodeMissing = drill.people.some(({ isSelf }) => isSelf) && !recoveryConfirmed;
  const steps = [
    ...stepsFor(drill)
      .map((step) => LINKS[step])
      .filter(({ may }) => mayDo(permissions, may))
      .map(({ to, label }) => ({ to, label: t(label) })),
    ...(isOwnCodeMissing ? [{ to: paths.recoveryCode, label: t("kdConfirmCode") }] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {steps.map(({ to, label }, index) => (
        <Link key={to} to={to} className={buttonClass(index === 0 ? "primary" : "quiet", "small")}>
          {label}
        </Link>
      ))}
    </div>
  );
}
