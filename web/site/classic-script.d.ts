/** A worker's module as the text of a script of the old kind (scripts/classic-worker.ts). */
declare module "*.mjs?classic" {
  const text: string;
  export default text;
}
