// npm run webkit: brings the built product up to date, then tries it in WebKit.
import { install, run } from "../setup.mjs";
import { ensureWebKit, missingForWebKit } from "../system-packages.mjs";

install();
if (!ensureWebKit()) {
  console.error(`Bitte installieren Sie ${missingForWebKit().join(" und ")} (Debian).`);
  process.exit(1);
}
run("scripts/build.mjs", ["--if-changed"]);
run("scripts/webkit/run.ts");
