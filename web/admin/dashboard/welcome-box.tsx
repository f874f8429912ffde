import { Button } from "../../ui/button.tsx";
import { useUser } from "../shared/session/user.ts";
import { openOverlay } from "../shared/overlay/overlay.ts";
import { t } from "../shared/texts/texts.ts";
import { Mascot, useCompleted } from "../tutorial/index.ts";

/** The welcome box, until the tutorial was completed. */
export function WelcomeBox() {
  const { fullName } = useUser();
  if (useCompleted()) return null;
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5">
      <Mascot className="size-14" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wrap-anywhere">{t("welcomeTitle", { name: fullName })}</h2>
        <p className="text-muted">{t("welcomeText")}</p>
      </div>
      <Button onClick={() => void openOverlay("tutorial")}>{t("tutorialStart")}</Button>
    </section>
  );
}
