import type { ManagedUser } from "@hz/contract/people/people";

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("de");

/** The people in whose name, address, role or department each of the words is; active ones first, by name. */
export function searchPeople(people: readonly ManagedUser[], words: string): ManagedUser[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const found = people.filter((user) => {
    if (asked.length === 0) return true;
    const text = plain([user.fullName, user.email, user.role, ...user.departments.map(({ name }) => name)].join(" "));
    return asked.every((word) => text.includes(word));
  });
  return found.sort((a, b) => compare(a.fullName, b.fullName));
}

const { compare } = new Intl.Collator("de");
