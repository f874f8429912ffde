import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardProps = {
  title?: ReactNode;
  /** What stands at the right end of the title's line. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Card({ title, actions, className, children }: CardProps) {
  return (
    <section className={classNames("rounded-card border border-line bg-surface p-5", className)}>
      {(title || actions) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          {title && <h2 className="text-lg">{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  className?: string | undefined;
  /** What stands beside the figure, such as a small chart. */
  children?: ReactNode;
};

export function StatCard({ label, value, className, children }: StatCardProps) {
  return (
    <div className={classNames("grid content-between rounded-card border border-line bg-surface px-4.5 py-3.5", className)}>
      <span className="text-sm text-muted">{label}</span>
      <div className="flex items-end justify-between gap-3">
        <b className="text-2xl leading-tight font-bold tabular-nums">{value}</b>
        {children}
      </div>
    </div>
  );
}
