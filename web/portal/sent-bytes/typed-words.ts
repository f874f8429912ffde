import { useEffect, useState } from "react";
import { wordsOf } from "./readable.ts";

/** Where people write; what they tick and choose is no word of theirs. */
const FIELDS = "form textarea, form input:not([type=radio], [type=checkbox], [type=file])";

/** The words that stand in the page's forms or stood there when they were sent, by what was last in each field. They stay in this page. */
export function useTypedWords(page: HTMLElement): ReadonlySet<string> {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = (field: HTMLInputElement | HTMLTextAreaElement) =>
      setTyped((before) => new Map(before).set(field.name || field.id, field.value));
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELDS)) read(target as HTMLInputElement);
    };
    page.querySelectorAll<HTMLInputElement>(FIELDS).forEach(read);
    page.addEventListener("input", note);
    return () => page.removeEventListener("input", note);
  }, [page]);
  return wordsOf([...typed.values()].join("\n"));
}
