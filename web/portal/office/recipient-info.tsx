import { KeyPrint } from "./key-notices.tsx";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

/** Takes the name of the department where it is not the channel's own; draws who will be able to read the report. */
export function RecipientInfo({ other }: { other: string | null }) {
  const { channel, t } = usePortal();
  const company = channel.companyName || channel.name;
  const title = other === null ? t("recipient.title", { company }) : t("recipient.otherTitle", { company, department: other });
  return (
    <Notice kind="lock" title={title}>
      <p className="small">{other === null ? t("recipient.text") : t("recipient.otherText")}</p>
      <KeyPrint />
    </Notice>
  );
}
