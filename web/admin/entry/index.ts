export { ConsentFields } from "./consent-fields.tsx";
export { checkConsent, type EntryProblems, type EntryValues, firstEntry, momentOf } from "./entry-form.ts";
export { readEntryChannel } from "./use-entry.ts";
