import fc from "fast-check";
import { expect, test } from "vitest";
import { newOverlaps, overlapsOf, standInsOf } from "./stand-ins.ts";

const department = fc.constantFrom<string[]>("a", "b", "c", "d");
const channel = fc.record({ departmentId: department, conflictDepartmentId: fc.option(department, { nil: null }) });
const circles = fc
  .uniqueArray(department, { minLength: 4, maxLength: 4 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), members: fc.uniqueArray(fc.constantFrom<string[]>("p", "q", "r"), { maxLength: 3 }) }),
      ),
    ),
  );

test("whoever would read a report about a department of theirs is found, and nobody else", () => {
  fc.assert(
    fc.property(fc.array(channel, { maxLength: 3 }), fc.uniqueArray(department, { maxLength: 2 }), circles, (channels, categories, all) => {
      const found = overlapsOf(all, standInsOf(channels, categories));
      const belongs = (person: string, id: string) => all.find((one) => one.id === id)!.members.includes(person);
      const receives = (id: string) => categories.includes(id) || channels.some(({ departmentId }) => departmentId === id);
      for (const person of ["p", "q", "r"])
        for (const office of ["a", "b", "c", "d"]) {
          // As somebody would say it: a report about this office may come to a department of this person, who belongs to it.
          const reads = channels.some(({ departmentId, conflictDepartmentId: standIn }) => {
            if (standIn === null || !belongs(person, standIn) || !belongs(person, office)) return false;
            return departmentId === office || categories.includes(office) || (standIn === office && receives(standIn));
          });
          expect(found.some(({ officeId, userIds }) => officeId === office && userIds.includes(person))).toBe(reads);
        }
    }),
  );
});

test("who stands in and receives other reports is found although nobody belongs to it", () => {
  const standIns = standInsOf([{ departmentId: "a", conflictDepartmentId: "b" }], ["b"]);
  expect(overlapsOf([], standIns)).toEqual([{ standInId: "b", officeId: "b", userIds: [] }]);
});

test("a change answers for what it brings, not for what was there", () => {
  const before = [{ standInId: "b", officeId: "a", userIds: ["p"] }];
  expect(newOverlaps(before, before)).toEqual([]);
  expect(newOverlaps(before, [])).toEqual([]);
  expect(newOverlaps(before, [{ standInId: "b", officeId: "a", userIds: ["p", "q"] }])).toEqual([
    { standInId: "b", officeId: "a", userIds: ["q"] },
  ]);
  const itself = { standInId: "b", officeId: "b", userIds: [] };
  expect(newOverlaps(before, [...before, itself])).toEqual([itself]);
  expect(newOverlaps([itself], [{ ...itself, userIds: ["p"] }])).toEqual([]);
});
