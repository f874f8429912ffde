export { FactorCard } from "./factor-card.tsx";
export { PasskeysCard } from "./passkeys-card.tsx";
export { PasswordCard } from "./password-card.tsx";
export { RecoveryCard } from "./recovery-card.tsx";
export { SessionsCard } from "./sessions-card.tsx";
