import { paths } from "@hz/contract/paths";
import { CircleHelp } from "lucide-react";
import { Link } from "react-router";
import { t } from "../texts/texts.ts";

/** Leads from a page to its article of the handbook, by the end of that one's address. */
export function HelpLink({ slug }: { slug: string }) {
  return (
    <Link
      to={paths.handbook(slug)}
      className="flex min-h-11 w-fit items-center gap-1.5 text-sm font-semibold text-brand no-underline hover:underline"
    >
      <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
      {t("helpLink")}
    </Link>
  );
}
