import { Search } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Input } from "../../../ui/input.tsx";
import { isFree } from "../overlay/overlay.ts";
import { t } from "../texts/texts.ts";

type SearchFieldProps = { words: string; onWords: (words: string) => void; label?: string; placeholder?: string };

/** A search field; "/" anywhere on the screen focuses it. */
export function SearchField({ words, onWords, label = t("searchLabel"), placeholder = t("searchPlaceholder") }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // With the first paint, so that no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !isFree(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <search className="relative block w-full sm:w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onWords("")}
        className="pl-9"
      />
    </search>
  );
}
