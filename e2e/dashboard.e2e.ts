import { paths } from "@hz/contract/paths";
import { copyChannelAddress, lineOf, openReport, signIn } from "./handler.ts";
import { look } from "./look.ts";
import { expect, test } from "./people.ts";
import { DEMO } from "./product.ts";
import { submitReport } from "./reporter.ts";
