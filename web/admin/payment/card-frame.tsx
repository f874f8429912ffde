import type { PaymentFacts } from "@hz/contract/billing/billing";
import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { type CardFieldProps, CardTrouble, CardWaits } from "./card-field.tsx";
import { CardRefused } from "./card-gateway.ts";
import { cardTexts, refusalText } from "./card-texts.ts";
import { FRAME_SANDBOX, type FrameLine, openFrame } from "./frame-line.ts";
import { useBank } from "./use-bank.ts";

type CardFrameProps = CardFieldProps & { facts: PaymentFacts; onRetry: () => void };

/** The frame with the card field: what is typed there never reaches this page, and nothing of this page is in reach there. */
export function CardFrame({ onGateway, onEnter, language, facts, onRetry }: CardFrameProps) {
  const { publishableKey, frame: address } = facts;
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [height, setHeight] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const { authenticate } = useBank(language);
  const enter = useRef(onEnter);
  useEffect(() => {
    enter.current = onEnter;
  });

  useEffect(() => {
    const element = frame.current!;
    const createPaymentMethod = async (owner: { name: string; email: string }) => {
      const answer = await line.ask({ type: "make", ...owner });
      if (answer?.type === "made") return answer.paymentMethodId;
      if (answer?.type !== "failed") throw new CardRefused(cardTexts(language)("cardNoAnswer"));
      focusFrame(element, line);
      throw new CardRefused(refusalText(language, answer));
    };
    const line = openFrame(element, {
      address,
      begin: { purpose: "card", publishableKey, language },
      hear: (word) => {
        if (word.type === "height") setHeight(word.px);
        if (word.type === "change") setWrong(word.code);
        if (word.type === "enter") (enter.current ?? (() => element.closest("form")?.requestSubmit()))();
        if (word.type !== "ready") return;
        setState("ready");
        onGateway({ createPaymentMethod, authenticate });
      },
      onTrouble: () => {
        setState("failed");
        onGateway(null);
      },
    });
    return () => {
      line.close();
      onGateway(null);
    };
  }, [address, authenticate, language, onGateway, publishableKey]);

  const isReady = state === "ready";
  return (
    <>
      {state === "failed" && <CardTrouble language={language} busy={false} onRetry={onRetry} />}
      <div className="relative">
        {/* It has its room from the start: browsers let what nobody could see stand still. */}
        <iframe
          ref={frame}
          title={cardTexts(language)("cardLabel")}
          sandbox={FRAME_SANDBOX}
          referrerPolicy="no-referrer"
          aria-describedby={wrong ? id : undefined}
          style={{ height: height || 84 }}
          // The ring around what has the focus in there needs room.
          className={classNames("-m-1 block w-[calc(100%+0.5rem)]", !isReady && "invisible", state === "failed" && "absolute")}
        />
        {state === "loading" && (
          <div className="absolute inset-0">
            <CardWaits language={language} />
          </div>
        )}
      </div>
      {isReady && wrong && (
        <p id={id} role="alert" className="text-sm font-semibold text-danger">
          {refusalText(language, { code: wrong })}
        </p>
      )}
    </>
  );
}

function focusFrame(frame: HTMLIFrameElement, line: FrameLine): void {
  frame.focus();
  line.tell({ type: "focus" });
}
