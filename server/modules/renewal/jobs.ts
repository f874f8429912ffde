import { mailMembersChanged } from "./notify-members.ts";
import { vouchingJobs } from "./warn-of-vouching.ts";

export const renewalJobs = [mailMembersChanged, ...vouchingJobs];
