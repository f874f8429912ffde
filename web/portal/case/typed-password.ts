/** Seven groups of four with dashes, as this product writes a case password, and what goes on right behind it. */
const WRITTEN = /(?<![\p{L}\p{N}-])(?<code>[0-9a-z]{4}(?:-[0-9a-z]{4}){6})(?<more>-?[\p{L}\p{N}])?/iu;

/** A case number: eight characters, of which a dash divides the halves. */
const CASE_NUMBER = /^[0-9a-z]{4}[\s\p{Pd}]*[0-9a-z]{4}$/iu;

/**
 * The case password in what was typed or pasted where it is asked for: without a word or a sign around it, and out of the saved file,
 * whose lines a field of one line joins in one way or another.
 */
export function passwordIn(typed: string): string {
  const { code, more } = WRITTEN.exec(typed)?.groups ?? {};
  // What goes on behind it in a short text is a slip, and is called so; in a long one it is the file's next line.
  if (code && (!more || typed.length > 2 * code.length)) return code;
  return typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || typed;
}

/** Whether somebody typed the number of their case, which is no secret, in place of its password. */
export const isCaseNumber = (typed: string): boolean => CASE_NUMBER.test(typed);
