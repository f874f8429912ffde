const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in a page. */
export const shown = (text: unknown) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** Light or dark as the reader's system is; on a phone each row of a table is a block of its own. */
const STYLE = `:root{color-scheme:light dark;--ink:#1a1a1a;--soft:#555;--line:#ccc;--bad:#8a1f11;--paper:#fff;--link:#0b5d4e}
@media (prefers-color-scheme:dark){:root{--ink:#e9e9e6;--soft:#b3b3ae;--line:#4a4d4b;--bad:#ff9d8c;--paper:#161917;--link:#83d3c0}}
body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
a{color:var(--link)}h1{font-size:1.75rem;line-height:1.25;margin:1rem 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}
p{white-space:pre-wrap;margin:.75rem 0}ul{padding-left:1.25rem;margin:.5rem 0}li{margin:.25rem 0}
article{border:1px solid var(--line);border-radius:6px;padding:.75rem 1rem;margin:.75rem 0}
article :last-child{margin-bottom:0}.doubt{color:var(--bad);font-weight:600}.mark{font-weight:600}.small{color:var(--soft);font-size:.9rem}
table{border-collapse:collapse;width:100%;margin:.75rem 0}td{white-space:pre-wrap}
td,th{text-align:left;padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);vertical-align:top}td:last-child{padding-right:0}
article tr:last-child>*{border-bottom:0}.fields th{width:1%;white-space:nowrap;font-weight:600;padding-right:2rem}
.cases td:not(:nth-child(2)){white-space:nowrap}code{font-family:ui-monospace,monospace;overflow-wrap:normal}
@media (max-width:40rem){body{margin:1rem auto}.cases thead{display:none}.fields :is(tr,th,td){display:block}.fields th{white-space:normal}
.cases tr{display:grid;grid-template-columns:4rem 1fr}.cases td:nth-child(n+3){grid-column:2;color:var(--soft);font-size:.9rem}
tr{border-bottom:1px solid var(--line);padding:.5rem 0}article tr:last-child{border:0}tr>*{border:0!important;padding:0;width:auto!important}}`;

/** A page without a script and without anything from outside. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${shown(title)}</title>
<style>${STYLE}</style></head>
<body>${body}</body></html>
`;
