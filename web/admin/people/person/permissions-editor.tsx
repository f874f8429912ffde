import { mayGive } from "@hz/contract/people/authority";
import { OWN_CHOICE, type Permission, PERMISSIONS, ROLES, type Role, roleOf } from "@hz/contract/permissions";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";

const ROLE_NAMES = Object.keys(ROLES) as Role[];

type PermissionsEditorProps = {
  value: readonly Permission[];
  /** What the person has already, and may be given back; and whether that is the one who sits here. */
  had?: readonly Permission[];
  isSelf?: boolean;
  /** Why nothing of it can be changed, where that is so. */
  locked?: string | null;
  /** What is wrong with the choice. */
  error?: string | undefined;
  onChange: (next: Permission[]) => void;
};

/** The presets with the five boxes. */
export function PermissionsEditor({ value, had = [], isSelf = false, locked = null, error, onChange }: PermissionsEditorProps) {
  const { permissions: own } = useUser();
  const isOpen = (one: Permission) => !locked && (value.includes(one) || mayGive(own, had, [one]));
  const role = roleOf(value);
  const toggle = (one: Permission) => onChange(PERMISSIONS.filter((name) => (name === one) !== value.includes(name)));
  return (
    <div className="grid gap-3">
      <Field label={t("role")} hint={locked ?? t("permissionsHint")} error={error}>
        {(control) => (
          <Select
            {...control}
            disabled={locked !== null}
            value={role}
            onChange={({ target }) => onChange([...(ROLES[target.value as Role] ?? value)])}
          >
            {role === OWN_CHOICE && <option value={OWN_CHOICE}>{OWN_CHOICE}</option>}
            {ROLE_NAMES.map((name) => (
              <option key={name} value={name} disabled={!ROLES[name].every(isOpen)}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2.5">
        <legend className="mb-1.5 font-semibold">{t("permissions")}</legend>
        {PERMISSIONS.map((one) => (
          <Checkbox
            key={one}
            label={one}
            hint={
              locked || isOpen(one)
                ? t(`permission_${one}`)
                : `${t(`permission_${one}`)}. ${t(isSelf ? "permissionNotSelf" : "permissionNotYours")}`
            }
            disabled={!isOpen(one)}
            checked={value.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </fieldset>
    </div>
  );
}
