import { asBrandColor, brandShades, contrast, GROUNDS, type Scheme } from "@hz/contract/channels/brand-color";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { t } from "../../shared/texts/texts.ts";

/** The colour of the house, where the native picker begins. */
const HOUSE_COLOR = "#0b5a4b";
type BrandColorFieldProps = { typed: string; busy: boolean; onType: (typed: string) => void };

/** The channel's own colour: by picker or typed, with what the portal makes of it. Nothing typed is the colour of the house. */
export function BrandColorField({ typed, busy, onType }: BrandColorFieldProps) {
  const color = asBrandColor(typed);
  const isWrong = typed.trim() !== "" && color === null;
  return (
    <section className="grid gap-3" aria-labelledby="channel-color">
      <h3 id="channel-color" className="text-base">
        {t("brandColorTitle")}
      </h3>
      <Field label={t("brandColor")} hint={t("brandColorHint")} error={isWrong ? t("brandColorWrong") : undefined}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              type="color"
              aria-label={t("brandColorPick")}
              value={color ?? HOUSE_COLOR}
              disabled={busy}
              onChange={(event) => onType(event.target.value)}
              className="h-11 w-14 cursor-pointer rounded-control border border-edge bg-surface p-1"
            />
            <Input
              {...control}
              value={typed}
              disabled={busy}
              onChange={(event) => onType(event.target.value)}
              placeholder={HOUSE_COLOR}
              autoComplete="off"
              spellCheck={false}
              maxLength={9}
              className="w-36! font-mono"
            />
            <Button variant="quiet" disabled={busy} off={typed.trim() === ""} onClick={() => onType("")}>
              {t("brandColorDefault")}
            </Button>
          </div>
        )}
      </Field>
      {/* Read out while it is typed: the note appears and changes with the colour. */}
      <div role="status">{color && <Note color={color} />}</div>
      {color && <Uses color={color} />}
    </section>
  );
}

/** Says where the chosen colour is used in another shade, because nobody could read it otherwise. */
function Note({ color }: { color: string }) {
  const { light, dark } = brandShades(color);
  const changed = (["button", "text"] as const).flatMap((use) => [
    ...(light[use] === color ? [] : [t("brandColorChanged_light", { use: t(`brandColor_${use}`), shade: light[use] })]),
    ...(dark[use] === color ? [] : [t("brandColorChanged_dark", { use: t(`brandColor_${use}`), shade: dark[use] })]),
  ]);
  if (changed.length === 0) return <Notice tone="ok">{t("brandColorFits")}</Notice>;
  return (
    <Notice tone="info">
      <p>{t("brandColorChanged")}</p>
      <ul className="list-disc pl-5">
        {changed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Each use of the colour with its contrast, in both schemes. */
function Uses({ color }: { color: string }) {
  const caption = useId();
  const shades = brandShades(color);
  const figure = (value: number) => value.toLocaleString("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rows = (["light", "dark"] as Scheme[]).flatMap((scheme) => {
    const { text, button, buttonInk } = shades[scheme];
    return [
      { scheme, use: "button" as const, shade: button, value: contrast(buttonInk, button) },
      { scheme, use: "text" as const, shade: text, value: contrast(text, GROUNDS[scheme].canvas) },
    ];
  });
  return (
    <table className="w-full text-left text-sm" aria-labelledby={caption}>
      <caption id={caption} className="sr-only">
        {t("brandColorUses")}
      </caption>
      <thead>
        <tr className="border-b border-line">
          {(["brandColorUse", "brandColorShade", "brandColorContrast"] as const).map((key) => (
            <th key={key} scope="col" className="py-1.5 pr-3 font-semibold">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ scheme, use, shade, value }) => (
          <tr key={`${scheme}-${use}`} className="border-b border-line last:border-0">
            <td className="py-1.5 pr-3">
              {t(`brandColor_${use}`)}, {t(`scheme_${scheme}`)}
            </td>
            <td className="py-1.5 pr-3 font-mono whitespace-nowrap">
              <span
                aria-hidden="true"
                className="mr-2 inline-block size-4 rounded-sm border border-edge align-[-3px]"
                style={{ background: shade }}
              />
              {shade}
            </td>
            <td className="py-1.5 whitespace-nowrap">{figure(value)} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
