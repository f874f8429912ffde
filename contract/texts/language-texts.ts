import type { DutySource } from "../channels/channel-duties.ts";
import type { OwnTextPage } from "../channels/duty-pages.ts";
import type { Block } from "../channels/duty-text-parts.ts";
import type { HouseCategories } from "../channels/house-categories.ts";
import type { HouseQuestionTexts } from "../channels/question-terms.ts";
import type { BodyLevel, ExternalBodyId } from "../procedure/external-bodies.ts";
import type { HouseTemplateId } from "../templates/template-topics.ts";

/** What an office's channel says of itself, what becomes part of a case or is printed, and the mail to a reporter. */
export type OfficeTexts = {
  /** What letters call the department that every account begins with. */
  name: string;
  /** The start page of a new channel: an opening, then twice a heading with its text. */
  firstPage: readonly string[];
  bodies: Readonly<Record<ExternalBodyId, { name: string; purpose: string }>>;
  /** What a reporter is asked to consent to, word for word. */
  consent: string;
  /** Without a name: the thread is read by whoever may not know who the reporter is (§ 8 HinSchG). */
  record: Readonly<Record<"final" | "recorded" | "destroyed", string>>;
  feedback: Readonly<Record<"greeting" | "taken" | "planned" | "reasons" | "withheld" | "regards", string>>;
  meetingHeld: string;
  poster: PosterTexts;
  /** What is handed to somebody whose report the office entered: the password's sheet, and what stands beside its QR code. */
  sheet: Readonly<Record<"text" | "qr" | "scan", string>>;
  /** What a link to the portal says on the company's own pages. */
  link: Readonly<Record<"label" | "title", string>>;
  /** The words fit any mailbox that somebody else may read. */
  news: Readonly<Record<"subject" | "text" | "open", string>>;
};

/** What a printed poster says; `language` is the tag that its dates are written by. */
export type PosterTexts = Readonly<
  Record<
    | "language"
    | "title"
    | "subtitle"
    | "lead"
    | "qr"
    | "address"
    | "sealed"
    | "device"
    | "fingerprint"
    | "fingerprintMeans"
    | "documentTitle",
    string
  >
> & { steps: readonly { name: string; text: string }[] };

/** What stands on the pages that no company writes itself. */
export type MadePageTexts = Readonly<
  Record<
    "choice" | "asOf" | "own" | "ownText" | "phone" | "hours" | "meeting" | "meetingRight" | "noPhone" | "lead" | "outside" | "outsideText",
    string
  >
> & { levels: Readonly<Record<BodyLevel, string>> };

/**
 * All that a language of the portal says besides what its pages say themselves. Browsers load one of them when it is wanted
 * (`web/i18n/language-texts`), the server has all (`all-texts`).
 */
export type LanguageTexts = OfficeTexts & {
  /** `[… words]` in them is what a person adds by hand. */
  templates: Readonly<Record<HouseTemplateId, string>>;
  duties: Readonly<Record<OwnTextPage, (source: DutySource) => Block[]>>;
  /** Advice on device, network and Tor Browser; `onion` is the portal's address in the Tor network, where it has one. */
  devices: (onion: string | null) => Block[];
  madePages: MadePageTexts;
  questions: HouseQuestionTexts;
  /** The first categories by their German names; null in German. */
  categories: HouseCategories | null;
};
