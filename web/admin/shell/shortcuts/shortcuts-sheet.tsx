import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames, DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { KeyCaps } from "../../../ui/key-caps.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { Switch } from "../../../ui/switch.tsx";
import { useMay, useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { commandKey } from "./use-shortcuts.ts";
import type { OverlayProps } from "../../shared/overlay/overlay.ts";
import { screensFor } from "../screens.ts";
import { switchSingleKeys, useSingleKeys } from "../../shared/keyboard/single-keys.ts";

type Shortcut = { keys: readonly string[]; label: string; single?: true };

const ESCAPE = t("keyEscape");
const EVERYWHERE: Shortcut[] = [
  { keys: [commandKey(), "K"], label: t("shortcutPalette") },
  { keys: ["?"], label: t("shortcutSheet"), single: true },
  { keys: ["F8"], label: t("shortcutToasts") },
  { keys: [ESCAPE], label: t("shortcutClose") },
];
const LISTS: Shortcut[] = [
  { keys: ["/"], label: t("shortcutSearch"), single: true },
  { keys: [ESCAPE], label: t("shortcutClear") },
];
const SEND: Shortcut = { keys: [commandKey(), t("keyEnter")], label: t("shortcutSend") };

/** The sheet of all shortcuts that this person can use, with the switch for those of one character. */
export function ShortcutsSheet({ onClose }: OverlayProps) {
  const returnFocus = useReturnFocus();
  const user = useUser();
  const [mayReports, mayUsers] = [useMay("Meldungen"), useMay("Benutzer und Abteilungen")];
  const isOn = useSingleKeys();
  const go = screensFor(user).flatMap(({ label, key }): Shortcut[] => (key ? [{ keys: ["g", key], label, single: true }] : []));
  const work = [...(mayReports || mayUsers ? LISTS : []), ...(mayReports ? [SEND] : [])];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content className={`${DIALOG_BOX} sm:max-w-2xl`} aria-describedby={undefined} {...returnFocus}>
          <div className="-mt-2 -mr-2 flex items-center justify-between gap-3">
            <Dialog.Title className="text-xl">{t("shortcuts")}</Dialog.Title>
            <Button variant="ghost" size="icon" aria-label={t("close")} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-2">
            <div className="grid gap-5">
              <Part title={t("shortcutsEverywhere")} shortcuts={EVERYWHERE} isOn={isOn} />
              {work.length > 0 && <Part title={t("shortcutsWork")} shortcuts={work} isOn={isOn} />}
            </div>
            <Part title={t("shortcutsGo")} hint={t("shortcutsGoHint")} shortcuts={go} isOn={isOn} />
          </div>
          <div className="grid gap-1 border-t border-line pt-3">
            <Switch label={t("shortcutsSwitch", { keys: "?, /, g" })} checked={isOn} onChange={switchSingleKeys} />
            <p className="text-sm text-muted">{t("shortcutsNote")}</p>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PartProps = { title: string; hint?: ReactNode; shortcuts: readonly Shortcut[]; isOn: boolean };

function Part({ title, hint, shortcuts, isOn }: PartProps) {
  return (
    <section>
      <h3 className="mb-1 flex items-baseline justify-between gap-3 text-base">
        {title}
        {hint && <span className="text-sm font-normal tracking-normal text-muted">{hint}</span>}
      </h3>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, label, single }) => (
          <div
            key={label}
            className={classNames("flex min-h-8 items-center justify-between gap-4 py-0.5", single && !isOn && "text-muted line-through")}
          >
            <dt>{label}</dt>
            <dd>
              <KeyCaps keys={keys} {...(keys[0] === "g" && { between: t("shortcutsThen") })} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
