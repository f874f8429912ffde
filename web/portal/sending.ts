/*
 * What only whoever writes a report needs: what keeps a draft, sealing, sending, and the page that shows the password afterwards. It
 * comes as a file of its own as soon as somebody touches the form; whoever only looks at it does not pay for it.
 */
export { formPlace } from "../vault/content/tab-draft.ts";
export { createDraftKeeper } from "./draft/keep-draft.ts";
export { MissingFiles } from "./draft/draft-notice.tsx";
export { FormDraftNotice } from "./form/form-draft-notice.tsx";
export { putDraft, readDraft } from "./form/form-draft.ts";
export { createSender } from "./form/send-report.ts";
export { WhileWriting } from "./form/while-writing.tsx";
export { SuccessPage } from "./pages/success-page.tsx";
