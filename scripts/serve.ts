import { stopOnSignal } from "../server/stop.ts";

// Before everything else is loaded: a signal in that moment would leave behind the database of a start that has crashed.
const stop = stopOnSignal();
const { serve } = await import("../server/main.ts");
// The server itself cannot seal anything, so the demo is handed in from outside its wall.
const { demo } = await import("./seed/demo.ts");
await serve({ demo, stop });
