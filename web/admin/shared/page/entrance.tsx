import { paths } from "@hz/contract/paths";
import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../../ui/button.tsx";
import { useStepFocus } from "../../../ui/step-focus.ts";
import { Brand } from "./brand.tsx";
import { t } from "../texts/first-texts.ts";

type EntranceProps = {
  title: string;
  lead: string;
  /** Where the top bar leads: the other one of sign-in and registration. */
  link: { to: string; label: string };
  /** The line below the box. */
  below: ReactNode;
  /** Whether what is said of keys is left out: the password of a demo was not made here. */
  isDemo?: boolean;
  children: ReactNode;
};

/** The frame of sign-in and registration: top bar, one box, one line below it. */
export function Entrance({ title, lead, link, below, isDemo = false, children }: EntranceProps) {
  const bar = (
    <>
      {/* The start page is not part of the application: a plain link. */}
      <a href={paths.start} className="no-underline">
        <Brand />
      </a>
      <Link to={link.to} className={buttonClass("quiet", "small")}>
        {link.label}
      </Link>
    </>
  );
  return (
    <Frame title={title} lead={lead} bar={bar} className="max-w-md grid-cols-[minmax(0,1fr)] sm:py-14">
      <div className="rounded-card border border-line bg-surface p-5 sm:p-6">{children}</div>
      {below && <p className="text-center">{below}</p>}
      {!isDemo && (
        <p className="flex items-start justify-center gap-2 text-sm text-muted">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t("registerKeys")}</span>
        </p>
      )}
    </Frame>
  );
}

type StepPageProps = {
  title: string;
  lead: string;
  /** The way around the step, in the top bar. */
  way: ReactNode;
  /** What stands above the box. */
  notices?: ReactNode;
  children: ReactNode;
};

/** The frame of a step that has the page to itself: top bar, what it is about, one box. */
export function StepPage({ title, lead, way, notices, children }: StepPageProps) {
  const bar = (
    <>
      <Brand />
      {way}
    </>
  );
  return (
    <Frame title={title} lead={lead} bar={bar} className="max-w-xl sm:py-12">
      {notices}
      <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">{children}</div>
    </Frame>
  );
}

type FrameProps = { title: string; lead: string; bar: ReactNode; className: string; children: ReactNode };

function Frame({ title, lead, bar, className, children }: FrameProps) {
  const heading = useStepFocus<HTMLHeadingElement>(title);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-300 items-center justify-between gap-2 px-4 md:px-8">{bar}</div>
      </header>
      <main className={`mx-auto grid w-full content-start gap-5 px-4 py-8 ${className}`}>
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="w-fit text-2xl">
            {title}
          </h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
