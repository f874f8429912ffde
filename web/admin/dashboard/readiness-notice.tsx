import { paths } from "@hz/contract/paths";
import { worst } from "@hz/contract/account/readiness-rules";
import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { useReadiness } from "../readiness/index.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

/** One line where a channel is not ready; nothing where all are, or nobody could tell. */
export function ReadinessNotice() {
  const { data } = useReadiness(useMay(["Meldungen", "Einstellungen"]));
  const lights = data?.channels.map(({ light }) => light) ?? [];
  const light = worst(lights);
  if (light === "ready") return null;
  const count = lights.filter((one) => one === light).length;
  return (
    <Notice tone={light === "check" ? "accent" : "danger"}>
      <p>
        <b className="font-semibold">{t("readiness")}:</b> {t(`readinessTold_${light}`, { count })}{" "}
        <Link to={paths.readiness} className="font-semibold">
          {t("readinessShow")}
        </Link>
      </p>
    </Notice>
  );
}
