// The one script of the public pages: says of chosen files whether they are as they were made. It shares nothing with other scripts: of
// what lies elsewhere it may import types only.
import { checkFiles } from "./check-files.ts";

checkFiles(document.querySelector<HTMLElement>("#check")!);
