import { portalApi } from "@hz/contract/portal-paths";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FORGET_KEY } from "../draft/tab-entry.ts";
import { kindOfRequest } from "./kind-of-request.ts";

test.each([
  ["report", "POST", portalApi.submit],
  ["mail", "POST", portalApi.updateNotification],
  ["part", "PUT", portalApi.part("muster-1", "f", 12)],
  ["parts", "GET", portalApi.parts("muster-1", "f")],
  ["challenge", "GET", portalApi.challenge("muster-1", "report")],
  ["channel", "GET", portalApi.channel("muster-1")],
  ["draft", "POST", portalApi.keepDraftKey],
  ["draft", "POST", FORGET_KEY],
  ["program", "GET", "/assets/sending-1.js"],
  ["program", "GET", "/portal/muster-1/success?lang=en"],
  ["other", "DELETE", portalApi.submit],
  ["other", "PUT", portalApi.channel("muster-1")],
  ["other", "POST", "https://anderswo.example/api/portal/submit"],
] as const)("%s is what %s %s is called", (kind, method, address) => {
  expect(kindOfRequest({ method, address })).toBe(kind);
});

test("the portal sends by nothing that the display does not watch", () => {
  const files = globSync("{portal,vault,api}/**/*.{ts,tsx}", { cwd: "web" }).filter((file) => !/\.test\.|^api\/client|worker/.test(file));
  const others = /sendBeacon|new (WebSocket|EventSource|WebTransport|RTCPeerConnection|Image)\b|\.submit\(\)|<form[^>]* action/;
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => others.test(readFileSync(`web/${file}`, "utf8")))).toEqual([]);
});
