import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TableProps = {
  label: string;
  className?: string;
  /** Whether nothing in it takes the focus: then its card does, so that it can be scrolled by keys. */
  isText?: boolean;
  children: ReactNode;
};

/** A table in a card that scrolls sideways when it must; `label` is its name for screen readers. */
export function Table({ label, className, isText = false, children }: TableProps) {
  return (
    <div
      {...(isText ? { tabIndex: 0, role: "region", "aria-label": label } : {})}
      className={classNames("overflow-x-auto rounded-card border border-line bg-surface", className)}
    >
      <table aria-label={label} className="w-full border-collapse text-left">
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr className="border-b border-line">{children}</tr>
    </thead>
  );
}

export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
  return <tbody {...rest} className={classNames("divide-y divide-line", className)} />;
}

type HeadCellProps = ComponentProps<"th"> & {
  /** Whether the heading is only for screen readers, as over a column of buttons. */
  unseen?: boolean;
};

export function HeadCell({ unseen = false, className, children, ...rest }: HeadCellProps) {
  return (
    <th scope="col" {...rest} className={classNames("px-3.5 py-2.5 text-xs font-semibold text-muted", className)}>
      {unseen ? <span className="sr-only">{children}</span> : children}
    </th>
  );
}

export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={classNames("px-3.5 py-2.5 align-middle", className)} />;
}
