import { parseSync, type CopyStmt, type DeleteStmt, type FuncCall, type InsertStmt, type JoinExpr, type Node } from "libpg-query";
import type { RangeFunction, RangeSubselect, RangeVar, SelectStmt, TruncateStmt, UpdateStmt, WithClause } from "libpg-query";
import { nameAccounts, type Condition, type Item, type Scope } from "./accounts-named.ts";

/** What a statement touches, by the names of tables (`pgboss.job` where it is not in schema public) and routines. */
export type Reach = {
  read: Set<string>;
  written: Set<string>;
  /** Tables of an account in a place where no account is given, so that row-level security alone keeps to it. */
  unnamed: Set<string>;
  calls: Set<string>;
};

/** What of each statement in the text is reached; statements that touch no rows (SET, DDL) reach nothing. Throws on what is no SQL. */
export function reachOf(text: string, tenants: ReadonlySet<string>): Reach {
  const reach: Reach = { read: new Set(), written: new Set(), unnamed: new Set(), calls: new Set() };
  const visitor = new Visitor(reach, tenants);
  for (const { stmt } of parseSync(text).stmts ?? []) if (stmt && !IS_DEFINITION.test(Object.keys(stmt)[0]!)) visitor.visit(stmt, TOP);
  return reach;
}

const TOP: Scope = { items: [], outer: null, withs: new Set() };
const IS_DEFINITION = /^(Create|Alter|Drop|Grant|Index|Comment|View|Rename|Vacuum|Reindex|Do)|Seq|Priv/;
/** A table's name as we use it. */
const nameOf = ({ schemaname, relname }: RangeVar): string =>
  schemaname && schemaname !== "public" ? `${schemaname}.${relname}` : relname!;

class Visitor {
  #reach: Reach;
  #tenants: ReadonlySet<string>;
  #by: Record<string, (body: never, scope: Scope) => void> = {
    SelectStmt: (body: SelectStmt, scope) => this.#select(body, scope),
    InsertStmt: (body: InsertStmt, scope) => this.#insert(body, scope),
    UpdateStmt: (body: UpdateStmt, scope) => this.#change(body, body.fromClause, scope),
    DeleteStmt: (body: DeleteStmt, scope) => this.#change(body, body.usingClause, scope),
    CopyStmt: (body: CopyStmt, scope) => this.#copy(body, scope),
    TruncateStmt: ({ relations = [] }: TruncateStmt) => relations.forEach((one) => "RangeVar" in one && this.#whole(one.RangeVar, true)),
    RangeVar: (body: RangeVar) => this.#whole(body, true),
    FuncCall: (body: FuncCall, scope) => this.#call(body, scope),
    // It names items of FROM again.
    lockingClause: () => {},
  };

  constructor(reach: Reach, tenants: ReadonlySet<string>) {
    this.#reach = reach;
    this.#tenants = tenants;
  }

