import type { ReactNode } from "react";
import { usePortal } from "./portal-context.tsx";
import type { Problem } from "./form/check-report.ts";

type ControlProps = {
  id: string;
  name: string;
  className: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};
type Props = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  problems?: Problem[];
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint and what is wrong around the control that `children` draws. */
export function Field({ name, label, hint, optional, problems = [], children }: Props) {
  const { t } = usePortal();
  const problem = problems.find(({ field }) => field === name);
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="hint">{t("form.optional")}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        className: "input",
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {problem && (
        <p className="error" id={`${name}-problem`}>
          {t(problem.text)}
        </p>
      )}
    </div>
  );
}
