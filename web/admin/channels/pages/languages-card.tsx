import type { Channel } from "@hz/contract/channels/channels";
import { languageInGerman, type PortalLanguage, SIMPLE_LANGUAGES, type SimpleLanguage, spokenIn } from "@hz/contract/languages";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Problem } from "../../../ui/notice.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { languageName, languagesOf, whyItStays } from "../../shared/languages/languages.ts";
import { LacksFailed, LanguageLacks, useWritten } from "./language-lacks.tsx";
import type { Written } from "./lacks.ts";
import { useAddLanguage, useRemoveLanguage } from "./use-languages.ts";

type LanguagesCardProps = {
  channel: Channel;
  chosen: PortalLanguage;
  onChoose: (language: PortalLanguage) => void;
  onRemoved: (language: PortalLanguage) => void;
};

export function LanguagesCard({ channel, chosen, onChoose, onRemoved }: LanguagesCardProps) {
  const { there, missing } = languagesOf(channel);
  const [removing, setRemoving] = useState<PortalLanguage | null>(null);
  const adding = useAddLanguage(channel.id, onChoose);
  const { written, failed } = useWritten(channel);
  const simple = (Object.keys(SIMPLE_LANGUAGES) as SimpleLanguage[]).filter((page) => channel.languages[spokenIn(page)]);
  return (
    <Card title={t("pagesLanguages")}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{t("pagesLanguagesLead")}</p>
        <ul className="grid gap-2">
          {there.map((language) => (
            <LanguageLine
              key={language}
              channel={channel}
              language={language}
              isChosen={language === chosen}
              written={failed ? undefined : written}
              onChoose={() => onChoose(language)}
              onRemove={() => setRemoving(language)}
            />
          ))}
        </ul>
        {failed && <LacksFailed query={failed} />}
        {simple.map((page) => (
          <p key={page} className="max-w-prose text-sm text-muted">
            {t("pageSimple", { language: languageName(spokenIn(page)), simple: SIMPLE_LANGUAGES[page] })}
          </p>
        ))}
        {missing.length > 0 && <AddLanguage missing={missing} busy={adding.busy} onAdd={adding.run} />}
        <Problem>{adding.problem}</Problem>
      </div>
      {removing && <RemoveLanguage channel={channel} language={removing} onRemoved={onRemoved} onClose={() => setRemoving(null)} />}
    </Card>
  );
}

type AddLanguageProps = { missing: readonly PortalLanguage[]; busy: boolean; onAdd: (language: PortalLanguage) => void };

/** The other languages of the portal, by what they are called in German, and one to be added. */
function AddLanguage({ missing, busy, onAdd }: AddLanguageProps) {
  const [wanted, setWanted] = useState<PortalLanguage | null>(null);
  const named = missing.map((language) => ({ language, german: languageInGerman(language) }));
  named.sort((a, b) => a.german.localeCompare(b.german, "de"));
  const chosen = named.find(({ language }) => language === wanted) ?? named[0]!;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t("pageAddWhich")} className="min-w-0 flex-[0_1_16rem]">
        {(control) => (
          <Select {...control} value={chosen.language} disabled={busy} onChange={({ target }) => setWanted(target.value as PortalLanguage)}>
            {named.map(({ language, german }) => (
              <option key={language} value={language}>
                {t("pageAddOption", { german, language: languageName(language) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="quiet" busy={busy} onClick={() => onAdd(chosen.language)}>
        {!busy && <Plus aria-hidden="true" className="size-4" />}
        {t("pageAdd", { language: chosen.german })}
      </Button>
    </div>
  );
}

type RemoveLanguageProps = {
  channel: Channel;
  language: PortalLanguage;
  onRemoved: (language: PortalLanguage) => void;
  onClose: () => void;
};

function RemoveLanguage({ channel, language, onRemoved, onClose }: RemoveLanguageProps) {
  const removing = useRemoveLanguage(channel.id, language, () => {
    onRemoved(language);
    onClose();
  });
  const rest = languagesOf(channel).there.filter((one) => one !== language);
  return (
    <ActionDialog
      title={t("pageRemoveTitle", { language: languageName(language) })}
      text={t("pageRemoveText", { rest: rest.map(languageName).join(", ") })}
      confirmLabel={t("pageRemove", { language: languageName(language) })}
      destructive
      action={removing}
      onClose={onClose}
      onConfirm={removing.run}
    />
  );
}

type LanguageLineProps = {
  channel: Channel;
  language: PortalLanguage;
  isChosen: boolean;
  /** What it may lack is found in; null until that is read, undefined where it could not be. */
  written: Written | null | undefined;
  onChoose: () => void;
  onRemove: () => void;
};

function LanguageLine({ channel, language, isChosen, written, onChoose, onRemove }: LanguageLineProps) {
  const id = useId();
  const stays = whyItStays(channel, language);
  const name = languageName(language);
  return (
    <li
      className={classNames(
        "grid gap-1 rounded-control border px-3 py-2",
        isChosen ? "border-brand bg-brand-soft" : "border-line bg-surface",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <button
          type="button"
          aria-current={isChosen || undefined}
          onClick={onChoose}
          className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 rounded-control text-left"
        >
          <span className={classNames("font-semibold", isChosen && "text-brand")}>{name}</span>
          {channel.defaultLanguage === language && <Pill tone="ok">{t("pageStandard")}</Pill>}
          <span className="min-w-0 text-muted wrap-anywhere">{channel.languages[language]?.name}</span>
        </button>
        <Button
          variant="ghost"
          size="small"
          off={stays !== null}
          aria-label={t("pageRemove", { language: name })}
          aria-describedby={stays ? id : undefined}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t("pageRemoveShort")}
        </Button>
      </div>
      {written !== undefined && <LanguageLacks language={language} written={written} />}
      {stays && (
        <p id={id} className="text-sm text-muted">
          {stays}
        </p>
      )}
    </li>
  );
}
