import type { Channel } from "@hz/contract/channels/channels";
import { useAction } from "../../shared/action/use-action.ts";
import type { PortalLanguage } from "@hz/contract/languages";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { languageName } from "../../shared/languages/languages.ts";
import { changeChannel } from "../change-channel.ts";

type Page = NonNullable<Channel["languages"][PortalLanguage]>;

/** Sends what changes of one language, or null to take it away. */
export const changeLanguage = (id: string, language: PortalLanguage, change: Partial<Page> | null): Promise<Channel> =>
  changeChannel(id, { languages: { [language]: change } });

/** Adds a language to a channel: with its name, and with the texts that every new one has. */
export const useAddLanguage = (id: string, onAdded: (language: PortalLanguage) => void) =>
  useAction({
    run: (language: PortalLanguage) => changeLanguage(id, language, {}),
    done: (_, language) => ({ title: t("pageAdded", { language: languageName(language) }), description: t("pageAddedText") }),
    failed: t("pageAddFailed"),
    touches: [queryKeys.channels],
    onDone: (_, language) => onAdded(language),
  });

export const useRemoveLanguage = (id: string, language: PortalLanguage, onRemoved: () => void) =>
  useAction({
    run: () => changeLanguage(id, language, null),
    done: t("pageRemoved", { language: languageName(language) }),
    failed: t("pageRemoveFailed"),
    touches: [queryKeys.channels],
    onDone: onRemoved,
  });
