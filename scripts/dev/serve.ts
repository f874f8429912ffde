// The product as it is worked on: its interface comes from Vite, at the address that is the argument.
import { stopOnSignal } from "../../server/stop.ts";

// Before everything else is loaded, as in serve.ts.
const stop = stopOnSignal();
const [{ serve }, { demo }, { interfaceFrom }] = await Promise.all([
  import("../../server/main.ts"),
  import("../seed/demo.ts"),
  import("./interface.ts"),
]);
await serve({ demo, stop, build: interfaceFrom(process.argv[2]!) });
