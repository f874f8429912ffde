import { useMemo } from "react";
import { createT, type Translate } from "../../i18n/translate.ts";
import { VOICE_TEXTS, type voiceDe } from "../../i18n/voice.ts";
import { usePortal } from "../portal-context.tsx";

export type VoiceT = Translate<typeof voiceDe>;

/** What the recorder says, in the language that the page has now. These texts come with it, so that no page carries them. */
export function useVoiceTexts(): VoiceT {
  const { language } = usePortal();
  return useMemo(() => createT<typeof voiceDe>(language, VOICE_TEXTS[language]), [language]);
}

/** Minutes and seconds, as on a clock. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
