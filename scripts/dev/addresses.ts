/** Where the product's own process asks Vite for what draws pages. */
export const PAGES = "/dev-pages";
/** The script that must run before the first component. */
export const PREAMBLE = "/dev-preamble.js";
