import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useChannels } from "../shared/names/queries.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

/** Says that links and posters of channels are refused since there is a new account key, until they are renewed; else nothing. */
export function LinksNotice() {
  const mayOpen = useMay(["Einstellungen"]);
  const ended = useChannels().data?.filter(({ isActive, linksEndedAt }) => isActive && linksEndedAt !== null) ?? [];
  const [first] = ended;
  if (!first) return null;
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 basis-96 grow">
          <b className="font-semibold">{t("linksToRenew", { count: ended.length })}</b> {t("linksToRenewText")}
        </p>
        {mayOpen && (
          <Link to={`${paths.channels}?kanal=${first.id}`} className={buttonClass("quiet", "small")}>
            {t("linksToRenewShow")}
          </Link>
        )}
      </div>
    </Notice>
  );
}
