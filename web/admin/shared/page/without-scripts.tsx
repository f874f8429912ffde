import { t } from "../texts/first-texts.ts";

/** The sentence for browsers without scripts, on what the server draws of the application. */
export const WithoutScripts = () => (
  <noscript>
    <p className="max-w-prose">{t("withoutScripts")}</p>
  </noscript>
);
