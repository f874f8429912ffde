export { CodeSheet } from "./code-sheet.tsx";
export { ConfirmCode } from "./confirm-code.tsx";
