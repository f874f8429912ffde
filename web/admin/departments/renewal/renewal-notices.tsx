import { paths } from "@hz/contract/paths";
import { useLocation } from "react-router";
import { useDepartments } from "../queries.ts";
import { RenewalPanel } from "./renewal-panel.tsx";

/** Stands above every screen while a department's key is due for renewal or a renewal is unfinished; /abteilungen shows it in place. */
export function RenewalNotices() {
  const { data } = useDepartments();
  const { pathname } = useLocation();
  if (!data || pathname === paths.departments) return null;
  return data.map((department) => <RenewalPanel key={department.id} department={department} />);
}
