import type { LucideIcon } from "lucide-react";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = {
  icon: LucideIcon;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Whether this is all the page has: then its title is the page's. */
  whole?: boolean;
};

/** A list that has nothing yet: what this place is for, and the one next step. */
export function EmptyState({ icon: Icon, title, text, action, whole = false }: EmptyStateProps) {
  const Heading = whole ? "h1" : "h2";
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-12 place-content-center rounded-full bg-brand-soft text-brand">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

type ErrorStateProps = { title: ReactNode; text: ReactNode; action?: ReactNode; whole?: boolean };

/** A place that could not be loaded: what failed, what is safe, and a way to try again. */
export function ErrorState({ title, text, action, whole = false }: ErrorStateProps) {
  const Heading = whole ? "h1" : "h2";
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-12 place-content-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-6" />
      </span>
      <Heading className="text-lg">{title}</Heading>
      <p className="max-w-prose text-muted">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
