import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../shared/texts/texts.ts";

type Refusal = { text: string; isTaken: boolean };

/** Why there is no account, and where somebody else has typed the address, the way to get it back. */
export function SignUpFailure({ text, isTaken }: Refusal) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      {isTaken && (
        <p>
          {t("freeAsk")}{" "}
          <Link to={paths.releaseAddress} className="font-semibold underline">
            {t("freeGo")}
          </Link>
        </p>
      )}
    </Notice>
  );
}
