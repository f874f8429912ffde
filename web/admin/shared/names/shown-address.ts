import { isReleasedAddress } from "@hz/contract/sign-in/released-address";
import { t } from "../texts/texts.ts";

/** Takes a person's address and gives what stands for it on a page: none where it was taken back. */
export const shownAddress = (email: string): string => (isReleasedAddress(email) ? t("addressNone") : email);
