import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useUser } from "../shared/session/user.ts";
import { At, Sectioned } from "../shared/page/sectioned.tsx";
import { accountSections } from "../shared/screens/sections.ts";
import { t } from "../shared/texts/texts.ts";
import { ChangeEmail } from "./change-email.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { FactorCard } from "./factor-card.tsx";
import { KeysCard } from "./keys-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { RecoveryCard } from "./recovery-card.tsx";
import { ReminderMailsCard } from "./reminder-mails-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** What stands in each section (shared/screens/sections.ts). */
const CARDS: Readonly<Record<string, () => ReactNode>> = {
  profil: ProfileCard,
  "e-mail": ChangeEmail,
  passwort: PasswordCard,
  "zweiter-faktor": FactorCard,
  passkeys: PasskeysCard,
  sitzungen: SessionsCard,
  wiederherstellungscode: RecoveryCard,
  schluessel: KeysCard,
  erinnerungen: ReminderMailsCard,
  kalender: CalendarCard,
};

/** The page /konto: everything about one's own way in, and how one is reminded. */
export function AccountScreen() {
  usePageTitle(t("account"));
  const sections = accountSections(useUser());
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("account")}</h1>
        <p className="text-muted">{t("accountLead")}</p>
      </div>
      <Sectioned sections={sections}>
        {sections.map(({ id }) => {
          const Content = CARDS[id];
          return (
            Content && (
              <At key={id} id={id}>
                <Content />
              </At>
            )
          );
        })}
      </Sectioned>
    </>
  );
}

function ProfileCard() {
  const { fullName, companyName } = useUser();
  return (
    <Card title={t("accountProfile")}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t("accountName")} value={fullName} />
        <Fact name={t("accountCompany")} value={companyName} />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );
}
