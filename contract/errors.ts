/** The closed list of error codes with their HTTP status. Texts live with the languages (web/i18n, server/http/texts.ts). */
export const ERRORS = {
  INVALID_INPUT: 422,
  BOX_REFUSED: 422,
  PART_DAMAGED: 422,
  FILES_INCOMPLETE: 422,
  FILES_NOT_ALLOWED: 422,
  CATEGORY_REQUIRED: 422,
  CATEGORY_UNKNOWN: 422,
  ANONYMOUS_NOT_ALLOWED: 422,
  ASSIGNEE_UNKNOWN: 422,
  SIGN_IN_FAILED: 401,
  NOT_SIGNED_IN: 401,
  CASE_NOT_FOUND: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CHANNEL_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  LINK_SUFFIX_TAKEN: 409,
  REPORT_CONFLICT: 409,
  MESSAGE_CONFLICT: 409,
  PART_CONFLICT: 409,
  NOTES_KEY_EXISTS: 409,
  DEPARTMENT_KEY_OUTDATED: 409,
  TOO_LARGE: 413,
  TOO_MANY_TRIES: 429,
  UPLOAD_QUOTA: 429,
  CLIENT_OUTDATED: 400,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** What every error answer carries. `fields` names the inputs that were refused, never their values. */
export type ErrorAnswer = { code: ErrorCode; message: string; fields?: string[] };
