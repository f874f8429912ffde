/** Business constants that server and browser share. No zod here: the portal's bundle imports this file. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
export const MAX_FILES = 20;
/** So many recordings are destroyed at once: those of the entry and of every message that brought some. */
export const MAX_DESTROYED = 1000;
/** For how long after it was kept last a draft in a reporter's tab can be opened again. */
export const DRAFT_MINUTES = 60;
export const PART_BYTES = 8 * 1024 * 1024;

/** The endings of files that may be attached, in the groups in which forms name them (decision 114). */
export const FILE_TYPES = {
  pictures: ["jpg", "jpeg", "png", "gif", "webp", "heic", "heif"],
  documents: ["pdf", "doc", "docx", "odt", "xlsx", "ods", "pptx", "txt", "csv"],
  media: ["mp3", "m4a", "ogg", "wav", "mp4", "mov", "avi"],
  mails: ["eml", "msg"],
  archives: ["zip"],
} as const;
export const ALLOWED_FILE_TYPES = Object.values(FILE_TYPES).flat();
/** Files that may hold others, which nobody has seen: they are saved only, and never opened in the browser. */
export const SAVED_FILE_TYPES: readonly string[] = [...FILE_TYPES.mails, ...FILE_TYPES.archives];

/** The sound of a conversation, which the office attaches to a report that it enters. */
export const RECORDING_FILE_TYPES = ["mp3", "m4a", "wav", "ogg", "opus", "aac", "mp4", "mov"] as const;

export const MAX_TITLE_CHARACTERS = 200;
export const MAX_DESCRIPTION_CHARACTERS = 50_000;
/** Of the answers to all guided questions together. */
export const MAX_ANSWERS_CHARACTERS = 22_000;
export const MAX_MESSAGE_CHARACTERS = 20_000;
export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_CATEGORIES = 100;
export const MAX_CHANNELS = 100;
export const MAX_CHANNEL_NAME_CHARACTERS = 100;
export const MAX_LINK_SUFFIX_CHARACTERS = 60;
/** Of a start page in one language: its text, and its text with all that is said about its look. */
export const MAX_PAGE_CHARACTERS = 20_000;
export const MAX_PAGE_JSON_CHARACTERS = 200_000;
/** What a request may have for each language in which it brings such a text. */
export const PAGE_BODY_BYTES = 256 * 1024;
/** How many of them a request may bring when each is as long as it may be; our own pages are saved one by one. */
export const PAGES_AT_ONCE = 4;
/** A template's text, which has to fit into a message with room to write, and the templates that a company adds to the house's. */
export const MAX_TEMPLATE_CHARACTERS = 10_000;
export const MAX_TEMPLATE_TITLE_CHARACTERS = 100;
export const MAX_OWN_TEMPLATES = 100;
export const MAX_CATEGORY_NAME_CHARACTERS = 100;
export const MAX_CATEGORY_DESCRIPTION_CHARACTERS = 500;

/** How large a file may be whose origin is kept: what a browser still reads whole to check it. */
export const MAX_EXPORT_BYTES = 200 * 1024 * 1024;

/** How often an open thread is read again where live events do not get through (specification 9.4). */
export const FALLBACK_REFRESH_MS = 15_000;
export const COPY_CONFIRMATION_MS = 2_000;

/** How many rows one page of a list may carry. */
export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 1_000;
/** How many reports one call changes, and of how many it gives the texts or single lines at most. */
export const MAX_CHANGED_AT_ONCE = 200;
/** So many of what cannot be opened are shown at once; the next ones when these are gone. */
export const MAX_APART = 500;
export const MAX_TEXTS_AT_ONCE = 100;
export const MAX_LINES_BY_ID = 100;
/** How far back the small charts of the dashboard go. */
export const TREND_WEEKS = 12;

export const REMEMBERED_SESSION_DAYS = 30;
/** A remembered session that nobody used for so long is over; for others the account says after how many minutes. */
export const REMEMBERED_IDLE_DAYS = 7;
/** Sent with what a page asks for by itself while nobody has touched it for a minute: that is no use of the session. */
export const UNATTENDED_HEADER = "x-unattended";
export const UNATTENDED_AFTER_MS = 60_000;
/** Invitations that an account nobody pays for sends within 24 hours: their names and texts are the sender's own. */
export const FRESH_INVITES = 20;
export const TRIAL_DAYS_WITHOUT_CARD = 14;
export const TRIAL_DAYS_WITH_CARD = 7;
/** So many days after its date an invoice is due, where nothing is collected. */
export const INVOICE_DAYS = 14;
/** So many days before a trial ends a mail says so. */
export const TRIAL_REMINDER_DAYS = 2;
/** So long what a change of plan was said to cost may be taken up. */
export const PREVIEW_MINUTES = 60;
/** So many days lie between the word that an account will be deleted and the deletion, and this many days before it a reminder. */
export const DELETION_DAYS = 30;
export const DELETION_REMINDER_DAYS = 3;
/** A file that no report or message named within this time is swept away. */
export const PENDING_FILE_HOURS = 24;
/** Sealed bytes that may wait without a report, per channel, so that nobody fills the disk from outside. */
export const MAX_PENDING_BYTES_PER_CHANNEL = 8 * 1024 * 1024 * 1024;

/** The same for attachments on their way to one report. */
export const MAX_PENDING_BYTES_PER_REPORT = MAX_FILES * 101 * 1024 * 1024;
/** A sealed file of the largest size has this many parts. */
export const MAX_PARTS = 13;

export const DEMO_LINK_SUFFIX = "demo-company";
/** So long a visitor has a demo for themselves. */
export const DEMO_MINUTES = 60;

/** How long the links in mails hold. */
export const TOKEN_HOURS = { "verify-email": 48, "change-email": 24, "reset-password": 1, invitation: 14 * 24 } as const;
export type TokenPurpose = keyof typeof TOKEN_HOURS;
export const RESEND_SECONDS = 60;
/** Minutes in which the second step of a sign-in must follow. */
export const TICKET_MINUTES = 10;
export const SECOND_FACTOR_CODES = 10;

/** For how many minutes a session that proved who sits at it may do what demands that. */
export const CONFIRMED_MINUTES = 5;

/** How many minutes may pass between two reads of an archive before whoever makes it proves once more who they are. */
export const ARCHIVE_OPEN_MINUTES = 30;

/** So many times in a row an account's key may have been replaced until a link that names the first one refuses. */
export const MAX_SUCCESSIONS = 16;
