import { paths } from "@hz/contract/paths";
import type { ReportStatus } from "@hz/contract/reports/reports";
import { PhoneIncoming } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { ApartCard } from "./apart/apart-card.tsx";
import { isFiltered } from "./list/list-choice.ts";
import { ListTools } from "./list/list-tools.tsx";
import { useListAddress } from "./list/use-list-address.ts";
import { Results } from "./list/results.tsx";
import { StatCards } from "./stat-cards.tsx";

const CARDS: readonly {
  figure: "total" | "new" | "inProgress" | "closed";
  label: string;
  name: string;
  status: ReportStatus[];
}[] = [
  { figure: "total", label: t("statTotal"), name: t("cardTotal"), status: [] },
  { figure: "new", label: t("statNew"), name: t("cardNew"), status: ["new"] },
  { figure: "inProgress", label: t("statOpen"), name: t("cardOpen"), status: ["in_progress"] },
  { figure: "closed", label: t("statClosed"), name: t("cardClosed"), status: ["closed", "resolved"] },
];

/** The page /meldungen: the figures, the search and the filters, and the list. */
export function ReportsScreen() {
  usePageTitle(t("reports"));
  const address = useListAddress();
  const { choice, words, find, choose, withOnly } = address;
  const isCurrent = (status: ReportStatus[]) => (status.length > 0 ? choice.status.join() === status.join() : !isFiltered(choice));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t("reports")}</h1>
        <Link to={paths.newEntry} className={buttonClass("quiet")}>
          <PhoneIncoming aria-hidden="true" className="size-4" />
          {t("entryTitle")}
        </Link>
      </div>
      <StatCards
        show={CARDS.map(({ status, name, ...card }) => ({
          ...card,
          link: { to: withOnly({ status }), name, isCurrent: isCurrent(status) },
        }))}
      />
      <ListTools words={words} onWords={find} choice={choice} onChoose={choose} />
      <Results address={address} />
      <ApartCard />
    </>
  );
}
