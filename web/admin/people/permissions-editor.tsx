import { OWN_CHOICE, type Permission, PERMISSIONS, ROLES, type Role, roleOf } from "@hz/contract/permissions";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { t } from "../texts.ts";

type PermissionsEditorProps = { value: readonly Permission[]; onChange: (next: Permission[]) => void };

/** Takes permissions and what to do with other ones and gives the presets with the five boxes. */
export function PermissionsEditor({ value, onChange }: PermissionsEditorProps) {
  const role = roleOf(value);
  const toggle = (one: Permission) => onChange(PERMISSIONS.filter((name) => (name === one) !== value.includes(name)));
  return (
    <div className="grid gap-3">
      <Field label={t("role")} hint={t("permissionsHint")}>
        {(control) => (
          <Select {...control} value={role} onChange={({ target }) => onChange([...(ROLES[target.value as Role] ?? value)])}>
            {role === OWN_CHOICE && <option value={OWN_CHOICE}>{OWN_CHOICE}</option>}
            {Object.keys(ROLES).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2.5">
        <legend className="mb-1.5 font-semibold">{t("permissions")}</legend>
        {PERMISSIONS.map((one) => (
          <Checkbox key={one} label={one} hint={t(`permission_${one}`)} checked={value.includes(one)} onChange={() => toggle(one)} />
        ))}
      </fieldset>
    </div>
  );
}
