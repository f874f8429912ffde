declare module "*.woff?url" {
  const address: string;
  export default address;
}
