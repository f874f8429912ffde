import { paths } from "@hz/contract/paths";
import { GraduationCap, LifeBuoy, Search } from "lucide-react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { KeyCaps } from "../../../ui/key-caps.tsx";
import { HEADER_FITS, useMediaQuery } from "../../shared/page/media-query.ts";
import { useMay } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { commandKey } from "../shortcuts/use-shortcuts.ts";
import { RemindersMenu } from "./reminders-menu.tsx";
import { openOverlay } from "../../shared/overlay/overlay.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Words where they fit, else the sign alone with the word as its name. */
const WORD = "sr-only lg:not-sr-only";
const SIZE = "max-lg:size-11 max-lg:p-0 lg:px-3";

/** The header's buttons: search, reminders, tutorial, support, colour scheme; what a phone has no room for stands in the user menu. */
export function HeaderActions() {
  const isWide = useMediaQuery(HEADER_FITS);
  const mayReports = useMay("Meldungen");
  return (
    <>
      {isWide && (
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => void openOverlay("palette")}
          className="mr-2 flex min-h-9 items-center gap-2 rounded-control border border-edge bg-surface px-3 text-sm text-muted hover:bg-brand-soft hover:text-ink"
        >
          <Search aria-hidden="true" className="size-4" />
          <span>{t("palette")}</span>
          <span aria-hidden="true" className="ml-4 max-lg:hidden">
            <KeyCaps keys={[commandKey(), "K"]} />
          </span>
        </button>
      )}
      {mayReports && <RemindersMenu />}
      <Button variant="ghost" className={SIZE} onClick={() => void openOverlay("tutorial")}>
        <GraduationCap aria-hidden="true" className="size-5" />
        <span className={WORD}>{t("tutorial")}</span>
      </Button>
      <Link to={paths.support} className={`${buttonClass("ghost")} ${SIZE}`}>
        <LifeBuoy aria-hidden="true" className="size-5" />
        <span className={WORD}>{t("support")}</span>
      </Link>
      {isWide && <ThemeSwitch />}
    </>
  );
}
