import { serve } from "../server/main.ts";
import { demo } from "./seed/demo.ts";

// The server itself cannot seal anything, so the demo is handed in from outside its wall.
await serve({ demo });
