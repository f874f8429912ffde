import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel } from "../../ui/dropdown-menu.tsx";
import { chosenTheme, chooseTheme, type Theme } from "../../ui/theme.ts";
import { t } from "../texts.ts";

const CHOICES = [
  { theme: "system", icon: Monitor, label: t("themeSystem") },
  { theme: "light", icon: Sun, label: t("themeLight") },
  { theme: "dark", icon: Moon, label: t("themeDark") },
] as const;

/** Gives the menu that chooses light, dark, or what the device says. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(chosenTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  const { icon: Icon, label } = CHOICES.find(({ theme }) => theme === chosen) ?? CHOICES[0];
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`${t("theme")}: ${label}`}>
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <MenuLabel>{t("theme")}</MenuLabel>
      {CHOICES.map((choice) => (
        <MenuItem key={choice.theme} onSelect={() => choose(choice.theme)}>
          <choice.icon aria-hidden="true" className="size-4" />
          <span className={choice.theme === chosen ? "font-semibold text-brand" : undefined}>{choice.label}</span>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
