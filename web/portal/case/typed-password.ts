/** Seven groups of four with dashes: a case password as this product writes it. */
const WRITTEN = /(?<![\p{L}\p{N}-])[0-9a-z]{4}(?:-[0-9a-z]{4}){6}/iu;

/** A case number: eight characters, of which a dash divides the halves. */
const CASE_NUMBER = /^[0-9a-z]{4}[\s\p{Pd}]*[0-9a-z]{4}$/iu;

/**
 * The case password in what was typed or pasted where it is asked for: without a dot or another sign around it, and out of the saved
 * file, whose lines a field of one line joins in one way or another.
 */
export function passwordIn(typed: string): string {
  const [written] = WRITTEN.exec(typed) ?? [];
  // What is a little too long is a slip, and is called so.
  if (written && typed.length > 2 * written.length) return written;
  return typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || typed;
}

/** Whether somebody typed the number of their case, which is no secret, in place of its password. */
export const isCaseNumber = (typed: string): boolean => CASE_NUMBER.test(typed);
