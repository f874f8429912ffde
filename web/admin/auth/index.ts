export type { SignInHandle } from "./sign-in-screen.tsx";
export { SignUpFailure } from "./sign-up-failure.tsx";
export { useResend } from "./use-resend.ts";
