import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { isFocusFree } from "./focus-place.ts";

type DropdownMenuProps = {
  /** The button that opens the menu; it takes a ref and attributes. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
};

/** A menu that opens below its button, with arrow keys and type-ahead. */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => !isFocusFree(undefined) && event.preventDefault()}
          className="z-50 min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-float animate-appear"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  onSelect?: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** Whether it is what holds now, of several that could. */
  current?: boolean;
  /** Whether the only child, a link, is the item itself. */
  asChild?: boolean;
  children: ReactNode;
};

export function MenuItem({ onSelect, disabled, destructive, current, asChild, children }: MenuItemProps) {
  return (
    <Radix.Item
      {...(onSelect ? { onSelect } : {})}
      disabled={disabled ?? false}
      aria-current={current || undefined}
      asChild={asChild ?? false}
      className={classNames(
        "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 no-underline outline-none",
        "data-disabled:cursor-default data-disabled:opacity-60 data-highlighted:bg-brand-soft",
        destructive ? "text-danger" : "text-ink",
      )}
    >
      {children}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

/** A line of the menu that cannot be chosen, such as the signed-in person's name. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-1.5 text-sm text-muted">{children}</Radix.Label>;
}
