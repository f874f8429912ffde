import { toast, type ToastContent } from "../../ui/toasts.ts";

/** Takes what a toast says and shows it as English: it stands beside the page, not in it. */
export const say = (content: ToastContent): void => void toast({ ...content, lang: "en" });
