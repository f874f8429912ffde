import type { InquiryType } from "@hz/contract/account/contact";
import type { Operator } from "@hz/contract/account/operator";
import { paths } from "@hz/contract/paths";

/** The address of the contact form with what an inquiry is about chosen already. */
export const contactAbout = (type: InquiryType): string => `${paths.contact}?anliegen=${type}`;

/** Where a demonstration is booked: the operator's calendar, or else the contact form. */
export const demoAddress = ({ bookingUrl }: Operator): string => bookingUrl ?? contactAbout("demo");

/** The sections of the start page that other pages lead to. */
export const START_SECTIONS = { features: "features", pricing: "pricing" } as const;
