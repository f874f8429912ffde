import { expect, test } from "vitest";
import { assigneesAmong } from "./filter-options.ts";

test("guests and former people are nobody to filter a list by: no case is theirs", () => {
  const people = [
    { id: "here", fullName: "Kim Kollege", isActive: true, isGuest: false },
    { id: "gone", fullName: "Toni Früher", isActive: false, isGuest: false },
    { id: "guest", fullName: "Greta Gast", isActive: true, isGuest: true },
  ];
  expect(assigneesAmong(people).map(({ id }) => id)).toEqual(["here"]);
});
