import { zodResolver } from "@hookform/resolvers/zod";
import { paths } from "@hz/contract/paths";
import { useForm } from "react-hook-form";
import { Link, useLoaderData } from "react-router";
import * as z from "zod";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePageTitle } from "../page-title.ts";
import { useFreshUser } from "../session/use-fresh-user.ts";
import { t } from "../texts.ts";
import { Entrance } from "./entrance.tsx";
import { useResend } from "./use-resend.ts";

/** The page /email-bestaetigung: after registering, and for whoever needs another link. */
export function ConfirmEmailScreen() {
  const isSignedIn = useLoaderData<boolean>();
  const user = useFreshUser(isSignedIn);
  const title = user?.isEmailVerified ? t("confirmEmailDoneTitle") : t("confirmEmailTitle");
  usePageTitle(title);
  const lead = user ? t("confirmEmailSent", { email: user.email }) : t("confirmEmailLead");
  const goOn = (
    <Link to={paths.dashboard} className={buttonClass(user?.isEmailVerified ? "primary" : "quiet")}>
      {t("confirmEmailGoOn")}
    </Link>
  );
  return (
    <Entrance
      title={title}
      lead={user?.isEmailVerified ? "" : lead}
      link={user ? { to: paths.dashboard, label: t("dashboard") } : { to: paths.signIn, label: t("signIn") }}
      below={
        !isSignedIn && (
          <>
            {t("confirmEmailBelow")}{" "}
            <Link to={paths.signIn} className="font-semibold text-brand">
              {t("toSignIn")}
            </Link>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {user?.isEmailVerified ? (
          <Notice tone="ok">{t("confirmEmailDone", { email: user.email })}</Notice>
        ) : user ? (
          <ResendToUser email={user.email} />
        ) : (
          <ResendToAddress />
        )}
        {user && goOn}
      </div>
    </Entrance>
  );
}

function ResendToUser({ email }: { email: string }) {
  const { resend, busy, isWaiting, label } = useResend(t("resendDoneOwn"));
  return (
    <>
      <p>{t("confirmEmailSpam")}</p>
      <Button busy={busy} disabled={isWaiting} onClick={() => void resend(email)}>
        {label}
      </Button>
    </>
  );
}

const Form = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email(t("emailInvalid")).max(254)),
});

function ResendToAddress() {
  const { resend, busy, isWaiting, isSent, label } = useResend(t("resendDoneText"));
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: "" } });
  const submit = form.handleSubmit(({ email }) => resend(email));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={t("email")} error={form.formState.errors.email?.message}>
        {(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" required />}
      </Field>
      {isSent && <p role="status">{t("confirmEmailSpam")}</p>}
      <Button type="submit" busy={busy} disabled={isWaiting}>
        {label}
      </Button>
    </form>
  );
}
