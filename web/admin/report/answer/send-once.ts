import type { AnswerKind, NewMessage } from "@hz/contract/reports/messages";
import { ApiError } from "../../../api/client.ts";

/** A sealed answer, with the author, words and files that it is made `of`. */
export type SealedAnswer = { of: string; message: NewMessage & { kind: AnswerKind } };
/** What is to be sent now; an answer begun as a confirmation is a message once the receipt is confirmed. */
type Wanted = { of: string; kind: AnswerKind; isAcknowledged: boolean };

const isRefused = (error: unknown) => error instanceof ApiError && error.code === "ALREADY_ACKNOWLEDGED";

/**
 * Sends what is wanted and resolves to the kind that it was sent as. `place` holds what a failed try has sealed: the same goes
 * again byte for byte and stays one message. So does a confirmation that became a message meanwhile: the receipt may be confirmed
 * by this very one, whose answer was lost.
 */
export async function sendOnce(
  place: { current: SealedAnswer | null },
  { of, kind, isAcknowledged }: Wanted,
  send: (sealed: SealedAnswer) => Promise<void>,
  seal: () => Promise<SealedAnswer>,
): Promise<AnswerKind> {
  const left = place.current?.of === of ? place.current : null;
  const isLost = left?.message.kind === "acknowledgement" && kind === "message" && isAcknowledged;
  try {
    if (left && (left.message.kind === kind || isLost)) {
      await send(left);
      place.current = null;
      return left.message.kind;
    }
  } catch (error) {
    if (!isRefused(error) || left?.message.kind === kind) throw error;
    // It was a colleague who confirmed: this one never arrived, and goes as what it has become.
  }
  place.current = await seal();
  await send(place.current);
  place.current = null;
  return kind;
}
