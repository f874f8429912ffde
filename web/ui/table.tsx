import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Takes the table's name for screen readers and its rows and gives a table in a card that scrolls sideways when it must. */
export function Table({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames("overflow-x-auto rounded-card border border-line bg-surface", className)}>
      <table aria-label={label} className="w-full border-collapse text-left">
        {children}
      </table>
    </div>
  );
}

/** Takes the head cells and gives the table's first row. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr className="border-b border-line">{children}</tr>
    </thead>
  );
}

/** Takes rows and gives the table's body with a hairline between them. */
export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
  return <tbody {...rest} className={classNames("divide-y divide-line", className)} />;
}

/** Takes the attributes of a head cell and gives it; without children give it an `aria-label`. */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th scope="col" {...rest} className={classNames("px-3.5 py-2.5 text-xs font-semibold text-muted", className)} />
  );
}

/** Takes the attributes of a cell and gives it. */
export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={classNames("px-3.5 py-2.5 align-middle", className)} />;
}
