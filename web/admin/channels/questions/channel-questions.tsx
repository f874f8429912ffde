import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailed } from "../../shared/failures/load-failed.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { AreaProps } from "../channel-areas.tsx";
import { useQuestions } from "./queries.ts";
import { QuestionsCard } from "./questions-card.tsx";

/** What a channel's form asks beside what every form asks. */
export function ChannelQuestions({ channel, onUnsaved }: AreaProps) {
  const questions = useQuestions(channel.id);
  if (questions.data) return <QuestionsCard channel={channel} questions={questions.data} onUnsaved={onUnsaved} />;
  if (questions.isError) return <LoadFailed title={t("questionsFailed")} text={t("questionsFailedText")} query={questions} />;
  return (
    <Card title={t("questionsTitle")}>
      <Loading label={t("loading")} className="grid gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Card>
  );
}
