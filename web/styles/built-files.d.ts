/** The address under which a style sheet is served. */
declare module "*.css?url" {
  const address: string;
  export default address;
}

declare module "*.woff?url" {
  const address: string;
  export default address;
}

/** A worker's module as the text of a script of the old kind (scripts/classic-worker.ts). */
declare module "*.mjs?classic" {
  const text: string;
  export default text;
}

/** The address of a worker's file, which the build makes of its module. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
