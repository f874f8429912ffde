import type { FieldPath, FieldValues } from "react-hook-form";
import { ApiError, type FailureCode } from "../../../api/client.ts";
import { withCause } from "../failures/failure-text.ts";
import type { Fields } from "./form.tsx";

type Otherwise = string | ((error: unknown) => string | null);

/**
 * What an action says when it fails (`failed`), for a form: takes which refusal of the server is about which field, where it is
 * said and focused, and what is said of all others, as a sentence that the cause follows or as the whole text.
 */
export const atField =
  <Typed extends FieldValues, Given>(
    form: Fields<Typed, Given>,
    fields: Partial<Record<FailureCode, FieldPath<Typed>>>,
    otherwise: Otherwise,
  ) =>
  (error: unknown): string | null => {
    const name = error instanceof ApiError ? fields[error.code] : undefined;
    if (!name || !(error instanceof ApiError)) return typeof otherwise === "string" ? withCause(otherwise, error) : otherwise(error);
    form.setError(name, { message: error.text }, { shouldFocus: true });
    return null;
  };
