import { paths } from "@hz/contract/paths";
import type { ReadinessCheck } from "@hz/contract/account/readiness";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useMay } from "../shared/session/user.ts";
import { t } from "./texts.ts";

/** The way to where a check of a channel is mended, for whoever may. */
export function MendLink({ check: { check, light, reason, codes }, channelId }: { check: ReadinessCheck; channelId: string }) {
  const [managesPeople, maySet] = [useMay("Benutzer und Abteilungen"), useMay("Einstellungen")];
  if (light === "ready") return null;
  if (reason === "keys-invited") return managesPeople && <To to={paths.users} label={t("kdAccept")} />;
  if (reason === "keys-idle") return managesPeople && <To to={paths.users} label={t("kdRelease")} />;
  if (check === "keys" || check === "stand-in") return managesPeople && <To to={paths.departments} label={t("rdMend_keys")} />;
  if (check === "links") return maySet && <To to={`${paths.channels}?kanal=${channelId}`} label={t("rdMend_links")} />;
  if (check === "deputy") return managesPeople && <To to={paths.users} label={t("rdMend_deputy")} />;
  if (check !== "texts" || !maySet) return null;
  const ofDuties = codes.filter((code) => code !== "start-page");
  const channel = `${paths.channels}?kanal=${channelId}`;
  return (
    <span className="flex flex-wrap gap-x-4">
      {ofDuties.length < codes.length && <To to={`${channel}&bereich=seiten`} label={t("rdMend_page")} />}
      {ofDuties.length > 0 && <To to={`${channel}&bereich=pflichtangaben`} label={t("rdMend_duties")} />}
    </span>
  );
}

/** A link to where something is mended. */
export function To({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="inline-flex w-fit items-center gap-1 text-sm font-semibold">
      {label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
