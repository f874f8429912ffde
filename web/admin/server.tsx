import { paths } from "@hz/contract/paths";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Carried } from "./shared/page/drawn.ts";
import { Application } from "./shell/application.tsx";
import { t as firstT } from "./shared/texts/first-texts.ts";
import { t } from "./shared/texts/texts.ts";

/** What acts happens in browsers alone. */
const nowhere = () => Promise.reject(new Error("Der Server zeichnet nur"));

/** What of this installation stands on an entrance. */
export type EntranceFacts = Pick<Carried, "isTest" | "paymentWays">;
type Entrance = { title: string; load: (facts: EntranceFacts) => Promise<ComponentType> };

/** The screens that somebody who is not signed in sees first, and that are drawn by the server. */
const ENTRANCES: Record<string, Entrance> = {
  [paths.register]: {
    title: t("registerTitle"),
    load: async () => {
      const { RegisterPage } = await import("./auth/register-page.tsx");
      return () => <RegisterPage register={nowhere} />;
    },
  },
  [paths.trial]: {
    title: t("trialTitle"),
    load: async (facts) => {
      const { TrialPage } = await import("./trial/trial-page.tsx");
      return () => <TrialPage signUp={nowhere} payments={facts} />;
    },
  },
};

/** A screen before its program has come: its HTML, and what is said where that does not come. */
export type DrawnEntrance = { title: string; html: string } & Pick<Carried, "trouble">;

/** Draws the screen of an address (path and query), which is one of the entrances. */
export async function drawEntrance(address: string, facts: EntranceFacts): Promise<DrawnEntrance> {
  const url = new URL(address, "http://localhost");
  const { title, load } = ENTRANCES[url.pathname]!;
  const handler = createStaticHandler([{ children: [{ path: url.pathname, Component: await load(facts) }] }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error("Eine Seite ohne Umleitung leitete um");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <Application drawn={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Application>,
  );
  return { title: firstT("pageTitle", { name: title }), html, trouble: t("programMissing") };
}
