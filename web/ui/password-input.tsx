import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { Input } from "./input.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  showLabel: string;
  hideLabel: string;
};

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={classNames("relative", className)}>
      <Input autoCapitalize="none" spellCheck={false} {...rest} type={shown ? "text" : "password"} className="pr-12" />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-content-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
