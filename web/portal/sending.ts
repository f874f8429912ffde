/*
 * What only whoever sends a report needs: sealing, sending, and the page that shows the password afterwards. It comes as a file of
 * its own as soon as somebody touches the form; whoever only looks at it does not pay for it.
 */
export { createSender } from "./form/send-report.ts";
export { SuccessPage } from "./pages/success-page.tsx";
