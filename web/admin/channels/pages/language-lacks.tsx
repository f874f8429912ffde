import type { Channel } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useCategories } from "../../categories/index.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { useTemplates } from "../../templates/index.ts";
import { useDuties } from "../duties/queries.ts";
import { useQuestions } from "../questions/queries.ts";
import { lacksIn, type Written } from "./lacks.ts";

/** What is known of a channel's texts beside its start pages; `failed` is the read that did not come. */
export function useWritten(channel: Channel) {
  const [duties, categories, templates, questions] = [useDuties(channel.id), useCategories(), useTemplates(), useQuestions(channel.id)];
  const written: Written | null =
    duties.data && categories.data && templates.data && questions.data
      ? { channel, duties: duties.data, categories: categories.data, templates: templates.data, questions: questions.data }
      : null;
  return { written, failed: written ? undefined : [duties, categories, templates, questions].find(({ isError }) => isError) };
}

/** What a language of a channel lacks, each with the way to where it is written. */
export function LanguageLacks({ language, written }: { language: PortalLanguage; written: Written | null }) {
  if (!written) return <Skeleton className="h-5 w-40" />;
  const lacks = lacksIn(language, written);
  if (lacks.length === 0) return <p className="text-sm text-muted">{t("lacksNone")}</p>;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer font-semibold">{t("lacks", { count: lacks.length })}</summary>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lacks.map(({ text, to }) => (
          <li key={text} className="wrap-anywhere">
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Says that it is not known what is missing, and offers to look again. */
export function LacksFailed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
      <p className="max-w-prose">{failureText(query.error, t("lacksFailed"))}</p>
      <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}
