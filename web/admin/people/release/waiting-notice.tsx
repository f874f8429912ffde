import { paths } from "@hz/contract/paths";
import type { WaitingPerson } from "@hz/contract/people/people";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMay } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useReleasable } from "../queries.ts";
import { ReleaseDialog } from "./release-dialog.tsx";

const SHOWN = 3;

/** Says who waits for a key that the signed-in person has, and opens the dialog that grants it; else nothing. */
export function WaitingNotice() {
  const waiting = useReleasable();
  const [chosen, setChosen] = useState<WaitingPerson | null>(null);
  const mayUsers = useMay("Benutzer und Abteilungen");
  const onUsers = useLocation().pathname === paths.users;
  const shown = onUsers || !mayUsers ? waiting : waiting.slice(0, SHOWN);
  return (
    <>
      {shown.length > 0 && (
        <Notice tone="accent">
          <ul className="grid gap-2">
            {shown.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p className="min-w-0 wrap-anywhere">{t("waitingFor", { name: person.fullName })}</p>
                <Button variant="quiet" size="small" onClick={() => setChosen(person)}>
                  {t("releaseOpen")}
                </Button>
              </li>
            ))}
          </ul>
          {shown.length < waiting.length && (
            <Link to={paths.users} className={buttonClass("ghost", "small")}>
              {t("waitingMore")}
            </Link>
          )}
        </Notice>
      )}
      {chosen && <ReleaseDialog person={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
