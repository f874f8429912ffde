// npm run mail:preview [folder]: writes every mail in every language as HTML and text, with a page that leads to all.
import { install, run } from "./setup.mjs";

install();
run("scripts/mail-previews.ts", process.argv.slice(2));
