type PrintSheetProps = { text: string; code: string };

/** Takes a sheet's text with the code in it and gives what is printed in the page's place; on the screen it is not there. */
export function PrintSheet({ text, code }: PrintSheetProps) {
  const [title, ...paragraphs] = text.split("\n\n");
  return (
    <div data-sheet className="hidden print:grid print:gap-5">
      <p className="text-xl font-semibold">{title}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={paragraph === code ? "font-mono text-lg font-semibold whitespace-pre-line" : "whitespace-pre-line"}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
