export type { Article, Block, Group } from "./article.ts";
export { articleAt, HANDBOOK, searchHandbook } from "./handbook.ts";
export { partsOf } from "./inline.ts";
export { PICTURES } from "./pictures.ts";
export type { Found, Marked } from "./search.ts";
