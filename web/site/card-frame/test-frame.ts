// Runs in the frame with the card field of an installation without a payment provider: a choice of test cards, and the
// bank's question. No number ever leaves the page.
import { cardFrameTexts } from "../../i18n/card-frame.ts";
import { heightNow, type Line, openLine } from "./line.ts";

const CARDS = ["visa", "declined", "insufficient_funds", "expired", "authentication", "always_authenticate", "later_failure"] as const;

/** Calls the simulator; resolves to what its answer says by `name`, null where none comes. */
async function ask(path: string, body: object, name: string): Promise<string | null> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const reply = await fetch(`/testzahlung${path}`, init).catch(() => null);
  const answer: unknown = reply?.ok ? await reply.json().catch(() => null) : null;
  const value = typeof answer === "object" && answer !== null && Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : null;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  facts: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, facts);
  return element;
}

const { begin, post, hear } = await openLine();
const t = cardFrameTexts[begin.language];
if (begin.purpose === "card") showCards({ begin, post, hear });
else hear((word) => word.type === "bank" && askOwner(word));
post(heightNow());
post({ type: "ready" });

function showCards({ post, hear }: Line): void {
  const field = make("select", { id: "card" });
  field.append(...CARDS.map((card) => make("option", { textContent: t[card], value: card })));
  document.body.append(make("label", { textContent: t.card, htmlFor: "card" }), field);
  hear((word) => {
    if (word.type === "focus") return field.focus();
    if (word.type !== "make") return;
    const { asked, name, email } = word;
    void ask("/payment_methods", { card: field.value, name, email }, "id").then((paymentMethodId) =>
      post(paymentMethodId ? { type: "made", asked, paymentMethodId } : { type: "failed", asked, code: "offline", reason: null }),
    );
  });
}

/** The bank of test cards. */
function askOwner({ asked, clientSecret }: { asked: number; clientSecret: string }): void {
  const box = make("main", { role: "alertdialog" });
  box.setAttribute("aria-labelledby", "title");
  box.setAttribute("aria-describedby", "text");
  const answer = async (outcome: "succeed" | "fail") => {
    box.inert = true;
    const status = await ask(`/auth/${clientSecret}`, { outcome }, "status");
    // Not only a no: what was asked about may be given up meanwhile.
    if (status === "succeeded") return post({ type: "confirmed", asked });
    post({ type: "failed", asked, code: status === null ? "offline" : "bank_refused", reason: null });
  };
  const no = make("button", { textContent: t.bankNo, type: "button", className: "quiet", onclick: () => void answer("fail") });
  const yes = make("button", { textContent: t.bankYes, type: "button", onclick: () => void answer("succeed") });
  const row = make("div");
  row.append(no, yes);
  box.append(make("h1", { textContent: t.bankTitle, id: "title" }), make("p", { textContent: t.bankText, id: "text" }), row);
  document.body.replaceChildren(box);
  document.body.className = "bank";
  no.focus();
}
