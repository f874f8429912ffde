/** What the department that every account begins with is called. */
export const FIRST_DEPARTMENT = "Interne Meldestelle";
/** What reporters see in the place of a name, where the company does not show its handlers'. */
export const NEUTRAL_NAME = "Meldestelle";

/** What stands for a department's people: what was never called otherwise is the office, another one is named. */
export const neutralNameOf = (department: string): string => (department === FIRST_DEPARTMENT ? NEUTRAL_NAME : department);
