import type { Stripe } from "stripe";
import { DAY } from "../calendar.ts";
import type { PortalSessionRow, TestClockRow } from "../state.ts";
import { pageOf, type World } from "../world.ts";

export const portalSessionView = (world: World, row: PortalSessionRow): Stripe.BillingPortal.Session => ({
  id: row.id,
  object: "billing_portal.session",
  configuration: "bpc_testmodus",
  created: row.created,
  customer: row.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: row.locale,
  on_behalf_of: null,
  return_url: row.returnUrl,
  url: pageOf(world, "portal", row.id),
});

/** There is one clock, and it goes on: what is called frozen is the simulator's time now. */
export const testClockView = (world: World, row: TestClockRow): Stripe.TestHelpers.TestClock => ({
  id: row.id,
  object: "test_helpers.test_clock",
  created: row.created,
  deletes_after: world.at + 30 * DAY,
  frozen_time: world.at,
  livemode: false,
  name: row.name,
  status: "ready",
  status_details: {},
});
