import { channelRoutes } from "@hz/contract/channels/channels";
import { ApiError, call } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { cropOf } from "./crop.ts";
import type { NewLogo } from "./logo-field.tsx";

/** What was saved, and what is wrong with the picture where the server says so. */
type Saved = { logo: boolean; color: boolean; problem: string | null };

/** Takes a channel's id, a chosen logo or null, and a colour where it changed, and saves both; the colour also where the picture is refused. */
export async function saveDesign(id: string, chosen: NewLogo | null, change: { color: string | null } | null): Promise<Saved> {
  const saved: Saved = { logo: false, color: false, problem: null };
  try {
    if (change) {
      await call(channelRoutes.update, { params: { id }, body: { settings: { brandColor: change.color } } });
      saved.color = true;
    }
    if (chosen) {
      const { picture, cut } = chosen;
      const query = cropOf(cut.part, cut.shape, picture);
      const body = new Uint8Array(await picture.file.arrayBuffer());
      await call(channelRoutes.setLogo, { params: { id }, query, body });
      saved.logo = true;
    }
    toast({ title: t("designSaved") });
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith("LOGO_")) saved.problem = error.text;
    else sayFailure(t("designSaveFailed"), error);
  }
  await queryClient.invalidateQueries({ queryKey: queryKeys.channels });
  return saved;
}
