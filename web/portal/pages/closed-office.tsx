import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import { portalPaths } from "@hz/contract/portal-paths";
import { APART } from "./duty-links.tsx";
import { Notice } from "../notice.tsx";
import { inLanguage } from "../portal-links.ts";
import { officeName, usePortal } from "../portal-context.tsx";

/** Says that a department whose key nobody holds any more takes no reports for now, and why. */
export function ClosedOffice({ department }: { department: string }) {
  const portal = usePortal();
  const { t } = portal;
  const office = officeName(portal, department);
  return (
    <Notice kind="accent" title={t("closed.title", { office })}>
      <p>{t("closed.text", { office })}</p>
      <p>{t("closed.next")}</p>
    </Notice>
  );
}

/**
 * Says that the channel is archived: it leads to cases that came by it, and takes no new reports; nor one that is begun (`isBegun`),
 * which stays as it is.
 */
export function ArchivedChannel({ isBegun = false }: { isBegun?: boolean }) {
  const { channel, t } = usePortal();
  return (
    <Notice kind="accent" title={t("archived.title")}>
      <Successor isApart={isBegun} />
      <p>{t(isBegun ? "archived.kept" : "archived.text")}</p>
      {!channel.successor && !isBegun && <p>{t("archived.other")}</p>}
    </Notice>
  );
}

/** Which channel takes new reports now, where the office names one; `isApart` where what stands here must not be left. */
export function Successor({ isApart }: { isApart: boolean }) {
  const { channel, language, read, t } = usePortal();
  if (!channel.successor) return null;
  const { linkSuffix, names } = channel.successor;
  const named = names[language] ? language : (Object.keys(names)[0] as PortalLanguage);
  return (
    <p>
      {t("archived.next")}{" "}
      <a href={inLanguage(portalPaths.portal(linkSuffix), read)} {...(named !== language && writtenIn(named))} {...(isApart && APART)}>
        {names[named]}
      </a>
    </p>
  );
}
