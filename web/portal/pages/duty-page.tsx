import type { DutyPage as Page } from "@hz/contract/channels/duty-pages";
import type { RichText as Doc } from "@hz/contract/rich-text";
import { RichText } from "../../rich-text/rich-text.tsx";
import { asOffice, usePortal } from "../portal-context.tsx";
import { Shell } from "../shell.tsx";

/** A page with what a portal has to say; it needs no script. */
export function DutyPage({ page, text }: { page: Page; text: Doc }) {
  const portal = usePortal();
  const { t, links } = portal;
  return (
    <Shell page={page}>
      <h1>{t(`duty.${page}`)}</h1>
      <RichText doc={text} written={asOffice(portal)} />
      <p>
        <a href={links.start}>{t("duty.start")}</a>
      </p>
    </Shell>
  );
}
