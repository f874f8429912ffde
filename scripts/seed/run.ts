import { besideService, readConfig } from "../../server/config.ts";
import { wire } from "../../server/wiring.ts";
import { FOR_VISITOR, seedSharedDemo, seedVisitorsDemo } from "./demo.ts";

// Makes a demo in the database that the environment names, and ends.
const wired = await wire(besideService(readConfig(process.env)), () => {});
await (process.argv[2] === FOR_VISITOR ? seedVisitorsDemo : seedSharedDemo)(wired.ctx);
await wired.close();
