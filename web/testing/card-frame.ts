/** The address of a page that stands where the card field's frame does. */
export const asPage = (body: string): string => URL.createObjectURL(new Blob([body], { type: "text/html" }));

/**
 * The address of a card field's frame that says what it is told to: once it is asked what it is for, and, about a card or a bank
 * (`type`), on its line to each question.
 */
export const cardFrame = (answers: string, first = `tell({ type: "ready" })`): string =>
  asPage(`<!doctype html><p>Feld</p><script>
  const hello = { cardFrame: "hello", nonce: location.hash.slice(1) };
  addEventListener("message", ({ data, ports: [port] }) => {
    if (data.cardFrame !== "begin") return;
    const tell = (word) => port.postMessage(word);
    port.onmessage = ({ data: { type, asked } }) => { if (asked) { ${answers} } };
    tell({ type: "height", px: 60 });
    ${first};
    Object.assign(window, { tell });
  });
  parent.postMessage({ ...hello, nonce: "another" }, "*");
  parent.postMessage(hello, "*");
</script>`);
