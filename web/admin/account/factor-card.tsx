import { paths } from "@hz/contract/paths";
import type { AnswerOf } from "@hz/contract/route";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import type { CurrentUser } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pill } from "../../ui/pill.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { AskPassword } from "./ask-password.tsx";
import { CodesSheet } from "./codes-sheet.tsx";
import { Loaded } from "./loaded.tsx";
import { useFactor } from "./queries.ts";

const FEW_CODES = 3;
type FactorState = AnswerOf<typeof secondFactorRoutes.get>;

/** The card of the second factor: on or off, its recovery codes, and what can be done about it. */
export function FactorCard() {
  const { hasSecondFactor, email } = useUser();
  const factor = useFactor();
  const [codes, setCodes] = useState<string[] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const done = () => {
    // The button that said so goes away with the codes.
    place.current?.focus();
    setCodes(null);
  };
  return (
    <Card
      title={t("factorTitle")}
      actions={<Pill tone={hasSecondFactor ? "ok" : "neutral"}>{hasSecondFactor ? t("factorOn") : t("factorOff")}</Pill>}
    >
      <div ref={place} tabIndex={-1}>
        {codes ? (
          <div className="grid max-w-md gap-3">
            <p>{t("codesLead")}</p>
            <CodesSheet codes={codes} email={email} onDone={done} />
          </div>
        ) : (
          <Loaded query={factor}>
            {({ since, codesLeft, hasRemover }) => (
              <div className="grid gap-3">
                {since === null ? <Off /> : <On since={since} codesLeft={codesLeft} onCodes={setCodes} />}
                {since !== null && !hasRemover && <Notice tone="accent">{t("factorNoRemover")}</Notice>}
              </div>
            )}
          </Loaded>
        )}
      </div>
    </Card>
  );
}

function Off() {
  return (
    <div className="grid gap-3">
      <p className="max-w-prose">{t("factorOffText")}</p>
      <div>
        <Link to={paths.secondFactor} className={buttonClass()}>
          {t("factorSetUp")}
        </Link>
      </div>
    </div>
  );
}

type OnProps = { since: string; codesLeft: number; onCodes: (codes: string[]) => void };

function On({ since, codesLeft, onCodes }: OnProps) {
  const { secondFactorRequired } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"renew" | "off" | null>(null);

  const renew = async (auth: string) => {
    const { codes } = await call(secondFactorRoutes.renewCodes, { body: { auth } });
    await client.invalidateQueries({ queryKey: queryKeys.secondFactor });
    onCodes(codes);
  };
  const switchOff = async (auth: string) => {
    await call(secondFactorRoutes.switchOff, { body: { auth } });
    client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, hasSecondFactor: false });
    client.setQueryData<FactorState>(queryKeys.secondFactor, (known) => known && { ...known, since: null, codesLeft: 0 });
    if (secondFactorRequired) await navigate(paths.secondFactor);
  };

  return (
    <div className="grid gap-3">
      <p className="max-w-prose">{t("factorOnText")}</p>
      <p className="text-sm text-muted">
        {t("factorSince", { date: formatDate(since, "de") })} · {t("factorCodesLeft", { count: codesLeft })}
      </p>
      {codesLeft < FEW_CODES && <Notice tone="accent">{t("factorFewCodes")}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setAsking("renew")}>
          {t("factorRenew")}
        </Button>
        <Button variant="quiet" onClick={() => setAsking("off")}>
          {t("factorSwitchOff")}
        </Button>
      </div>
      {asking === "renew" && (
        <AskPassword
          title={t("factorRenewQuestion")}
          text={t("factorRenewText")}
          confirmLabel={t("factorRenewAction")}
          onProved={renew}
          done={t("factorRenewed")}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "off" && (
        <AskPassword
          title={t("factorSwitchOffQuestion")}
          text={secondFactorRequired ? t("factorSwitchOffDuty") : t("factorSwitchOffText")}
          confirmLabel={t("factorSwitchOffAction")}
          destructive
          onProved={switchOff}
          done={t("factorSwitchedOff")}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
