import { Email } from "@hz/contract/scalars";
import * as z from "zod";

/** An address as somebody types or pastes it. */
export const TypedEmail = z.string().trim().pipe(Email);
