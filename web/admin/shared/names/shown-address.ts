import { isReleasedAddress } from "@hz/contract/sign-in/released-address";
import { t } from "../texts/texts.ts";

/** What stands for a person's address on a page: none where it was taken back. */
export const shownAddress = (email: string): string => (isReleasedAddress(email) ? t("addressNone") : email);
