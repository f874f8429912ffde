/** What the rules need to know about a table, as `readCatalog` gives it. */
export type CatalogTable = {
  name: string;
  rowSecurity: boolean;
  forced: boolean;
  policies: number;
  columns: { name: string; type: string; notNull: boolean }[];
  indexes: { name: string; primary: boolean; unique: boolean; columns: string[] }[];
  foreignKeys: {
    name: string;
    target: string;
    columns: string[];
    targetColumns: string[];
    /** "set null" and "set default" with the columns they touch, otherwise null. */
    resets: string[] | null;
  }[];
};

const key = "account_id";

/**
 * One sentence for each table, key or foreign key that could cross accounts or would stop the tables from being spread over several
 * databases by account. `globals` names the global tables.
 */
export function brokenTenantRules(tables: CatalogTable[], globals: ReadonlySet<string>): string[] {
  return tables
    .filter((table) => !globals.has(table.name))
    .flatMap((table) =>
      [
        ...columnRules(table),
        ...indexRules(table),
        ...table.foreignKeys.flatMap((foreign) => foreignKeyRules(foreign, globals)),
        ...securityRules(table),
      ].map((rule) => `${table.name}: ${rule}`),
    );
}

function columnRules({ columns }: CatalogTable): string[] {
  const column = columns.find(({ name }) => name === key);
  if (!column) return [`has no column ${key}`];
  const type = column.type === "uuid" ? [] : [`${key} is ${column.type}, not uuid`];
  return column.notNull ? type : [...type, `${key} may be null`];
}

function indexRules({ indexes }: CatalogTable): string[] {
  const missing = indexes.some(({ primary }) => primary) ? [] : ["has no primary key"];
  const wrong = indexes.filter(({ unique, columns }) => unique && columns[0] !== key);
  return [...missing, ...wrong.map(({ name }) => `unique index ${name} does not begin with ${key}`)];
}

function foreignKeyRules(foreign: CatalogTable["foreignKeys"][number], globals: ReadonlySet<string>): string[] {
  if (globals.has(foreign.target)) return [];
  const at = foreign.columns.indexOf(key);
  const loose = at < 0 || foreign.targetColumns[at] !== key;
  return [
    ...(loose ? [`foreign key ${foreign.name} to ${foreign.target} does not carry ${key}`] : []),
    ...(foreign.resets?.includes(key) ? [`foreign key ${foreign.name} would reset ${key}`] : []),
  ];
}

function securityRules({ rowSecurity, forced, policies }: CatalogTable): string[] {
  if (!rowSecurity || !forced) return ["row-level security is not enabled and forced"];
  return policies > 0 ? [] : ["has no row-level security policy"];
}
