import { Email } from "@hz/contract/scalars";

export type SignInTyped = { email: string; password: string; remember: boolean };
/** What is wrong with each field, where something is. */
export type SignInWrong = { email?: "empty" | "invalid"; password?: "empty" };

/** Reads the form itself: the browser may have filled it in without a word to anybody. */
export function typedIn(form: HTMLFormElement): SignInTyped {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { email: text("email").trim(), password: text("password"), remember: data.has("remember") };
}

/** What is wrong with the sign-in; an address is looked at once there is one. */
export function checkSignIn({ email, password }: SignInTyped): SignInWrong {
  return {
    ...(email === "" ? { email: "empty" as const } : Email.safeParse(email).success ? {} : { email: "invalid" as const }),
    ...(password.trim() === "" && { password: "empty" as const }),
  };
}
