import { Refusal } from "../refusal.ts";
import { catchUp } from "../life/timers.ts";
import type { World } from "../world.ts";
import { type Html, html } from "./html.ts";

/** The longest step: two years and a day, so that a yearly plan can be seen renewed twice. */
const MAX_DAYS = 731;
const DAY = 86_400;

/** The page that moves the provider's clock: what trial, charges and reminders wait for can be seen at once. */
export function clockPage({ at }: World): Html {
  const now = new Date(at * 1000).toLocaleString("de-DE", { dateStyle: "full", timeStyle: "short", timeZone: "Europe/Berlin" });
  return html`<div class="card narrow">
    <h1>Uhr des Zahlungsanbieters</h1>
    <p>Beim Zahlungsanbieter ist es ${now}. Nur seine Uhr wird vorgestellt: Testphasen enden, Rechnungen werden fällig.</p>
    <form method="post">
      <p>
        <label>Um so viele Tage vorstellen<br /><input name="days" type="number" min="1" max="${MAX_DAYS}" value="7" required /></label>
      </p>
      <div class="actions"><button>Vorstellen</button></div>
    </form>
  </div>`;
}

/** Moves the clock on by so many days, doing on the way what falls due; it never goes back. */
export function moveClock(world: World, days: unknown): void {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS) throw new Refusal(400, `Bitte geben Sie 1 bis ${MAX_DAYS} Tage an.`);
  catchUp(world, world.at + count * DAY);
  world.state.ahead += count * DAY;
}
