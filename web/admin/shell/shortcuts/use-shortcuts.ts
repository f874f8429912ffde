import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useUser } from "../../shared/session/user.ts";
import { mayAct, openOverlay } from "../../shared/overlay/overlay.ts";
import { t } from "../../shared/texts/texts.ts";
import { readPress, SECOND_KEY_MS } from "./read-press.ts";
import { screensFor } from "../screens.ts";
import { areSingleKeysOn } from "../../shared/keyboard/single-keys.ts";

/** Listens for the shortcuts that hold on every screen. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const user = useUser();
  useEffect(() => {
    let pressedG = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || !mayAct(event)) return;
      const asked = readPress(event, event.timeStamp - pressedG < SECOND_KEY_MS, areSingleKeysOn());
      pressedG = asked === "second-key" ? event.timeStamp : -Infinity;
      if (asked === null || asked === "second-key") return;
      if ("open" in asked) {
        event.preventDefault();
        return void openOverlay(asked.open);
      }
      const screen = screensFor(user).find(({ key }) => key === asked.go);
      if (!screen) return;
      event.preventDefault();
      void navigate(screen.to);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [navigate, user]);
}

/** Whether this is a keyboard with a Command key. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the key that is held for commands. */
export const commandKey = (): string => (isApple() ? "⌘" : t("keyCtrl"));
