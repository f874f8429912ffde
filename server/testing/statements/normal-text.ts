const STRING = /E'(?:[^'\\]|''|\\[\s\S])*'|'(?:[^']|'')*'/i;
const COMMENT = /--[^\n]*/;
const NAME = /"(?:[^"]|"")*"|[a-z_]\w*/i;
const TOKEN = new RegExp(`(${STRING.source})|(${COMMENT.source})|(${NAME.source})|(\\$\\d+)|(\\d+(?:\\.\\d+)?)|(\\s+)`, "gi");

/** Several rows or values that look alike: how many there are is no difference between statements. */
const VALUES = /(\$1|'\?')(?:, ?\1)+/g;
const ROWS = /(\((?:[^()]|\([^()]*\))*\))(?:, ?\1)+/g;

/**
 * An SQL text without what changes from call to call: strings are `'?'`, parameters `$1`, numbers `0`, whitespace one space, lists of
 * values as long as one. PostgreSQL's parser still reads it.
 */
export function normalText(text: string): string {
  const bare = text.replaceAll(TOKEN, (all, string, comment, name, parameter, number) => {
    if (string) return "'?'";
    if (comment) return " ";
    if (name) return all;
    if (parameter) return "$1";
    return number ? "0" : " ";
  });
  return bare.replaceAll(/ {2,}/g, " ").trim().replaceAll(VALUES, "$1").replaceAll(ROWS, "$1");
}
