/** Who asks gives up after a few seconds; what hangs says nothing for much longer. */
const PATIENCE_MS = 3000;

/** What comes of it, unless that takes too long; then it rejects. */
export async function inTime<Result>(result: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
