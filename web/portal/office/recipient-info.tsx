import { KeyPrint } from "./key-notices.tsx";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

/** Who will be able to read the report; `other` is the department's name where it is not the channel's own. */
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
