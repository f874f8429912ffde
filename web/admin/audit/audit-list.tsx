import type { AuditLine } from "@hz/contract/account/audit";
import { auditDetails, type AuditNames } from "@hz/contract/account/audit-details";
import { auditText } from "@hz/contract/account/audit-texts";
import { paths } from "@hz/contract/paths";
import { ListFilter } from "lucide-react";
import { Link } from "react-router";
import { formatDateTime } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { LONG_LINES_FIT, useMediaQuery } from "../shared/page/media-query.ts";
import { t } from "../shared/texts/texts.ts";
import { targetOf, whoOf } from "./audit-words.ts";

type ListProps = { entries: AuditLine[]; names: AuditNames; onTarget: (id: string) => void };

/** A table, or cards where sentences have no room beside each other. `onTarget` asks for the entries about one target only. */
export function AuditList(props: ListProps) {
  return useMediaQuery(LONG_LINES_FIT) ? <AuditTable {...props} /> : <AuditCards {...props} />;
}

function AuditTable({ entries, names, onTarget }: ListProps) {
  return (
    <Table label={t("audit")}>
      <TableHead>
        <HeadCell className="w-48">{t("auditColumnTime")}</HeadCell>
        <HeadCell>{t("auditColumnWho")}</HeadCell>
        <HeadCell className="w-[40%]">{t("auditColumnWhat")}</HeadCell>
        <HeadCell>{t("auditColumnTarget")}</HeadCell>
      </TableHead>
      <TableBody>
        {entries.map((line) => (
          <tr key={line.seq}>
            <Cell className="whitespace-nowrap text-muted tabular-nums">
              <Moment at={line.at} />
            </Cell>
            <Cell className="wrap-anywhere">{whoOf(line)}</Cell>
            <Cell className="wrap-anywhere">
              {auditText(line.action)}
              <Details line={line} names={names} />
            </Cell>
            <Cell className="wrap-anywhere">
              <Target line={line} onTarget={onTarget} />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function AuditCards({ entries, names, onTarget }: ListProps) {
  return (
    <ul aria-label={t("audit")} className="grid gap-2">
      {entries.map((line) => (
        <li key={line.seq} className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3 wrap-anywhere">
          <p className="text-sm text-muted tabular-nums">
            <Moment at={line.at} />
          </p>
          <p>
            <b className="font-semibold">{whoOf(line)}</b> {auditText(line.action)}
          </p>
          <Details line={line} names={names} />
          <Target line={line} onTarget={onTarget} />
        </li>
      ))}
    </ul>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at, "de", "short")}</time>;

function Details({ line, names }: { line: AuditLine; names: AuditNames }) {
  const text = auditDetails(line, names);
  return text === null ? null : <p className="text-sm text-muted">{text}</p>;
}

function Target({ line, onTarget }: { line: AuditLine; onTarget: (id: string) => void }) {
  const { target } = line;
  const label = targetOf(line);
  if (!target || label === null) return null;
  return (
    <span className="inline-flex items-center gap-1">
      {target.kind === "report" && target.label !== null ? (
        <Link to={paths.report(target.id)} className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap text-brand">
          {label}
        </Link>
      ) : (
        label
      )}
      <Button
        variant="ghost"
        className="min-h-8 p-1.5 text-muted"
        aria-label={t("auditTarget", { label })}
        title={t("auditOnly")}
        onClick={() => onTarget(target.id)}
      >
        <ListFilter aria-hidden="true" className="size-4" />
      </Button>
    </span>
  );
}
