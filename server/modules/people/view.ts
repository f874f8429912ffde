import { roleOf } from "@hz/contract/permissions";
import { TOKEN_HOURS } from "@hz/contract/limits";
import type { ManagedUser } from "@hz/contract/people/people";
import type { Person } from "../users/index.ts";
import { type AccessIndex, isMissing } from "./missing.ts";
import type { InvitationRow } from "./store.ts";

/** A person as the list shows them. */
export function userView(user: Person, book: AccessIndex): ManagedUser {
  const missing = book.missingFor(user);
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    fullName: user.full_name,
    email: user.email,
    role: roleOf(user.permissions),
    permissions: user.permissions,
    language: user.language,
    state: user.is_active ? "active" : "deactivated",
    isEmailVerified: user.is_email_verified,
    isAccountOwner: user.is_account_owner,
    isGuest: user.is_guest,
    hasSecondFactor: user.totp_confirmed_at !== null,
    isExpired: false,
    hasCode: false,
    lastLoginAt: user.last_login_at?.toISOString() ?? null,
    invitedAt: user.invited_at?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
    departments: book.departmentsOf(user.id),
    missing: isMissing(missing) ? missing : null,
  };
}

export const expiryOf = (invitation: InvitationRow) => new Date(invitation.created_at.getTime() + TOKEN_HOURS.invitation * 3_600_000);

/** An invitation as the list shows it. */
export const invitationView = (invitation: InvitationRow, book: AccessIndex, now: Date): ManagedUser => ({
  id: invitation.id,
  firstName: invitation.first_name,
  lastName: invitation.last_name,
  fullName: `${invitation.first_name} ${invitation.last_name}`,
  email: invitation.email,
  role: roleOf(invitation.permissions),
  permissions: invitation.permissions,
  language: invitation.language,
  state: "invited",
  isEmailVerified: false,
  isAccountOwner: false,
  isGuest: invitation.is_guest,
  hasSecondFactor: false,
  isExpired: expiryOf(invitation) <= now,
  hasCode: invitation.code_hash !== null,
  lastLoginAt: null,
  invitedAt: invitation.created_at.toISOString(),
  createdAt: invitation.created_at.toISOString(),
  departments: book.departments.flatMap(({ id, name }) => (invitation.department_ids.includes(id) ? [{ id, name }] : [])),
  missing: null,
});
