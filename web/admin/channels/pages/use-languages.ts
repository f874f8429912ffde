import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import type { Language } from "@hz/contract/scalars";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { languageName } from "../../shared/languages/languages.ts";

type Page = NonNullable<Channel["languages"][Language]>;

/** Sends what changes of one language, or null to take it away, and shows the channel as it is then. */
export async function changeLanguage(id: string, language: Language, change: Partial<Page> | null): Promise<Channel> {
  const changed = await call(channelRoutes.update, { params: { id }, body: { languages: { [language]: change } } });
  queryClient.setQueryData<Channel[]>(queryKeys.channels, (list) => list?.map((one) => (one.id === id ? changed : one)));
  return changed;
}

/** Takes what follows and gives how to add a language to a channel: with its name, and with the texts that every new one has. */
export function useAddLanguage(id: string, onAdded: (language: Language) => void) {
  return useMutation({
    mutationFn: (language: Language) => changeLanguage(id, language, {}),
    onSuccess: (_channel, language) => {
      onAdded(language);
      toast({ title: t("pageAdded", { language: languageName(language) }), description: t("pageAddedText") });
    },
    onError: (error) => sayFailure(t("pageAddFailed"), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.channels }),
  });
}

/** Takes what follows and gives how to take a language away from a channel. */
export function useRemoveLanguage(id: string, onRemoved: (language: Language) => void, onEnd: () => void) {
  return useMutation({
    mutationFn: (language: Language) => changeLanguage(id, language, null),
    onSuccess: (_channel, language) => {
      onRemoved(language);
      onEnd();
      toast({ title: t("pageRemoved", { language: languageName(language) }) });
    },
    onError: (error) => {
      onEnd();
      sayFailure(t("pageRemoveFailed"), error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.channels }),
  });
}
