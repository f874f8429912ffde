export type { SignInHandle } from "./sign-in-screen.tsx";
export { type Refusal, refusalOf, SignUpFailure } from "./sign-up-failure.tsx";
export { useResend } from "./use-resend.ts";
