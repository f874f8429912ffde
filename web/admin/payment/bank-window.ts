import type { ApplicationLanguage } from "@hz/contract/languages";
import type { PaymentFacts } from "@hz/contract/billing/billing";
import { buttonClass } from "../../ui/button.tsx";
import { standAside } from "../../ui/stand-aside.ts";
import { CardRefused } from "./card-gateway.ts";
import { cardTexts, refusalText } from "./card-texts.ts";
import { FRAME_SANDBOX, openFrame } from "./frame-line.ts";

type Question = { facts: PaymentFacts; language: ApplicationLanguage; clientSecret: string; signal: AbortSignal };

/**
 * Lets a card's owner answer their bank, about the card or a payment, in a frame over the whole page: the bank's window
 * opens in there, and with a modal dialog around it nothing beside it can be used. Throws CardRefused when they or the bank
 * say no, when they leave it, or when it cannot be opened.
 */
export const askBank = (question: Question): Promise<void> => standAside(() => askInWindow(question));

async function askInWindow({ facts, language, clientSecret, signal }: Question): Promise<void> {
  const t = cardTexts(language);
  // Our own dialogs stand aside first: they note where the focus was, and it comes back there.
  await new Promise((go) => setTimeout(go));
  const { box, frame, waits, leave } = drawWindow(language);
  const refusal = await new Promise<string | null>((done) => {
    const leaveIt = () => done(t("cardBankLeft"));
    leave.addEventListener("click", leaveIt);
    box.addEventListener("cancel", leaveIt);
    signal.addEventListener("abort", leaveIt);
    document.body.append(box);
    box.showModal();
    const ask = async () => {
      const answer = await line.ask({ type: "bank", clientSecret }, true);
      if (answer?.type === "confirmed") done(null);
      else done(answer?.type === "failed" ? refusalText(language, answer) : t("cardBankUnreachable"));
    };
    const line = openFrame(frame, {
      address: facts.frame,
      begin: { purpose: "bank", publishableKey: facts.publishableKey, language },
      hear: ({ type }) => {
        if (type !== "ready") return;
        // Before the bank's own window is there, the provider's frame is empty and can be seen through.
        if (facts.publishableKey === null) waits.remove();
        frame.classList.remove("invisible");
        frame.focus();
        void ask();
      },
      onTrouble: () => done(t("cardBankUnreachable")),
    });
    box.addEventListener("close", () => line.close());
  });
  box.close();
  box.remove();
  if (refusal !== null) throw new CardRefused(refusal);
}

function drawWindow(language: ApplicationLanguage) {
  const t = cardTexts(language);
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = "") =>
    Object.assign(document.createElement(tag), { className, textContent: text });
  const box = make(
    "dialog",
    "pointer-events-auto fixed inset-0 m-0 grid size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)] bg-veil p-0 text-ink",
  );
  box.lang = language;
  box.setAttribute("aria-label", t("cardBankTitle"));
  const bar = make("div", "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2");
  const leave = Object.assign(make("button", buttonClass("quiet", "small"), t("cardBankCancel")), { type: "button" });
  bar.append(make("span", "font-semibold", t("cardBankTitle")), leave);
  const room = make("div", "relative grid place-items-center");
  const waits = make("p", "rounded-card bg-surface px-4 py-3", t("cardBankWaits"));
  waits.setAttribute("role", "status");
  const frame = make("iframe", "invisible absolute inset-0 size-full");
  frame.title = t("cardBankTitle");
  frame.setAttribute("sandbox", FRAME_SANDBOX);
  frame.referrerPolicy = "no-referrer";
  room.append(waits, frame);
  box.append(bar, room);
  return { box, frame, waits, leave };
}
