import { useQuery } from "@tanstack/react-query";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { paths } from "@hz/contract/paths";
import { Link, useLocation } from "react-router";
import { call } from "../../../api/client.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useIsUnvouched } from "../../people/index.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { KEY_PERMISSIONS, useMay, useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";

/**
 * Says first that the emergency key was used and is to be renewed; reminds whoever has not confirmed a recovery code of what
 * is at stake, and leads there; then, where one person alone holds a department's keys, leads to the emergency key.
 */
export function RecoveryNotice() {
  const { recoveryConfirmed } = useUser();
  const holdsKeys = useMay(KEY_PERMISSIONS);
  const reads = useMay("Meldungen");
  const isWaiting = useIsUnvouched();
  const maySecure = useMay("Sicherheitseinstellungen") && !isWaiting;
  const isThere = useLocation().pathname === paths.emergencyKey;
  // Whoever holds no key has nothing that a code could open.
  const lacksCode = !recoveryConfirmed && holdsKeys;
  return (
    <>
      {maySecure && !isThere && <EmergencyNotice onlyUsed={lacksCode} />}
      {lacksCode && (
        <Reminder
          title={t("recoveryMissing")}
          text={t(reads ? "recoveryMissingText" : "recoveryMissingKeysText")}
          link={{ to: paths.recoveryCode, label: t("recoveryMissingAction") }}
        />
      )}
    </>
  );
}

function EmergencyNotice({ onlyUsed }: { onlyUsed: boolean }) {
  const { data } = useQuery({ queryKey: queryKeys.emergency, queryFn: ({ signal }) => call(emergencyRoutes.get, {}, signal) });
  const usedAt = data?.key?.usedAt ?? null;
  if (usedAt !== null)
    return (
      <Reminder
        title={t("emergencyUsedTitle", { date: formatDate(usedAt, "de") })}
        text={t("emergencyUsedShort")}
        link={{ to: paths.emergencyKey, label: t("emergencyMissingAction") }}
      />
    );
  if (onlyUsed || !data || data.atRisk.length === 0) return null;
  return (
    <Reminder
      title={t(data.atRisk.length === 1 ? "emergencyMissing" : "emergencyMissingMany", {
        names: data.atRisk.map((name) => `„${name}“`).join(", "),
      })}
      text={t("emergencyMissingText")}
      link={{ to: paths.emergencyKey, label: t("emergencyMissingAction") }}
    />
  );
}

function Reminder({ title, text, link }: { title: string; text: string; link: { to: string; label: string } }) {
  return (
    <div className="print:hidden">
      <Notice tone="accent">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>
            <b className="font-semibold">{title}</b> {text}
          </p>
          <Link to={link.to} className={buttonClass("quiet", "small")}>
            {link.label}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
