import { Refusal } from "../refusal.ts";
import { catchUp } from "../life/timers.ts";
import type { World } from "../world.ts";
import { type Html, html } from "./html.ts";

/** The longest step: two years and a day, so that a yearly plan can be seen renewed twice. */
const MAX_DAYS = 731;
/** As far as it goes in all: beyond are years that no date field knows. */
const MAX_YEARS = 10;
const DAY = 86_400;

const said = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString("de-DE", { dateStyle: "full", timeStyle: "short", timeZone: "Europe/Berlin" });

/** The page that moves the provider's clock, and the application's with it: what they wait for can be seen at once. */
export function clockPage({ at, state: { ahead, applicationAhead } }: World): Html {
  const own = at - ahead + applicationAhead;
  // As the last move had it.
  const isTaken = ahead > 0 && applicationAhead === ahead;
  return html`<div class="card narrow">
    <h1>Uhr des Zahlungsanbieters</h1>
    <p>Beim Zahlungsanbieter ist es ${said(at)}.</p>
    <p>In der Anwendung ist es ${said(own)}.</p>
    <form method="post">
      <p>
        <label>Um so viele Tage vorstellen<br /><input name="days" type="number" min="1" max="${MAX_DAYS}" value="7" required /></label>
      </p>
      <p>
        <label><input name="application" type="checkbox" value="yes" ${isTaken ? html`checked` : ""} /> Die Anwendung mitnehmen</label>
      </p>
      <div class="actions"><button>Vorstellen</button></div>
    </form>
    <h2>Nur der Zahlungsanbieter</h2>
    <p>Testphasen enden dort, Rechnungen werden fällig. Die Anwendung behält ihre Zeit und erinnert deshalb nicht früher.</p>
    <h2>Mit der Anwendung</h2>
    <p>Beide zeigen danach dieselbe Zeit, und was bis dahin fällig wird, geschieht gleich und einmal:</p>
    <ul>
      <li>Erinnerungen gehen hinaus: Ende der Testphase, ablaufende Karte, Fristen.</li>
      <li>
        Fristen von Meldungen laufen ab. Die Löschung nach Frist kündigt an und löscht frühestens 30 Tage später, bei einem weiteren
        Schritt.
      </li>
      <li>Anmeldungen, Einladungen und Links laufen ab: Danach melden Sie sich neu an.</li>
      <li>Codes aus einer Authenticator-App gelten weiter nach der wirklichen Zeit.</li>
    </ul>
    <p>
      <strong>Zurück geht es nicht</strong>, auch nicht durch einen Neustart. Nehmen Sie dafür nur eine Installation, deren Daten Sie nicht
      brauchen. Seiten, die schon offen sind, zeigen die neue Zeit erst, wenn Sie sie neu laden. Das Protokoll des Servers und die Liste im
      lokalen Postfach nennen die wirkliche Zeit.
    </p>
  </div>`;
}

/**
 * Moves the clock on by so many days, doing on the way what falls due; it never goes back. Taken along, the application goes to the
 * same time. Tells by how many seconds the application went on.
 */
export function moveClock(world: World, days: unknown, withApplication: boolean): number {
  const { state } = world;
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS) throw new Refusal(400, `Bitte geben Sie 1 bis ${MAX_DAYS} Tage an.`);
  if (state.ahead + count * DAY > MAX_YEARS * 365 * DAY) throw new Refusal(400, `Weiter als ${MAX_YEARS} Jahre geht die Uhr nicht vor.`);
  catchUp(world, world.at + count * DAY);
  state.ahead += count * DAY;
  if (!withApplication) return 0;
  const before = state.applicationAhead;
  state.applicationAhead = state.ahead;
  return state.ahead - before;
}
