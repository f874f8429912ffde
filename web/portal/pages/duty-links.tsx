import { DUTY_PAGES, type DutyPage } from "@hz/contract/channels/duty-pages";
import { usePortal } from "../portal-context.tsx";

/** What a link needs that leaves the page with what was typed or opened on it as it is. */
export const APART = { target: "_blank", rel: "noopener" } as const;

/** The links to all that a portal has to say; `apart` where the page must not be left. */
export function DutyLinks({ page, apart }: { page: string; apart: boolean }) {
  const { links, t } = usePortal();
  return (
    <nav aria-label={t("duty.nav")}>
      {DUTY_PAGES.map((one) => (
        <a key={one} href={links.duty(one)} aria-current={one === page ? "page" : undefined} {...(apart && APART)}>
          {t(`duty.${one}`)}
        </a>
      ))}
      {apart && <span>{t("duty.apart")}</span>}
    </nav>
  );
}

/** Opens in a tab of its own: what stands here stays. */
export function DutyLink({ page }: { page: DutyPage }) {
  const { links, t } = usePortal();
  return (
    <a href={links.duty(page)} {...APART}>
      {t(`duty.${page}`)}
    </a>
  );
}
