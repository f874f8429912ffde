/** That a department stands in where a report concerns another one. Of the same one twice: it would hear of reports about itself. */
export type StandIn = { standInId: string; officeId: string };
/** A department and the people who belong to it. */
export type Circle = { id: string; members: readonly string[] };
/** A department that stands in for another one and shares people with it; of the same one twice all of its people. */
export type Overlap = StandIn & { userIds: string[] };

/**
 * Which department stands in for which, by where each channel delivers to and the departments that categories deliver to, in every
 * channel. Who stands in and receives ordinary reports as well stands in for itself.
 */
export function standInsOf(
  channels: readonly { departmentId: string; conflictDepartmentId: string | null }[],
  categoryDepartments: readonly string[],
): StandIn[] {
  const receiving = new Set([...channels.map((channel) => channel.departmentId), ...categoryDepartments]);
  return distinct(
    channels.flatMap(({ departmentId, conflictDepartmentId: standInId }) => {
      if (standInId === null) return [];
      const offices = [departmentId, ...categoryDepartments, ...(receiving.has(standInId) ? [standInId] : [])];
      return offices.map((officeId) => ({ standInId, officeId }));
    }),
  );
}

/** The departments that share people with one for which they stand in, with the people. */
export function overlapsOf(circles: readonly Circle[], standIns: readonly StandIn[]): Overlap[] {
  const members = new Map(circles.map(({ id, members: all }) => [id, all]));
  return standIns
    .map(({ standInId, officeId }) => {
      const office = new Set(members.get(officeId));
      return { standInId, officeId, userIds: (members.get(standInId) ?? []).filter((id) => office.has(id)) };
    })
    .filter(({ standInId, officeId, userIds }) => userIds.length > 0 || standInId === officeId);
}

/** The overlaps that a change brought, each with the people who are new in it. */
export function newOverlaps(before: readonly Overlap[], after: readonly Overlap[]): Overlap[] {
  return after.flatMap((overlap) => {
    const earlier = before.find((one) => one.standInId === overlap.standInId && one.officeId === overlap.officeId);
    const userIds = overlap.userIds.filter((id) => !earlier?.userIds.includes(id));
    const isSame = earlier !== undefined && (userIds.length === 0 || overlap.standInId === overlap.officeId);
    return isSame ? [] : [{ ...overlap, userIds }];
  });
}

const distinct = (standIns: readonly StandIn[]): StandIn[] => [
  ...new Map(standIns.map((one) => [`${one.standInId} ${one.officeId}`, one])).values(),
];

/** A department with what is delivered to it, and what was signed that it is for. */
type Signed = {
  id: string;
  name: string;
  key: { purpose: { name: string; standsInFor: readonly string[] } | null };
  channels: readonly { id: string; as: "office" | "conflict" }[];
  categories: readonly { id: string }[];
};

/** What each department is for by the channels' settings; needs all departments. */
export function purposesOf(departments: readonly Signed[]): Map<string, string[]> {
  const offices = departments.filter((one) => one.categories.length > 0).map(({ id }) => id);
  const officeOf = (channelId: string) =>
    departments.filter(({ channels }) => channels.some((one) => one.id === channelId && one.as === "office")).map(({ id }) => id);
  return new Map(
    departments.map(({ id, channels }) => {
      const standing = channels.filter((channel) => channel.as === "conflict");
      return [id, standing.length === 0 ? [] : [...new Set([...standing.flatMap((one) => officeOf(one.id)), ...offices])].toSorted()];
    }),
  );
}

/** The departments of which something else was signed than they are for by now, each with what they are for; needs all departments. */
export function unsigned<D extends Signed>(departments: readonly D[]): { department: D; standsInFor: string[] }[] {
  const purposes = purposesOf(departments);
  return departments
    .map((department) => ({ department, standsInFor: purposes.get(department.id) ?? [] }))
    .filter(({ department: { name, key }, standsInFor }) => {
      const said = key.purpose;
      return said?.name !== name || said.standsInFor.toSorted().join() !== standsInFor.join();
    });
}
