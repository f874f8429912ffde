import { PAGE_SIZE } from "@hz/contract/limits";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { loadCache } from "../cache/load-cache.ts";
import { ExportListButton } from "../export/export-list-button.tsx";
import { ListBehind } from "../table/list-behind.tsx";
import { NoReports } from "../no-reports.tsx";
import { pageOf } from "../../../ui/pagination.tsx";
import { reportLine } from "../table/report-line.ts";
import { ReportList } from "../table/report-list.tsx";
import { TextProgress } from "../search/text-progress.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkRefusals } from "./bulk-refusals.tsx";
import { EVERYTHING, isFiltered } from "./list-choice.ts";
import { NothingFits } from "./nothing-fits.tsx";
import { useBulk } from "./use-bulk.ts";
import { useList } from "./use-list.ts";
import type { useListAddress } from "./use-list-address.ts";
import { useSelection } from "./use-selection.ts";

/** So many lines without text stand on the first screen while the server has not even said how many there are. */
const FIRST_GUESS = 8;

/** What is found by the address of the list, in all its states. */
export function Results({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { choice, words, find, choose, turn } = address;
  const { book, found, sought, texts, categories, users } = useList(choice, words);
  const { rows, titles, fresh, total, complete, failure } = book;

  const searching = sought !== "";
  const filtered = isFiltered(choice);
  // What has arrived of a list that shows all of it counts as the server counts; a choice out of it only when all has.
  const all = searching || filtered ? found.length : (total ?? FIRST_GUESS);
  const page = pageOf(found, address.page, PAGE_SIZE, all);
  const selection = useSelection(
    found,
    page.rows.map(({ id }) => id),
  );
  const bulk = useBulk((ids) => selection.set(ids, false));

  if (failure !== null && rows.length === 0) {
    return (
      <Card>
        <ErrorState
          title={t("reportsFailed")}
          text={`${t("reportsFailedText")} ${failureText(failure, "")}`}
          action={<Button onClick={loadCache}>{t("tryAgain")}</Button>}
        />
      </Card>
    );
  }
  if (total === 0)
    return (
      <Card>
        <NoReports />
      </Card>
    );
  const opened = Math.min(titles.size, rows.length);
  const settled = (!searching && !filtered) || (complete && (!searching || opened === rows.length));
  const lines = page.rows.map((row) => reportLine(row, { titles, fresh, categories, users, hits: texts.hits }));
  const isEmpty = (searching || filtered) && found.length === 0;
  return (
    <>
      <ListBehind />
      {!settled && (
        <p role="status" className="text-sm text-muted tabular-nums">
          {total === null ? t("loading") : t("searchProgress", { opened, total })}
        </p>
      )}
      {settled && <TextProgress {...texts} />}
      <BulkRefusals refusals={bulk.refusals} onDismiss={bulk.dismiss} />
      {isEmpty ? (
        settled &&
        texts.settled && (
          <NothingFits
            words={sought}
            filtered={filtered}
            inTexts={choice.texts}
            onReset={() => choose(EVERYTHING)}
            onClear={() => find("")}
          />
        )
      ) : (
        <>
          <ReportList
            page={{ ...page, rows: lines }}
            counted={total !== null && settled}
            onPage={turn}
            selection={selection}
            sort={choice.sort}
            onSort={(sort) => choose({ sort })}
          />
          <ExportListButton rows={found} titles={titles} complete={complete && settled && texts.settled} />
        </>
      )}
      <BulkBar selection={selection} found={found} titles={titles} progress={bulk.progress} onChange={bulk.change} />
    </>
  );
}