  visit(value: unknown, scope: Scope): void {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const known = this.#by[key];
      if (known) known(child as never, scope);
      else this.visit(child, scope);
    }
  }

  #select({ withClause, fromClause = [], larg, rarg, ...rest }: SelectStmt, outer: Scope): void {
    const around = this.#withs(withClause, outer);
    if (larg) this.#select(larg, around);
    if (rarg) this.#select(rarg, around);
    this.#query(around, [], fromClause, rest.whereClause, rest);
  }

  #insert({ withClause, relation, cols = [], selectStmt, onConflictClause, ...rest }: InsertStmt, outer: Scope): void {
    const around = this.#withs(withClause, outer);
    const table = nameOf(relation!);
    this.#reach.written.add(table);
    const isNamed = cols.some((column) => "ResTarget" in column && column.ResTarget.name === "account_id");
    if (this.#tenants.has(table) && !isNamed) this.#reach.unnamed.add(table);
    this.visit(selectStmt, around);
    const row = this.#item(relation!, around);
    const items = [
      { ...row, isNamed: true },
      { alias: "excluded", table: null, isTenant: false, isNamed: true },
    ];
    this.visit([onConflictClause, rest], { ...around, items, outer: around });
  }

  #change({ withClause, relation, ...rest }: UpdateStmt | DeleteStmt, from: Node[] = [], outer: Scope): void {
    const around = this.#withs(withClause, outer);
    this.#reach.written.add(nameOf(relation!));
    const { fromClause: _, usingClause: __, ...others } = rest as UpdateStmt & DeleteStmt;
    this.#query(around, [this.#item(relation!, around)], from, rest.whereClause, others);
  }

  #query(around: Scope, items: Item[], from: Node[], where: Node | undefined, rest: unknown): void {
    const scope: Scope = { items, outer: around, withs: around.withs };
    const inside: unknown[] = [];
    const conditions: Condition[] = where ? [{ node: where, only: null }] : [];
    for (const node of from) this.#from(node, scope, conditions, inside);
    nameAccounts(scope, conditions);
    for (const { table, isTenant, isNamed } of scope.items) if (isTenant && !isNamed) this.#reach.unnamed.add(table!);
    this.visit([inside, rest], scope);
  }

  /** Takes in what one part of FROM brings; what is to be looked into once the accounts are known comes to `inside`. */
  #from(node: Node, scope: Scope, conditions: Condition[], inside: unknown[]): Item[] {
    if ("JoinExpr" in node) return this.#join(node.JoinExpr, scope, conditions, inside);
    if ("RangeVar" in node) {
      const item = this.#item(node.RangeVar, scope);
      if (item.table !== null) this.#reach.read.add(item.table);
      scope.items.push(item);
      return [item];
    }
    inside.push(node);
    const body = Object.values(node)[0] as RangeSubselect | RangeFunction;
    const item = { alias: body.alias?.aliasname ?? "", table: null, isTenant: false, isNamed: true };
    scope.items.push(item);
    return [item];
  }

  #join(join: JoinExpr, scope: Scope, conditions: Condition[], inside: unknown[]): Item[] {
    const left = this.#from(join.larg!, scope, conditions, inside);
    const right = this.#from(join.rarg!, scope, conditions, inside);
    const kept = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [] }[join.jointype as string];
    if (join.quals) {
      conditions.push({ node: join.quals, only: kept ?? null });
      inside.push(join.quals);
    }
    if (join.usingClause?.some((one) => "String" in one && one.String.sval === "account_id"))
      for (const a of left) for (const b of right) conditions.push({ node: sameAccount(a, b), only: kept ?? null });
    return [...left, ...right];
  }

  #item(relation: RangeVar, { withs }: Scope): Item {
    const name = nameOf(relation);
    const alias = relation.alias?.aliasname ?? relation.relname!;
    const isWith = !relation.schemaname && withs.has(name);
    return { alias, table: isWith ? null : name, isTenant: !isWith && this.#tenants.has(name), isNamed: isWith };
  }

  #withs(clause: WithClause | undefined, outer: Scope): Scope {
    let withs = outer.withs;
    for (const node of clause?.ctes ?? []) {
      if (!("CommonTableExpr" in node)) continue;
      const { ctename, ctequery } = node.CommonTableExpr;
      const after = new Set([...withs, ctename!]);
      this.visit(ctequery, { ...outer, withs: clause?.recursive ? after : withs });
      withs = after;
    }
    return { ...outer, withs };
  }

  #whole(relation: RangeVar, isWritten: boolean): void {
    const table = nameOf(relation);
    this.#reach[isWritten ? "written" : "read"].add(table);
    if (this.#tenants.has(table)) this.#reach.unnamed.add(table);
  }

  #copy({ relation, query, is_from }: CopyStmt, scope: Scope): void {
    if (relation) this.#whole(relation, is_from === true);
    this.visit(query, scope);
  }

  #call({ funcname = [], ...rest }: FuncCall, scope: Scope): void {
    const last = funcname.at(-1);
    if (last && "String" in last) this.#reach.calls.add(last.String.sval!);
    this.visit(rest, scope);
  }
}

const sameAccount = (a: Item, b: Item): Node => ({
  A_Expr: { kind: "AEXPR_OP", name: [{ String: { sval: "=" } }], lexpr: accountOf(a), rexpr: accountOf(b) },
});
const accountOf = ({ alias }: Item): Node => ({ ColumnRef: { fields: [{ String: { sval: alias } }, { String: { sval: "account_id" } }] } });
