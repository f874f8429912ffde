/** A paragraph of the HinSchG, with its sub-paragraph and what comes after, as a link to the official text: `hin(17, 1, "Nummer 1")`. */
export function hin(paragraph: number, sub?: number | string, rest?: string) {
  const words = [`§\u00a0${paragraph}`, sub && `Absatz\u00a0${sub}`, rest].filter(Boolean);
  return (
    <a className="law" href={`https://www.gesetze-im-internet.de/hinschg/__${paragraph}.html`} rel="external">
      {words.join(" ")}
    </a>
  );
}
