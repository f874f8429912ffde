import { channelDomainRoutes } from "@hz/contract/channels/channel-domains";
import { readDomain } from "@hz/contract/channels/read-domain";
import { newId } from "@hz/crypto";
import { useState } from "react";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** "Domain to ASCII" as browsers have it: the host of an address. */
const toAscii = (name: string) => (URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : "");

const DomainForm = z.object({
  domain: z.string().transform((typed, ctx) => {
    const read = readDomain(typed, toAscii);
    if ("domain" in read) return read.domain;
    ctx.addIssue({ code: "custom", message: read.problem });
    return z.NEVER;
  }),
});

/** The dialog in which a domain is entered. */
export function AddDomain({ channelId, onClose }: { channelId: string; onClose: () => void }) {
  // Sent again after a lost answer it is the same domain.
  const [id] = useState(newId);
  const form = useFields(DomainForm, { defaultValues: { domain: "" } });
  const adding = useAction({
    run: ({ domain }: z.output<typeof DomainForm>) => call(channelDomainRoutes.add, { params: { id: channelId }, body: { id, domain } }),
    failed: t("domainAddFailed"),
    touches: [queryKeys.channelDomains(channelId)],
    onDone: onClose,
  });
  return (
    <DialogForm
      form={form}
      title={t("domainAdd")}
      text={t("domainAddText")}
      confirmLabel={t("domainAdd")}
      action={adding}
      onClose={onClose}
      onValid={adding.run}
    >
      <FormField
        form={form}
        name="domain"
        label={t("domainName")}
        hint={t("domainNameHint")}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
      />
    </DialogForm>
  );
}
