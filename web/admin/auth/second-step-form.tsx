import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Problem } from "../../ui/notice.tsx";
import { knowsPasskeys, passkeyFailure } from "../shared/proof/passkeys.ts";
import { useAction } from "../shared/action/use-action.ts";
import { BareForm } from "../shared/form/bare-form.tsx";
import { t } from "../shared/texts/first-texts.ts";
import type { HalfSignIn } from "./sign-in.ts";

type SecondStepFormProps = {
  half: HalfSignIn;
  onDone: () => Promise<unknown>;
  /** Back to the first step, with a sentence where one is due. */
  onBack: (why: string | null) => void;
};

export function SecondStepForm({ half, onDone, onBack }: SecondStepFormProps) {
  const [byPaper, setByPaper] = useState(false);
  const [code, setCode] = useState("");
  const taking = useAction({
    run: (by: "code" | "passkey") => (by === "code" ? half.byCode(code) : half.byPasskey()),
    failed: (error) => passkeyFailure(error, t("secondStepFailed")),
    onDone,
    onFailed: (error) => error instanceof ApiError && error.code === "TICKET_EXPIRED" && onBack(error.text),
  });
  const submit = () => {
    if (code.trim() === "") taking.setProblem(t("secondStepEmpty"));
    else taking.run("code");
  };
  const change = () => {
    setByPaper(!byPaper);
    setCode("");
    taking.setProblem(null);
  };

  return (
    <BareForm onSend={submit}>
      <Problem>{taking.problem}</Problem>
      <Field
        key={String(byPaper)}
        label={byPaper ? t("secondStepCode") : t("secondStepTotp")}
        hint={byPaper ? t("secondStepCodeHint") : t("secondStepTotpHint")}
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for this one thing, and the focus was on the form before
            autoFocus
            autoComplete="one-time-code"
            inputMode={byPaper ? "text" : "numeric"}
            autoCapitalize={byPaper ? "characters" : "none"}
            spellCheck={false}
            maxLength={40}
            className="font-mono text-lg tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" busy={taking.given === "code"} disabled={taking.busy}>
        {t("secondStepSubmit")}
      </Button>
      {half.methods.includes("passkey") && knowsPasskeys() && (
        <Button variant="quiet" busy={taking.given === "passkey"} disabled={taking.busy} onClick={() => taking.run("passkey")}>
          <Fingerprint aria-hidden="true" className="size-4" />
          {taking.given === "passkey" ? t("passkeySignInBusy") : t("secondStepPasskey")}
        </Button>
      )}
      {byPaper && <p className="text-sm text-muted">{t("secondStepNothing")}</p>}
      <div className="flex flex-wrap justify-between gap-2">
        {half.methods.includes("code") && (
          <Button variant="ghost" size="small" onClick={change}>
            {byPaper ? t("secondStepToTotp") : t("secondStepToCode")}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => onBack(null)}>
          {t("secondStepBack")}
        </Button>
      </div>
    </BareForm>
  );
}
