import { useQuery } from "@tanstack/react-query";
import { type Company, companyRoutes } from "@hz/contract/account/company";
import { securityRoutes, type SecurityState } from "@hz/contract/account/security";
import { call } from "../../api/client.ts";

export const COMPANY = ["company"] as const;
export const SECURITY = ["security"] as const;

/** The company's data, read anew on each visit: others may have changed it. */
export const useCompany = () =>
  useQuery<Company>({ queryKey: COMPANY, queryFn: ({ signal }) => call(companyRoutes.get, {}, signal), gcTime: 0 });

/** The security settings, read anew on each visit. */
export const useSecurity = () =>
  useQuery<SecurityState>({ queryKey: SECURITY, queryFn: ({ signal }) => call(securityRoutes.get, {}, signal), gcTime: 0 });
