import { hydrateRoot } from "react-dom/client";
import { keepFragment } from "./keep-fragment.ts";
import type { PortalPageProps } from "./page-props.ts";
import { PortalPage } from "./portal-page.tsx";

const root = document.getElementById("root");
const state = document.getElementById("state")?.textContent;

if (root && state) {
  keepFragment();
  hydrateRoot(root, <PortalPage {...(JSON.parse(state) as PortalPageProps)} />);
}
