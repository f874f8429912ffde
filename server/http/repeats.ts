/** What repeats within this time is one line with a count at its end. */
const WINDOW_MS = 60_000;

type Facts = Record<string, string | number | boolean>;
type Waiting = { times: number; last: Facts };

/** Writes trouble that comes in masses: the first of a cause at once, all others of the next minute as one line with their number. */
export function countRepeats(line: (event: string, facts: Facts) => void, windowMs = WINDOW_MS) {
  const waiting = new Map<string, Waiting>();
  const open = (event: string, cause: string) => {
    waiting.set(cause, { times: 0, last: {} });
    setTimeout(() => {
      const { times, last } = waiting.get(cause)!;
      waiting.delete(cause);
      if (times === 0) return;
      line(event, { ...last, times });
      open(event, cause);
    }, windowMs).unref();
  };
  return (event: string, cause: string, facts: Facts): void => {
    const name = `${event} ${cause}`;
    const known = waiting.get(name);
    if (!known) {
      line(event, facts);
      return open(event, name);
    }
    known.times++;
    known.last = facts;
  };
}
