import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel } from "../../../ui/dropdown-menu.tsx";
import { chooseTheme, shownTheme, subscribeTheme } from "../../../ui/theme.ts";
import { t } from "../../shared/texts/texts.ts";

export const THEMES = [
  { theme: "system", icon: Monitor, label: t("themeSystem") },
  { theme: "light", icon: Sun, label: t("themeLight") },
  { theme: "dark", icon: Moon, label: t("themeDark") },
] as const;

/** The colour scheme that is shown, wherever it was chosen. */
export const useShownTheme = () => useSyncExternalStore(subscribeTheme, shownTheme);

/** Chooses light, dark, or what the device says. */
export function ThemeSwitch() {
  const shown = useShownTheme();
  const { icon: Icon, label } = THEMES.find(({ theme }) => theme === shown) ?? THEMES[0];
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`${t("theme")}: ${label}`}>
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <ThemeChoices />
    </DropdownMenu>
  );
}

/** The choice itself, as lines of a menu. */
export function ThemeChoices() {
  const shown = useShownTheme();
  return (
    <>
      <MenuLabel>{t("theme")}</MenuLabel>
      {THEMES.map(({ theme, icon: Icon, label }) => (
        <MenuItem key={theme} current={theme === shown} onSelect={() => chooseTheme(theme)}>
          <Icon aria-hidden="true" className="size-4" />
          <span className={theme === shown ? "font-semibold text-brand" : undefined}>{label}</span>
        </MenuItem>
      ))}
    </>
  );
}
