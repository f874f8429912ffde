/** Whether this browser can use passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential === "function";
