export { afterRelease, confirmationOf, refreshConfirmation, templateJobs } from "./confirmation.ts";
export { receiptToSign, signedConfirmationOf, signReceipt } from "./receipt-signatures.ts";
export { registerTemplateRoutes } from "./routes.ts";
