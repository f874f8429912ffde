import type { A_Expr, Node, RowExpr } from "libpg-query";

/** What FROM names in one query: a table, or what a subquery, a function or a WITH gives (`table` is null: it is judged by itself). */
export type Item = { alias: string; table: string | null; isTenant: boolean; isNamed: boolean };

/** One query with the queries around it. */
export type Scope = { items: Item[]; outer: Scope | null; withs: ReadonlySet<string> };

/** A condition; `only` are the items that it leaves out rows of, where an outer join keeps the others. */
export type Condition = { node: Node; only: readonly Item[] | null };

type Side = Item | "value" | null;

/** Marks the items of a query whose account is given: as a value, or as that of another item whose account is given. */
export function nameAccounts(scope: Scope, conditions: Condition[]): void {
  const equal = conditions.flatMap(({ node, only }) => equalities(node, scope).map((sides) => ({ sides, only })));
  const name = (one: Side, other: Side, only: Condition["only"]): boolean => {
    if (one === null || one === "value" || one.isNamed || !scope.items.includes(one)) return false;
    if (other === null || (other !== "value" && !other.isNamed) || only?.includes(one) === false) return false;
    one.isNamed = true;
    return true;
  };
  const once = () => equal.map(({ sides: [a, b], only }) => name(a, b, only) || name(b, a, only)).some(Boolean);
  while (once());
}

/** Of conditions that all hold: alternatives name no account. */
function equalities(node: Node, scope: Scope): [Side, Side][] {
  if ("BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR")
    return (node.BoolExpr.args ?? []).flatMap((part) => equalities(part, scope));
  if ("A_Expr" in node && node.A_Expr.kind === "AEXPR_OP" && operator(node.A_Expr) === "=") {
    const { lexpr, rexpr } = node.A_Expr;
    return lexpr && rexpr ? pairs(lexpr, rexpr, scope) : [];
  }
  // (account_id, id) in (select …): the query inside is judged by itself.
  if ("SubLink" in node && node.SubLink.subLinkType === "ANY_SUBLINK" && node.SubLink.testexpr && !node.SubLink.operName)
    return parts(node.SubLink.testexpr).map((part) => [side(part, scope), "value"]);
  return [];
}

const operator = ({ name }: A_Expr): string => name?.map((part) => ("String" in part ? part.String.sval : "")).join(".") ?? "";

function pairs(left: Node, right: Node, scope: Scope): [Side, Side][] {
  const [lefts, rights] = [parts(left), parts(right)];
  if (lefts.length !== rights.length) return lefts.map((part) => [side(part, scope), "SubLink" in right ? "value" : null]);
  return lefts.map((part, at) => [side(part, scope), side(rights[at]!, scope)]);
}

const parts = (node: Node): Node[] => ("RowExpr" in node ? ((node.RowExpr as RowExpr).args ?? []) : [node]);

function side(node: Node, scope: Scope): Side {
  if ("TypeCast" in node) return node.TypeCast.arg ? side(node.TypeCast.arg, scope) : null;
  if ("ColumnRef" in node) {
    const names = (node.ColumnRef.fields ?? []).map((field) => ("String" in field ? (field.String.sval ?? "") : "*"));
    return column(names.at(-1)!, names.at(-2), scope);
  }
  return "ParamRef" in node || "A_Const" in node || "FuncCall" in node || "SubLink" in node ? "value" : null;
}

function column(name: string, of: string | undefined, scope: Scope): Side {
  // What a routine is given.
  if (of === undefined && name.startsWith("in_")) return "value";
  if (name !== "account_id") return null;
  if (of !== undefined) return found(of, scope) ?? "value";
  const tables = scope.items.filter(({ table }) => table !== null);
  if (tables.length > 0) return tables.length === 1 ? tables[0]! : null;
  return scope.items[0] ?? (scope.outer ? column(name, of, scope.outer) : "value");
}

/** The item of that name; undefined for what is none, as a trigger's NEW. */
const found = (alias: string, scope: Scope): Item | undefined =>
  scope.items.find((item) => item.alias === alias) ?? (scope.outer ? found(alias, scope.outer) : undefined);
