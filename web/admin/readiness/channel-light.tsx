import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { LightSign } from "./light-sign.tsx";
import { useReadiness } from "./queries.ts";

/** A channel's light in a line that leads to the reasons; nothing where that is not known. */
export function ChannelLight({ channelId }: { channelId: string }) {
  const { data, isLoading } = useReadiness(useMay(["Meldungen", "Einstellungen"]));
  if (isLoading) return <Skeleton className="h-6 w-56" />;
  const light = data?.channels.find(({ id }) => id === channelId)?.light;
  if (!light) return null;
  return (
    <Link to={paths.readiness} className="inline-flex w-fit items-center gap-2 text-ink">
      <LightSign light={light} />
      {t("readinessOf", { state: t(`readinessState_${light}`) })}
    </Link>
  );
}
