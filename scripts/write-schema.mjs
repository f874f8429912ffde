// npm run db:schema: writes server/db/schema.sql, the schema as the migrations make it, for people to read.
import { install, run } from "./setup.mjs";

install();
run("scripts/write-schema.ts");
