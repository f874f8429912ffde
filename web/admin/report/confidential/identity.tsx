import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { Eye, UserRound } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { type Person, personTexts, REPORT_TEXTS } from "../../../vault/content/report-texts.ts";
import { Problem } from "../../../ui/notice.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import type { EnteredNames } from "./entered-names.ts";

type IdentityProps = {
  reportId: string;
  /** Null where only the entry of an anonymous report names somebody. */
  contact: Person | null;
  /** Whom the office named when it entered the report. */
  entered?: EnteredNames | null;
  /** When it was told, where the report itself was anonymous. */
  revealedAt?: string;
};

/** Who the reporter is, folded away until the log has who unfolds it. */
export function Identity({ reportId, contact, entered = null, revealedAt }: IdentityProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes; whoever pressed it by keyboard stands where the data begin.
  const { isShown, showing } = useIdentity(reportId, () => heading.current?.focus());
  return (
    <section className="grid gap-2 rounded-card bg-canvas px-4 py-3">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-base focus:outline-none">
        <UserRound aria-hidden="true" className="size-4" />
        {t(contact ? "contact" : "identityEntered")}
      </h2>
      {revealedAt && <p className="text-sm text-muted">{t("identityRevealed", { date: formatDateTime(revealedAt, "de") })}</p>}
      {isShown ? (
        <>
          <IdentityLines contact={contact} entered={entered} />
          <p className="text-sm text-muted">{t("contactSecret")}</p>
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <p className="max-w-prose flex-1 basis-64 text-sm text-muted">{t("identityFolded")}</p>
            <Button variant="quiet" size="small" className="print:hidden" busy={showing.busy} onClick={() => showing.run()}>
              <Eye aria-hidden="true" className="size-4" />
              {t("identityShow")}
            </Button>
          </div>
          <Problem>{showing.problem}</Problem>
        </>
      )}
    </section>
  );
}

const HREFS = {
  tel: (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`,
  email: (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`,
  text: () => undefined,
};

function IdentityLines({ contact, entered }: Pick<IdentityProps, "contact"> & { entered: EnteredNames | null }) {
  const known = contact ? personTexts(contact) : [];
  const lines = [
    ...known.map(({ name, text }) => ({ label: t(`text_${name}`), value: text, href: HREFS[REPORT_TEXTS[name].input](text) })),
    { label: t("identityConsentBy"), value: entered?.consent ?? "", href: undefined },
    { label: t("identityMeetingWith"), value: entered?.persons ?? "", href: undefined },
  ].filter(({ value }) => value !== "");
  if (lines.length === 0) return <p className="text-muted">{t("contactNone")}</p>;
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {lines.map(({ label, value, href }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            {href ? (
              <a href={href} className="text-brand">
                <bdi>{value}</bdi>
              </a>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Whether the reporter's identity may be drawn, and how to ask for it: for this visit of the page, and only once the server has
 * kept who asked.
 */
function useIdentity(reportId: string, onShown: () => void) {
  const [isShown, setShown] = useState(false);
  const showing = useAction({
    run: () => call(confidentialityRoutes.showIdentity, { params: { id: reportId } }),
    failed: t("identityFailed"),
    onDone: async () => {
      setShown(true);
      const queryKey = queryKeys.history(reportId);
      // A first reading that is under way may be older than the entry, and is not asked again by itself.
      await queryClient.cancelQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey });
      onShown();
    },
  });
  return { isShown, showing };
}
