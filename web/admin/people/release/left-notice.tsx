import { departmentRoutes } from "@hz/contract/people/departments";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { Notice } from "../../../ui/notice.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useMay } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";

/** Tells whoever was taken out of a department who did it and when; an empty list would say nothing. */
export function LeftNotice() {
  const enabled = useMay("Meldungen");
  const { data } = useQuery({ queryKey: queryKeys.left, queryFn: ({ signal }) => call(departmentRoutes.left, {}, signal), enabled });
  return data?.map(({ department, by, at }) => (
    <Notice key={department}>
      {t("leftDepartment", { by, department, date: formatDate(at, "de") })} {t("leftDepartmentHint")}
    </Notice>
  ));
}
