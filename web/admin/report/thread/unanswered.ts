import { ApiError } from "../../../api/client.ts";

type Send<Sealed, Answer> = (sealed: Sealed) => Promise<Answer>;

/**
 * Sends what is sealed anew each time: `of` is what it is made of, `seal` seals it and sends that. What got no answer may have been
 * stored, and goes again byte for byte as long as it is made of the same.
 */
export function unanswered<Sealed>() {
  let left: { of: string; sealed: Sealed } | null = null;
  return async <Answer>(of: string, send: Send<Sealed, Answer>, seal: (send: Send<Sealed, Answer>) => Promise<Answer>): Promise<Answer> => {
    const sendSealed = (sealed: Sealed) => {
      left = { of, sealed };
      return send(sealed);
    };
    try {
      const answer = await (left?.of === of ? send(left.sealed) : seal(sendSealed));
      left = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code !== "OFFLINE") left = null;
      throw error;
    }
  };
}
