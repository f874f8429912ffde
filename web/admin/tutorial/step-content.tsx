import { Dialog } from "radix-ui";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../shared/texts/texts.ts";
import { Mascot } from "./mascot.tsx";
import type { Step } from "./steps.ts";

type StepContentProps = { step: Step; inMenu: boolean; isLast: boolean };

/** What a step says, with the guide where the step wants it. */
export function StepContent({ step, inMenu, isLast }: StepContentProps) {
  const { icon: Icon, title, description, tip, entry, mascot } = step;
  const isCentred = mascot === "center";
  return (
    <>
      {isCentred && <Mascot className="mx-auto size-28" cheers={isLast} />}
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-content-center rounded-full bg-brand-soft text-brand">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <Dialog.Title className="text-xl">{title}</Dialog.Title>
        </div>
        <Dialog.Description>{description}</Dialog.Description>
        {inMenu && entry && <p className="font-semibold">{t("tutorialInMenu", { entry })}</p>}
      </div>
      <div
        className={classNames("flex items-center gap-3 rounded-card bg-brand-soft px-3.5 py-3", mascot === "right" && "flex-row-reverse")}
      >
        {!isCentred && <Mascot className="size-12" />}
        <p className="min-w-0 flex-1 text-sm">
          <b className="block font-semibold text-brand">{t("tutorialTip")}</b>
          {tip}
        </p>
      </div>
    </>
  );
}
