import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { failureText } from "./failure-text.ts";
import { t } from "../texts/texts.ts";

type LoadFailedProps = {
  title: string;
  /** What is safe all the same. */
  text: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** Says that a read failed, with the cause and a way to try again. */
export function LoadFailed({ title, text, query }: LoadFailedProps) {
  return (
    <Card>
      <ErrorState
        title={title}
        text={`${text} ${failureText(query.error, "")}`}
        action={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t("tryAgain")}
          </Button>
        }
      />
    </Card>
  );
}
