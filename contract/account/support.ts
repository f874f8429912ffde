import * as z from "zod";
import { defineRoute } from "../route.ts";

/** How the operator of this installation can be reached; what is null is not offered. */
export const SupportContact = z.object({
  email: z.string(),
  phone: z.string().nullable(),
  /** When somebody answers the phone, in words. */
  hours: z.string().nullable(),
  /** Where an appointment can be booked. */
  bookingUrl: z.string().nullable(),
});
export type SupportContact = z.infer<typeof SupportContact>;

export const supportRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/support",
    summary: "How the operator of this installation can be reached",
    access: "user",
    answer: SupportContact,
  }),
};
