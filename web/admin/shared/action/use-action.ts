import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, type FailureCode } from "../../../api/client.ts";
import { toast, type ToastContent } from "../../../ui/toasts.ts";
import { sayFailure, withCause } from "../failures/failure-text.ts";

type Words = string | ToastContent;

export type ActionSpec<Given, Result> = {
  /** Does it. Whoever passes the signal on can be stopped; it is given when what started it leaves the screen, too. */
  run: (given: Given, signal: AbortSignal) => Promise<Result>;
  /** What is said once it is done; nothing where the screen shows it. */
  done?: Words | ((result: Result, given: Given) => Words | null) | undefined;
  /** The sentence for what did not work, which the cause follows; a function gives the whole text, null where it is shown elsewhere. */
  failed: string | ((error: unknown, given: Given) => string | null);
  /** What is said instead where it was stopped; nothing without it. */
  stopped?: string | null;
  /**
   * A failure is read beside what started it (`problem`), or as a toast where that has no place for it, or is left meanwhile;
   * both where the specification has a toast for what is done in a dialog. The rule is in docs/style.md.
   */
  failsIn?: "toast" | "both" | undefined;
  /** What it changes: read again before it counts as done, and after a failure, for it may be a colleague's change that was in the way. */
  touches?: readonly QueryKey[] | undefined;
  /** What bears the same name is done one after the other: a second choice waits for the first one, and is not taken for the same click. */
  inOrder?: string;
  /** Follows what is done, before the button is free again. */
  onDone?: (result: Result, given: Given) => unknown;
  onFailed?: (error: unknown, given: Given) => unknown;
};

/** What somebody started: how to start it, whether it goes on, and what went wrong. */
export type Action<Given = void> = {
  /** Starts it; what is going on already goes on alone, so a double click is one. */
  run: (given: Given) => void;
  busy: boolean;
  /** What is being done, while it goes on. */
  given: Given | undefined;
  problem: string | null;
  /** Says what is missing before anything is started, or null for what is mended. */
  setProblem: (problem: string | null) => void;
  /** The code by which the server refused, or OFFLINE; null where nothing failed, or without one. */
  refusal: FailureCode | null;
  stop: () => void;
};

type Started<Given> = { given: Given; signal: AbortSignal };

/** The one way to do something that changes what is stored, or takes its time: every button, form and menu that acts uses it. */
export function useAction<Given = void, Result = unknown>(spec: ActionSpec<Given, Result>): Action<Given> {
  const client = useQueryClient();
  // State is a render behind: the second click of two must find the first one here.
  const running = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<FailureCode | null>(null);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.abort();
    };
  }, []);
  const readAgain = () => Promise.all((spec.touches ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));

  const fail = (error: unknown, given: Given) => {
    const code = error instanceof ApiError ? error.code : null;
    setRefusal(code);
    const text = typeof spec.failed === "string" ? withCause(spec.failed, error) : spec.failed(error, given);
    // Where the session ended, all of the page is left, and the sign-in page says why.
    const isUnread = isLeft.current && code !== "NOT_SIGNED_IN";
    if ((spec.failsIn || isUnread) && text !== null) sayFailure(text, null);
    if (spec.failsIn !== "toast") setProblem(text);
    void spec.onFailed?.(error, given);
  };
  const mutation = useMutation({
    // What was given may be a password: it goes with what gave it.
    gcTime: 0,
    mutationFn: ({ given, signal }: Started<Given>) => spec.run(given, signal),
    ...(spec.inOrder !== undefined && { scope: { id: spec.inOrder } }),
    onSuccess: async (result, { given }) => {
      await readAgain();
      const words = typeof spec.done === "function" ? spec.done(result, given) : spec.done;
      if (words) toast(typeof words === "string" ? { title: words } : words);
      await spec.onDone?.(result, given);
    },
    onError: (error, { given, signal }) => {
      // What was stopped has not failed.
      const isStopped = signal.aborted && (spec.stopped !== undefined || error === signal.reason);
      if (isStopped) setProblem(spec.stopped ?? null);
      else fail(error, given);
      void readAgain();
    },
    onSettled: (_result, _error, { signal }) => {
      // In order, another one may have been started since.
      if (running.current?.signal === signal) running.current = null;
    },
  });
  const run = (given: Given) => {
    if (running.current && spec.inOrder === undefined) return;
    running.current = new AbortController();
    setProblem(null);
    setRefusal(null);
    mutation.mutate({ given, signal: running.current.signal });
  };
  const { isPending, variables } = mutation;
  const given = isPending ? variables.given : undefined;
  return { run, busy: isPending, given, problem, setProblem, refusal, stop: () => running.current?.abort() };
}
