import { usePageTitle } from "../page-title.ts";
import { t } from "../texts.ts";
import { ChangeEmail } from "./change-email.tsx";

/** The page /konto/e-mail. */
export function ChangeEmailScreen() {
  usePageTitle(t("changeEmailTitle"));
  return (
    <>
      <h1 className="text-3xl">{t("email")}</h1>
      <ChangeEmail />
    </>
  );
}
