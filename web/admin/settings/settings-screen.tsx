import type { UseQueryResult } from "@tanstack/react-query";
import { paths } from "@hz/contract/paths";
import { type ReactNode, useCallback, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { RecoveryCard } from "../account/index.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useIsUnvouched } from "../people/index.ts";
import { useMay, useUser } from "../shared/session/user.ts";
import { mayOpen } from "../shared/screens/screen-needs.ts";
import { At, Sectioned } from "../shared/page/sectioned.tsx";
import { settingsSections } from "../shared/screens/sections.ts";
import { t } from "../shared/texts/texts.ts";
import { CompanyForm } from "./company-form.tsx";
import { useCompany, useSecurity } from "./queries.ts";
import { SecurityForm } from "./security-form.tsx";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";

/** The page /einstellungen: one card for each section, in the order below. */
export function SettingsScreen() {
  usePageTitle(t("settings"));
  const user = useUser();
  const [unsaved, setUnsaved] = useState({ company: false, security: false });
  // Where the permission goes while something is typed, that stays to be copied.
  const mayCompany = useMay("Einstellungen") || unsaved.company;
  // What decides about safety, texts to reporters and keys waits until a colleague has released this person's access.
  const isWaiting = useIsUnvouched();
  const maySecurity = (useMay("Sicherheitseinstellungen") && !isWaiting) || unsaved.security;
  const onCompany = useCallback((company: boolean) => setUnsaved((known) => ({ ...known, company })), []);
  const onSecurity = useCallback((security: boolean) => setUnsaved((known) => ({ ...known, security })), []);
  return (
    <>
      <h1 className="text-3xl">{t("settings")}</h1>
      <UnsavedGuard unsaved={unsaved.company || unsaved.security} />
      <Sectioned sections={settingsSections(user, isWaiting)}>
        {mayCompany && (
          <At id="firmendaten">
            <CompanySection onUnsaved={onCompany} />
          </At>
        )}
        {mayCompany && !isWaiting && (
          <At id="vorlagen">
            <TemplatesSection />
          </At>
        )}
        {mayCompany && !isWaiting && (
          <At id="auftragsverarbeitung">
            <ProcessingSection />
          </At>
        )}
        {maySecurity && (
          <At id="sicherheit">
            <SecuritySection onUnsaved={onSecurity} />
          </At>
        )}
        {maySecurity && (
          <At id="notfallschluessel">
            <EmergencySection />
          </At>
        )}
        {mayCompany && !isWaiting && (
          <At id="schluesselverzeichnis">
            <KeyLogSection />
          </At>
        )}
        <At id="eigener-code">
          <RecoveryCard />
        </At>
        {mayOpen(user, "archive") && !isWaiting && (
          <At id="gesamtarchiv">
            <ArchiveSection />
          </At>
        )}
      </Sectioned>
    </>
  );
}

type SectionProps = { onUnsaved: (unsaved: boolean) => void };

function CompanySection({ onUnsaved }: SectionProps) {
  const company = useCompany();
  return (
    <Section title={t("company")} read={company} rows={14}>
      {(data) => <CompanyForm company={data} onUnsaved={onUnsaved} />}
    </Section>
  );
}

function SecuritySection({ onUnsaved }: SectionProps) {
  const security = useSecurity();
  return (
    <Section title={t("security")} read={security} rows={5}>
      {(data) => <SecurityForm security={data} onUnsaved={onUnsaved} />}
    </Section>
  );
}

function TemplatesSection() {
  return (
    <Card title={t("templates")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("templatesLead")}</p>
        <Link to={paths.templates} className={buttonClass("quiet")}>
          {t("templatesOpen")}
        </Link>
      </div>
    </Card>
  );
}

function ProcessingSection() {
  return (
    <Card title={t("processing")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("processingLead")}</p>
        <Link to={paths.processing} className={buttonClass("quiet")}>
          {t("processingOpen")}
        </Link>
      </div>
    </Card>
  );
}

function EmergencySection() {
  return (
    <Card title={t("emergencyTitle")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("emergencyLead")}</p>
        <Link to={paths.emergencyKey} className={buttonClass("quiet")}>
          {t("emergencyOpen")}
        </Link>
      </div>
    </Card>
  );
}

function KeyLogSection() {
  return (
    <Card title={t("keyLog")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("keyLogCard")}</p>
        <Link to={paths.keyLog} className={buttonClass("quiet")}>
          {t("keyLogOpen")}
        </Link>
      </div>
    </Card>
  );
}

function ArchiveSection() {
  return (
    <Card title={t("archiveCard")}>
      <div className="grid justify-items-start gap-3">
        <p>{t("archiveCardLead")}</p>
        <Link to={paths.archive} className={buttonClass("quiet")}>
          {t("archiveCardOpen")}
        </Link>
      </div>
    </Card>
  );
}

type SectionCard<T> = {
  title: string;
  read: UseQueryResult<T>;
  /** About as many as it has once it is read: what stands below it stays where somebody is about to press. */
  rows: number;
  children: (data: T) => ReactNode;
};

/** The card of a section, in every state. */
function Section<T>({ title, read, rows, children }: SectionCard<T>) {
  const { data, error, isFetching, refetch } = read;
  return (
    <Card title={title}>
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState
          title={t("settingsFailed")}
          text={`${t("settingsFailedText")} ${failureText(error, "")}`}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("tryAgain")}
            </Button>
          }
        />
      ) : (
        <Loading label={t("loading")} className="grid gap-4">
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </Loading>
      )}
    </Card>
  );
}
