import { createContext } from "react";

/** The password that opened the case, as typed; "" outside of one. In memory only, as the keys that follow from it. */
export const OwnPassword = createContext("");

/** A text in the one spelling that the login brings every other to: no spaces, dashes or other signs, capitals, O as 0, I and L as 1. */
const spelled = (text: string) =>
  text
    .replace(/[^0-9a-z]/gi, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** Whether a text has the case password in it, in any spelling that the login would take. */
export const hasPassword = (text: string, password: string): boolean => password !== "" && spelled(text).includes(spelled(password));
