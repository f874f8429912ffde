import { type Begin, FromFrame, Hello, type ToFrame } from "@hz/contract/billing/card-frame";
import { shownLook, watchLook } from "./frame-look.ts";

/**
 * What a frame of the card field's origin may do: run, keep what is its own, send forms and open windows, as banks do. It
 * may not lead the page around it elsewhere.
 */
export const FRAME_SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** So long a frame may take until it is ready; filtered networks let it hang for ever. */
const PATIENCE_MS = 12_000;
/** So long the payment provider may take to make of a card what we can use. */
const ANSWER_MS = 45_000;

export type Answer = Extract<FromFrame, { asked: number }>;
type Asked = ToFrame extends infer Word ? (Word extends { asked: number } ? Omit<Word, "asked"> : never) : never;

export type FrameLine = {
  tell: (word: Extract<ToFrame, { type: "focus" }>) => void;
  /** Null where no answer comes. `isForPerson` is for what a person answers, who may take their time. */
  ask: (question: Asked, isForPerson?: boolean) => Promise<Answer | null>;
  close: () => void;
};

type Options = {
  address: string;
  begin: Pick<Begin, "purpose" | "publishableKey" | "language">;
  /** Hears what the frame says by itself. */
  hear: (word: Exclude<FromFrame, Answer>) => void;
  /** Hears once that the frame is of no use: it does not answer, or says what it may not. A slow one may still become ready. */
  onTrouble: () => void;
};

/**
 * Loads the card field's page into a frame and holds the line to it. The frame is another origin's, where somebody else's
 * script runs: heard is its one first word, from that window and origin and with this frame's nonce, then what fits the
 * closed list, through one channel. Anything else on that channel cuts it.
 */
export function openFrame(frame: HTMLIFrameElement, { address, begin, hear, onTrouble }: Options): FrameLine {
  const url = new URL(address, location.href);
  const nonce = crypto.randomUUID();
  const waiting = new Map<number, (answer: Answer | null) => void>();
  let port: MessagePort | null = null;
  let isCut = false;
  let asked = 0;
  const send = (word: ToFrame) => port?.postMessage(word);

  const cut = () => {
    isCut = true;
    clearTimeout(patience);
    removeEventListener("message", onHello);
    unwatch();
    port?.close();
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  const fail = () => {
    if (isCut) return;
    cut();
    onTrouble();
  };
  const onWord = ({ data }: MessageEvent) => {
    const { success, data: word } = FromFrame.safeParse(data);
    if (isCut) return;
    if (!success) return fail();
    if ("asked" in word) {
      // A second answer, or one to nothing, finds nobody who waits.
      waiting.get(word.asked)?.(word);
      return;
    }
    if (word.type === "ready" || word.type === "unavailable") clearTimeout(patience);
    if (word.type === "unavailable") return fail();
    hear(word);
  };
  const onHello = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== url.origin || Hello.safeParse(data).data?.nonce !== nonce) return;
    // Loaded anew by itself: what was typed there is gone, and its line with it.
    if (port) return fail();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = onWord;
    const first: Begin = { cardFrame: "begin", nonce, ...begin, look: shownLook() };
    frame.contentWindow?.postMessage(first, url.origin, [channel.port2]);
  };

  addEventListener("message", onHello);
  const patience = setTimeout(onTrouble, PATIENCE_MS);
  const unwatch = watchLook(() => send({ type: "look", look: shownLook() }));
  url.hash = nonce;
  frame.src = url.href;

  return {
    tell: send,
    ask: (question, isForPerson = false) =>
      new Promise((resolve) => {
        if (isCut || !port) return resolve(null);
        const mine = ++asked;
        const late = isForPerson ? undefined : setTimeout(() => waiting.get(mine)?.(null), ANSWER_MS);
        waiting.set(mine, (answer) => {
          clearTimeout(late);
          waiting.delete(mine);
          resolve(answer);
        });
        send({ ...question, asked: mine });
      }),
    close: cut,
  };
}
