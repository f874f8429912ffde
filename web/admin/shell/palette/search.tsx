import { SearchX } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { Found } from "../../handbook/index.ts";
import { usePeople } from "../../people/index.ts";
import { useUser } from "../../shared/session/user.ts";
import { useShownTheme } from "../header/theme-switch.tsx";
import { t } from "../../shared/texts/texts.ts";
import { actionEntries, articleEntries, type Entry, PEOPLE, personEntries, screenEntries, sectionEntries } from "./entries.ts";
import { matching } from "../../shared/search/match.ts";
import { PaletteField } from "./palette-field.tsx";
import { PaletteFooter } from "./palette-footer.tsx";
import { type Group, PaletteList } from "./palette-list.tsx";

export type SearchProps = {
  /** What was typed before the palette was there. */
  first: string;
  go: (to: string) => void;
  onChoose: (run: () => void) => void;
  onClose: () => void;
  reports?: {
    entries: readonly Entry[];
    /** How many there are in all. */
    count: number;
    /** Whether all of them were searched. */
    isWhole: boolean;
    note: string | null;
    onTyped: (typed: string) => void;
  };
};

/** Field and list of the palette, a combobox by the book: the focus stays in the field, the arrow keys move through the list. */
export function Search({ first, go, onChoose, onClose, reports }: SearchProps) {
  const list = useId();
  const user = useUser();
  const theme = useShownTheme();
  const [typed, setTyped] = useState(first);
  const [wanted, setWanted] = useState<string | null>(null);
  const isSearching = typed.trim() !== "";
  const people = usePeople();
  const articles = useHandbook(typed);
  const groups: Group[] = [
    { name: t("paletteScreens"), entries: matching(screenEntries(user, go), typed) },
    { name: t("paletteSections"), entries: isSearching ? matching(sectionEntries(user, go), typed) : [] },
    { name: t("palettePeople"), entries: isSearching ? matching(personEntries(people.data ?? [], go), typed).slice(0, PEOPLE) : [] },
    { name: t("paletteActions"), entries: matching(actionEntries(theme), typed) },
    { name: t("paletteReports"), entries: reports?.entries ?? [] },
    { name: t("handbook"), entries: articleEntries(articles, go) },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.max(
    0,
    entries.findIndex(({ id }) => id === wanted),
  );
  const active = entries[place];
  const count = entries.length - (reports?.entries.length ?? 0) + (reports?.count ?? 0);

  const type = (next: string) => {
    setTyped(next);
    setWanted(null);
    reports?.onTyped(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && entries.length > 0) setWanted(entries[(place + step + entries.length) % entries.length]!.id);
    else if (event.key === "Enter" && active) onChoose(active.run);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <PaletteField
        typed={typed}
        hint={reports ? t("paletteHint") : t("paletteHintNoReports")}
        list={entries.length > 0 ? list : null}
        active={active ? `${list}-${active.id}` : null}
        onTyped={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {entries.length > 0 ? (
        <PaletteList id={list} groups={groups} active={active?.id ?? null} onActive={setWanted} onChoose={(entry) => onChoose(entry.run)} />
      ) : (
        <div className="grid justify-items-center gap-1 px-6 py-10 text-center">
          <SearchX aria-hidden="true" className="mb-1 size-6 text-muted" />
          <p className="font-semibold">{t("paletteNothing")}</p>
          <p className="max-w-prose text-sm text-muted">{reports ? t("paletteNothingText") : t("paletteNothingTextNoReports")}</p>
        </div>
      )}
      <PaletteFooter note={isSearching ? (reports?.note ?? null) : null} />
      <p role="status" className="sr-only">
        {isSearching && (count === 0 ? reports?.isWhole !== false && t("paletteNothing") : t("paletteCount", { count }))}
      </p>
    </>
  );
}

/** Of fewer letters nearly every article has some. */
const LETTERS = 3;
type SearchHandbook = (typed: string) => Found[];

/** The articles about what was typed; the handbook comes when it is first needed, and without it nothing is found there. */
function useHandbook(typed: string): readonly Found[] {
  const [search, setSearch] = useState<SearchHandbook | null>(null);
  useEffect(() => {
    void import("../../handbook/handbook.ts").then(
      (file) => setSearch(() => file.searchHandbook),
      () => undefined,
    );
  }, []);
  const found = search && typed.trim().length >= LETTERS ? search(typed) : [];
  // Words stand in many articles; those that are named by them come alone.
  const named = found.filter(({ title }) => title.some(({ isHit }) => isHit));
  return named.length > 0 ? named : found;
}
