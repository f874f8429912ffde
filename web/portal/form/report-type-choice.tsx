import type { ReportType } from "@hz/contract/reports/reports";
import { usePortal } from "../portal-context.tsx";

type Props = { chosen: ReportType; onChoose: (type: ReportType) => void };

/** Draws the choice between an anonymous and a confidential report, each with what it means; without anonymity only the latter. */
export function ReportTypeChoice({ chosen, onChoose }: Props) {
  const { channel, t } = usePortal();
  const types: ReportType[] = channel.settings.allowAnonymous ? ["anonymous", "confidential"] : ["confidential"];
  return (
    <fieldset className="field">
      <legend>{t("form.type")}</legend>
      <div className="choices">
        {types.map((type) => (
          <label className="choice" key={type}>
            <input type="radio" name="reportType" value={type} defaultChecked={type === chosen} onChange={() => onChoose(type)} />
            <span>
              <strong>{t(`type.${type}`)}</strong>
              <span className="hint">{t(`type.${type}Means`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
