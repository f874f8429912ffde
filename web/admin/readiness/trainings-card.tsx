import type { TrainedPerson } from "@hz/contract/account/readiness";
import { trainedUntil, trainingState } from "@hz/contract/account/readiness-rules";
import { useState } from "react";
import { formatDay } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Pill } from "../../ui/pill.tsx";
import { useMay } from "../shared/session/user.ts";
import { t } from "./texts.ts";
import { TrainingDialog } from "./training-dialog.tsx";

const TONES = { valid: "ok", soon: "accent", expired: "accent", missing: "accent" } as const;

/** When everybody who handles reports was trained, with the way to enter it. */
export function TrainingsCard({ people }: { people: readonly TrainedPerson[] }) {
  const mayEnter = useMay("Benutzer und Abteilungen");
  const [asked, setAsked] = useState<TrainedPerson | null>(null);
  return (
    <Card title={t("rdTrainings")}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{t("rdTrainingsText")}</p>
        {people.length === 0 && <p>{t("rdTrainingsEmpty")}</p>}
        <ul aria-label={t("rdTrainings")} className="grid divide-y divide-line">
          {people.map((person) => (
            <li key={person.userId} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3 first:pt-0 last:pb-0">
              <Person person={person} />
              {mayEnter && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t("rdTrainingEnterOf", { name: person.name })}
                  onClick={() => setAsked(person)}
                >
                  {t("rdTrainingEnter")}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {asked && <TrainingDialog person={asked} onClose={() => setAsked(null)} />}
      </div>
    </Card>
  );
}

function Person({ person: { name, day, title } }: { person: TrainedPerson }) {
  const state = trainingState(day, new Date());
  const date = day && formatDay(day, "de");
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold wrap-anywhere">{name}</b>
        <Pill tone={TONES[state]}>{t(`rdTraining_${state}`)}</Pill>
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {date ? (title ? t("rdTrained", { day: date, title }) : date) : t("rdTrainingNone")}
        {day && `, ${t("rdTrainedUntil", { day: formatDay(trainedUntil(day), "de") })}`}
      </p>
    </div>
  );
}
