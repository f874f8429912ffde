import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { Card } from "../../ui/card.tsx";
import { HANDBOOK } from "../handbook/index.ts";

/** The handbook's table of contents: a card for each group. */
export function HandbookContents() {
  return (
    <div className="gap-5 xl:columns-2">
      {HANDBOOK.map(({ title, articles }) => (
        <Card key={title} title={title} className="mb-5 break-inside-avoid">
          <ul className="grid gap-0.5">
            {articles.map((article) => (
              <li key={article.slug}>
                <Link
                  to={paths.handbook(article.slug)}
                  className="-mx-2 block rounded-control px-2 py-1.5 text-brand no-underline hover:bg-brand-soft hover:underline"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
