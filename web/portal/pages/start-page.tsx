import type { PortalChannel } from "@hz/contract/channels/channels";
import { type PortalLanguage, saidIn, writtenIn } from "@hz/contract/languages";
import { RichText } from "../../rich-text/rich-text.tsx";
import { ClosedOffice, ArchivedChannel } from "./closed-office.tsx";
import { Icon } from "../icons.tsx";
import { KeyRefused } from "../office/key-notices.tsx";
import { OtherWays } from "../office/other-ways.tsx";
import type { PortalPageProps } from "../page-props.ts";
import { PlaceLink } from "../place-link.tsx";
import { asOffice, type Portal, usePortal } from "../portal-context.tsx";
import { Shell } from "../shell.tsx";
import { CompanyText, SimplerWay, simpleStart } from "./simple-start.tsx";

const keysOf = ({ accountPublicKey, successions }: PortalChannel) =>
  [accountPublicKey, ...successions.map(({ formerPublicKey }) => formerPublicKey)].join(" ");

/** In which language the channel's name stands there, where it is not the page's: many offices leave it as it is in their own. */
function nameLanguage({ channel, language }: Portal): { lang?: string; dir?: string } {
  const page = saidIn(channel.languages, language);
  if (!page) return { dir: "auto" };
  if (page.language !== language) return writtenIn(page.language);
  const own = asOffice({ channel, language });
  return page.said.name === channel.languages[own.lang as PortalLanguage]?.name ? own : {};
}

/** Draws the channel's start page: what it is, the two ways on, what happens to the data. It needs no script. */
export function StartPage({ program }: Pick<PortalPageProps, "program">) {
  const portal = usePortal();
  const { channel, language, links, t } = portal;
  const simple = channel.isArchived ? null : simpleStart(portal);
  const description = simple || channel.isArchived ? "" : channel.description;
  const page = saidIn(channel.languages, language);
  const takesNothing = channel.isArchived || channel.lost.includes(channel.department.departmentId);
  return (
    <Shell page="start">
      <div className="stack-tight">
        <h1 {...nameLanguage(portal)}>{page?.said.name ?? channel.name}</h1>
        <SimplerWay />
        {simple && <p className="lead">{simple.lead}</p>}
        {description && (
          <p className="lead" {...asOffice(portal)}>
            {description}
          </p>
        )}
      </div>
      <div className="card">
        <WayToForm />
        <PlaceLink to="case" className="button button-quiet button-block">
          {t("start.follow")}
        </PlaceLink>
        <p className="error" role="alert" data-offline="" hidden tabIndex={-1}>
          {t("start.offline")}
        </p>
        <p className="small muted">{t("start.followHint")}</p>
        {!channel.isArchived && <OfOffice />}
      </div>
      {!channel.isArchived && (
        <>
          {simple && <RichText doc={simple.text} />}
          {page && (
            <div {...(page.language !== language && writtenIn(page.language))}>
              <CompanyText doc={page.said.content} under={simple?.own} />
            </div>
          )}
          <OfData />
        </>
      )}
      <OtherWays />
      {/* The office's key and those that led to it, as the form's script checks them in full; a form that stood here comes back without a link. */}
      <template
        data-account={channel.accountId}
        data-keys={keysOf(channel)}
        data-program={program}
        data-form={takesNothing ? links.form : undefined}
      />
      {/* What the page's script puts in its place where the address cannot be relied on. */}
      {(["redirected", "malformed", "key"] as const).map((why) => (
        <template key={why} data-refused={why}>
          <KeyRefused page="start" why={why} />
        </template>
      ))}
    </Shell>
  );
}

/** The button of a new report, or why there is none. */
function WayToForm() {
  const { channel, t } = usePortal();
  const { name, departmentId } = channel.department;
  if (channel.isArchived) return <ArchivedChannel />;
  if (channel.lost.includes(departmentId)) return <ClosedOffice department={name} />;
  return (
    <PlaceLink to="form" className="button button-block">
      {t("start.new")}
    </PlaceLink>
  );
}

/** Where reports about the office itself go: said before anybody types, whom it concerns would leave again otherwise. */
function OfOffice() {
  const { channel, links, t } = usePortal();
  return (
    <p className="small muted">
      {channel.conflict ? (
        t("start.aboutOffice", { department: channel.conflict.name })
      ) : (
        <>
          {t("start.aboutOfficeElse")} <a href={links.duty("external")}>{t("duty.external")}</a>
        </>
      )}
    </p>
  );
}

/** What happens to what somebody sends, and what they should know before. */
function OfData() {
  const { channel, links, t } = usePortal();
  const months = channel.retentionMonths;
  return (
    <section className="card" aria-labelledby="data">
      <h2 id="data">{t("start.data")}</h2>
      <p className="notice">
        <Icon name="lock" />
        <span>{t("start.sealed")}</span>
      </p>
      <div className="prose">
        <ul>
          <li>{t("start.seen")}</li>
          <li>{t("start.traces")}</li>
          <li>{t("start.deadlines")}</li>
          <li>{months % 12 === 0 ? t("start.keptYears", { count: months / 12 }) : t("start.keptMonths", { count: months })}</li>
          <li>{t("start.password")}</li>
          <li>
            {t("start.device")} <a href={links.duty("devices")}>{t("duty.devices")}</a>
          </li>
          <li>{t("start.exit")}</li>
        </ul>
      </div>
      <details>
        <summary>{t("start.howSealed")}</summary>
        <p className="small">{t("start.howSealedText")}</p>
      </details>
      <p>
        <a href={links.duty("procedure")}>{t("duty.procedure")}</a>
      </p>
      <p>
        <a href={links.duty("privacy")}>{t("duty.privacy")}</a>
      </p>
    </section>
  );
}
