import type { AccountTables } from "./tables/account.ts";
import type { ChannelTables } from "./tables/channels.ts";
import type { DepartmentTables } from "./tables/departments.ts";
import type { DirectoryTables } from "./tables/directory.ts";
import type { PeopleTables } from "./tables/people.ts";
import type { ProcedureTables } from "./tables/procedure.ts";
import type { ReadinessTables } from "./tables/readiness.ts";
import type { ReportTables } from "./tables/reports.ts";
import type { ServiceTables } from "./tables/service.ts";

/** Today's tables as Kysely reads and writes them, by noun; kept in step with the migrations by a test over the catalog. */
export type Tables = AccountTables &
  PeopleTables &
  DepartmentTables &
  ChannelTables &
  ReportTables &
  ProcedureTables &
  ReadinessTables &
  DirectoryTables &
  ServiceTables;
