/** The sentence for browsers without scripts, on what the server draws of the application. */
export const WithoutScripts = () => (
  <noscript>
    <p className="max-w-prose">
      Schlüssel entstehen hier in Ihrem Browser, und auch Meldungen werden erst dort lesbar. Dafür braucht diese Seite JavaScript. Bitte
      schalten Sie es ein und laden Sie sie neu.
    </p>
  </noscript>
);
