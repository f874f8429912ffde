import { Notice } from "../notice.tsx";
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

/** Says that the channel is archived: it leads to cases that came by it, and takes no new reports; nor one that is begun (`isBegun`). */
export function ArchivedChannel({ isBegun = false }: { isBegun?: boolean }) {
  const { t } = usePortal();
  return (
    <Notice kind="accent" title={t("archived.title")}>
      <p>{t(isBegun ? "archived.kept" : "archived.text")}</p>
    </Notice>
  );
}
