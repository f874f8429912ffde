/** What is known of one number: it is between these two. */
type Bounds = { low: number; high: number };
/** So many of each number add up to nothing. */
type Equation = Readonly<Record<string, number>>;

/** Somebody who knows some numbers, of others only that there is no less than nothing, and how they hang together; for tests. */
export class Attacker {
  private readonly known = new Map<string, Bounds>();
  private readonly equations: Equation[] = [];

  /** Notes what was told of a number, by its name. */
  learn(name: string, low: number, high = Infinity): void {
    const { low: least, high: most } = this.boundsOf(name);
    this.known.set(name, { low: Math.max(low, least), high: Math.min(high, most) });
  }

  /** Notes that some numbers add up to the same as others. */
  equate(some: readonly string[], others: readonly string[]): void {
    const equation: Record<string, number> = {};
    for (const name of some) equation[name] = (equation[name] ?? 0) + 1;
    for (const name of others) equation[name] = (equation[name] ?? 0) - 1;
    this.equations.push(equation);
  }

  /** Every number that can be but one by now. */
  found(): Map<string, number> {
    const equations = [...this.equations, ...this.eliminated()];
    for (let isNews = true; isNews;) {
      isNews = false;
      for (const equation of equations)
        for (const name of Object.keys(equation)) if (!this.isKnown(name)) isNews = this.narrow(equation, name) || isNews;
    }
    return new Map([...this.known].flatMap(([name, { low, high }]) => (low === high ? [[name, low] as const] : [])));
  }

  private boundsOf(name: string): Bounds {
    return this.known.get(name) ?? { low: 0, high: Infinity };
  }

  private isKnown(name: string): boolean {
    const { low, high } = this.boundsOf(name);
    return low === high;
  }

  /** Whether what the others of an equation are leaves less for this one than was known. */
  private narrow(equation: Equation, name: string): boolean {
    const own = equation[name]!;
    if (Math.abs(own) < 1e-6) return false;
    let [low, high] = [0, 0];
    for (const [other, factor] of Object.entries(equation)) {
      if (other === name || factor === 0) continue;
      const bounds = this.boundsOf(other);
      const by = -factor / own;
      low += by > 0 ? by * bounds.low : by * bounds.high;
      high += by > 0 ? by * bounds.high : by * bounds.low;
    }
    const before = this.boundsOf(name);
    this.learn(name, Math.ceil(low - 1e-6), Math.floor(high + 1e-6));
    const after = this.boundsOf(name);
    return after.low > before.low || after.high < before.high;
  }

  /** The equations with one unknown number after the other taken out of all others: what follows from several at once. */
  private eliminated(): Equation[] {
    const rows = this.equations.map((equation) => ({ ...equation }) as Record<string, number>);
    const done = new Set<Record<string, number>>();
    for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
      const pivot = this.isKnown(name) ? undefined : rows.find((row) => !done.has(row) && Math.abs(row[name] ?? 0) > 1e-6);
      if (!pivot) continue;
      done.add(pivot);
      for (const row of rows) {
        const times = row === pivot ? 0 : (row[name] ?? 0) / pivot[name]!;
        if (times === 0) continue;
        for (const [other, factor] of Object.entries(pivot)) {
          row[other] = (row[other] ?? 0) - times * factor;
          if (Math.abs(row[other]) < 1e-6) delete row[other];
        }
      }
    }
    return rows;
  }
}
