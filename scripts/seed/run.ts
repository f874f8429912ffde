import { readConfig } from "../../server/config.ts";
import { wire } from "../../server/wiring.ts";
import { seedDemo } from "./demo.ts";

// Makes the demo in the database that the environment names, and ends.
const wired = await wire(readConfig(process.env), () => {});
await seedDemo(wired.ctx);
await wired.close();
