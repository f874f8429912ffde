import { isTyping } from "../keyboard/is-typing.ts";
import { isDialogOpen, isOverlayComing } from "./overlay.ts";
import { areSingleKeysOn } from "../keyboard/single-keys.ts";

/** Whether something that has its own keys stands over the page: a dialog, a menu, or what is on its way. */
const isCovered = (): boolean => isOverlayComing() || isDialogOpen() || document.querySelector("[role='menu']") !== null;

/** Whether a shortcut may act on a key press. */
export const mayAct = ({ target }: Pick<KeyboardEvent, "target">): boolean => !isTyping(target) && !isCovered();

/** Whether a shortcut of one character may act on a key press. */
export const isFree = (event: Pick<KeyboardEvent, "target">): boolean => areSingleKeysOn() && mayAct(event);
