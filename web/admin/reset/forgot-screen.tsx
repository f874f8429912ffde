import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { paths } from "@hz/contract/paths";
import { useState } from "react";
import { Link } from "react-router";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import { toast } from "../../ui/toasts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { generalFailureText } from "../shared/failures/failure-text.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { TypedEmail } from "@hz/contract/scalars";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";

/** The page /passwort-vergessen. */
export function ForgotScreen() {
  usePageTitle(t("forgotTitle"));
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  const sent = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  return (
    <Entrance
      title={t("forgotTitle")}
      lead={isSent ? "" : t("forgotLead")}
      link={{ to: paths.signIn, label: t("signIn") }}
      below={
        !isSent && (
          <>
            {t("forgotBelow")}{" "}
            <Link to={paths.signIn} className="font-semibold whitespace-nowrap text-brand">
              {t("toSignIn")}
            </Link>
          </>
        )
      }
    >
      {isSent ? <Sent email={email} onAgain={() => setSent(false)} /> : <ForgotForm email={email} onSent={sent} />}
    </Entrance>
  );
}

const AddressForm = z.object({ email: z.string().trim().min(1, t("forgotEmailRequired")).pipe(TypedEmail) });

function ForgotForm({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useFields(AddressForm, { defaultValues: { email: known } });
  const requesting = useAction({
    run: (body: z.infer<typeof AddressForm>) => call(resetRoutes.request, { body }),
    done: t("forgotSent"),
    failed: (error) => generalFailureText(error, t("failureGeneral")),
    failsIn: "both",
    onDone: (_, { email }) => onSent(email),
  });
  const sayMissing = () => {
    if (form.getValues("email").trim() === "")
      toast({ title: t("forgotEmailRequired"), description: t("forgotEmailRequiredText"), variant: "destructive" });
  };
  return (
    <Form form={form} onValid={requesting.run} onInvalid={sayMissing}>
      <FormField form={form} name="email" label={t("email")}>
        {(control) => (
          <Input
            {...control}
            type="email"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- back from the step after it, which took the focus with it
            autoFocus={known !== ""}
            autoComplete="username"
            required
          />
        )}
      </FormField>
      <Problem>{requesting.problem}</Problem>
      <Button type="submit" busy={requesting.busy}>
        {requesting.busy ? t("forgotBusy") : t("forgotSubmit")}
      </Button>
    </Form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useStepFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-4">
      <Notice tone="ok">
        <h2 ref={heading} tabIndex={-1} className="w-fit text-lg">
          {t("forgotSent")}
        </h2>
        <p className="wrap-anywhere">{t("forgotSentText", { email })}</p>
      </Notice>
      <p className="text-muted">{t("forgotSpam")}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.signIn} className={buttonClass()}>
          {t("toSignIn")}
        </Link>
        <Button variant="quiet" onClick={onAgain}>
          {t("forgotAgain")}
        </Button>
      </div>
    </div>
  );
}
