import { type Measure, type MeasureValues, procedureRoutes } from "@hz/contract/procedure/procedure";
import { MEASURE_STATE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { formatDay } from "../../../i18n/dates.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useProcedureChange } from "./use-procedure.ts";

/** What is to become of a measure, and how it was seen. */
type Wanted = { seen: Measure; values: MeasureValues };

/**
 * Changes a measure. `measure` is as it stood when somebody began to change it; `news` is what a colleague made of it meanwhile
 * (then nothing was kept), `seen` what the next try starts from.
 */
export function useMeasure(reportId: string, measure: Measure | null, onDone: () => void) {
  const users = useUserNames();
  const [crossed, setCrossed] = useState<Measure | null>(null);
  const name = (id: string | undefined, otherwise: string) => (id && users.get(id)) ?? otherwise;

  const tell = async (measureId: string) => {
    const procedure = await call(procedureRoutes.get, { params: { id: reportId } });
    queryClient.setQueryData(queryKeys.procedure(reportId), procedure);
    setCrossed(procedure.measures.find(({ id }) => id === measureId) ?? null);
  };
  const changing = useProcedureChange(reportId, {
    run: async ({ seen: { id: measureId, state, day, userId }, values }: Wanted) => {
      const body = { ...values, from: { state, day, userId } };
      try {
        await call(procedureRoutes.changeMeasure, { params: { id: reportId, measureId }, body });
      } catch (error) {
        if (error instanceof ApiError && error.code === "REPORT_CHANGED") await tell(measureId);
        throw error;
      }
    },
    done: t("measureChanged"),
    onDone,
  });
  const news =
    changing.refusal === "REPORT_CHANGED" && crossed
      ? t("measureCrossed", {
          name: name(crossed.changed?.by, t("changedSomebody")),
          state: MEASURE_STATE_TEXTS[crossed.state],
          day: formatDay(crossed.day, "de", "short"),
          person: name(crossed.userId, t("formerUser")),
        })
      : null;
  return { ...changing, problem: news ? null : changing.problem, news, seen: crossed ?? measure };
}
