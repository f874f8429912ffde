// npm run audit:check: recomputes the audit log of every account; ends with 1 when one of them is broken.
import { install, run } from "./setup.mjs";

install();
run("scripts/audit-chains.ts");
