/** The address under which a style sheet is served. */
declare module "*.css?url" {
  const address: string;
  export default address;
}
