import { readFileSync } from "node:fs";
import { openApi, type OpenApi } from "@hz/contract/openapi/openapi";
import { paths } from "@hz/contract/paths";
import { allRoutes } from "@hz/contract/routes";
import type { FastifyInstance } from "fastify";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };

/** Makes the interface's description for an installation at this address, once. */
export function describeInterface(publicUrl: string): () => OpenApi {
  let made: OpenApi | undefined;
  // Not at the start: it takes a moment, and most installations are never asked.
  return () => (made ??= openApi(allRoutes, { url: publicUrl, version }));
}

/** Registers the call that answers with the interface's description. */
export function registerOpenApi(api: FastifyInstance, describe: () => OpenApi): void {
  api.get(paths.openApi, async (_request, reply) => {
    void reply.header("cache-control", "public, max-age=300");
    return describe();
  });
}
