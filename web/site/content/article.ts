import type { ReactElement } from "react";

export type Topic = "Fristen und Verfahren" | "Vertraulichkeit" | "Organisation" | "Datenschutz" | "Schutz" | "Technik";

/** One in-depth article. `Body` draws sections and nothing around them; days are ISO dates. */
export type Article = {
  slug: string;
  title: string;
  description: string;
  topic: Topic;
  published: string;
  updated: string;
  Body: () => ReactElement;
};
