import { integerOf, needText, textOf } from "../form.ts";
import { catchUp } from "../life/timers.ts";
import { invalid } from "../refusal.ts";
import type { PortalSessionRow, TestClockRow } from "../state.ts";
import { portalSessionView, testClockView } from "../views/others.ts";
import { customerOf, need, newId, type World } from "../world.ts";
import type { Call } from "./call.ts";

const createPortalSession: Call = {
  params: ["customer", "return_url", "locale"],
  run({ world, params }) {
    const row: PortalSessionRow = {
      id: newId("bps"),
      created: world.at,
      customer: customerOf(world, needText(params, "customer")).id,
      returnUrl: textOf(params, "return_url") ?? null,
      locale: textOf(params, "locale") ?? null,
    };
    world.state.portalSessions[row.id] = row;
    return portalSessionView(world, row);
  },
};

/** Moves the whole clock on, doing on the way what falls due. */
function moveTo(world: World, time: number): void {
  const ahead = time - world.at;
  catchUp(world, time);
  world.state.ahead += ahead;
}

const createClock: Call = {
  params: ["frozen_time", "name"],
  run({ world, params }) {
    const time = integerOf(params, "frozen_time");
    if (time !== undefined && time > world.at) moveTo(world, time);
    const row: TestClockRow = { id: newId("clock"), created: world.at, name: textOf(params, "name") ?? null };
    world.state.testClocks[row.id] = row;
    return testClockView(world, row);
  },
};

const clockOf = (world: World, id: string | undefined) => need(world.state.testClocks, id ?? "", "test clock", "test_clock");

const advanceClock: Call = {
  params: ["frozen_time"],
  run({ world, params, path }) {
    const row = clockOf(world, path["clock"]);
    const time = integerOf(params, "frozen_time");
    if (time === undefined || time <= world.at) throw invalid("A test clock can only be advanced into its future.", "frozen_time");
    moveTo(world, time);
    return testClockView(world, row);
  },
};

export const otherCalls: Record<string, Call> = {
  "POST /billing_portal/sessions": createPortalSession,
  "POST /test_helpers/test_clocks": createClock,
  "GET /test_helpers/test_clocks/:clock": { params: [], run: ({ world, path }) => testClockView(world, clockOf(world, path["clock"])) },
  "POST /test_helpers/test_clocks/:clock/advance": advanceClock,
};
