// npm run release:freeze: keeps what an installation of this version has, for the tests of all later ones (docs/releasing.md).
import { install, run } from "./setup.mjs";
import { ensureDatabaseServer } from "./system-packages.mjs";

install();
ensureDatabaseServer();
run("scripts/freeze-release.ts");
