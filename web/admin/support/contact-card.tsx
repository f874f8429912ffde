import { useQuery } from "@tanstack/react-query";
import { type SupportContact, supportRoutes } from "@hz/contract/account/support";
import { CalendarDays, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "../../api/client.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

/** How the operator can be reached: what is configured, and nothing else. */
export function ContactCard() {
  const contact = useQuery({ queryKey: queryKeys.support, queryFn: ({ signal }) => call(supportRoutes.get, {}, signal) });
  if (contact.data) return <Contact {...contact.data} />;
  if (contact.isError) return <LoadFailed title={t("supportFailed")} text={t("supportFailedText")} query={contact} />;
  return (
    <Card title={t("supportContact")}>
      <Loading label={t("loading")} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-11" />
      </Loading>
    </Card>
  );
}

function Contact({ email, phone, hours, bookingUrl }: SupportContact) {
  return (
    <Card title={t("supportContact")}>
      <div className="grid gap-5">
        <Way icon={<Mail aria-hidden="true" className="size-4.5" />} label={t("supportEmail")} hint={t("supportEmailHint")}>
          <a href={`mailto:${email}`} className="font-semibold wrap-anywhere text-brand">
            {email}
          </a>
        </Way>
        {phone && (
          <Way icon={<Phone aria-hidden="true" className="size-4.5" />} label={t("supportPhone")} hint={hours}>
            <a href={`tel:${phone.replaceAll(/(?!^\+)\D/g, "")}`} className="font-semibold text-brand">
              {phone}
            </a>
          </Way>
        )}
        <div className="grid gap-1.5">
          <a
            href={bookingUrl ?? `mailto:${email}?subject=${encodeURIComponent(t("supportAppointmentSubject"))}`}
            {...(bookingUrl && { target: "_blank", rel: "noopener noreferrer" })}
            className={buttonClass("quiet")}
          >
            <CalendarDays aria-hidden="true" className="size-4" />
            {t("supportAppointment")}
          </a>
          <p className="text-sm text-muted">{bookingUrl ? t("supportAppointmentHint") : t("supportAppointmentMail")}</p>
        </div>
      </div>
    </Card>
  );
}

type WayProps = { icon: ReactNode; label: string; hint: string | null; children: ReactNode };

function Way({ icon, label, hint, children }: WayProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-3">
      <span className="grid size-9 place-content-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <div className="grid gap-0.5">
        <span className="text-sm text-muted">{label}</span>
        {children}
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
    </div>
  );
}
