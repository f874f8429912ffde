// npm run dev: serves the product with its interface unbuilt; what is saved shows at once.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, install, nodePath, root, run } from "./setup.mjs";

install();
// Some frames come out of a build, whichever it is.
if (!existsSync(join(root, "dist/web/stamp"))) run("scripts/build.mjs");
const dev = spawn(nodePath(), [join(root, "scripts/dev/run.ts")], { cwd: root, stdio: "inherit", env: environment() });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => dev.kill(signal));
dev.once("exit", (code) => process.exit(code ?? 0));
