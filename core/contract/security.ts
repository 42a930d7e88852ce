import * as z from 'zod/mini';
import { entry } from './base/entry.ts';
import { id, instant } from './base/values.ts';

/** Events that help users notice somebody else in their account. */
const securityEventKinds = [
  'account_created',
  'signed_in',
  'signed_in_with_recovery_code',
  'code_failed',
  'password_changed',
  'password_reset',
  'email_changed',
  'email_restored',
  'passkey_added',
  'passkey_removed',
  'code_added',
  'code_removed',
  'recovery_codes_made',
  'provider_added',
  'provider_removed',
  'sessions_ended',
  'exported',
  'imported',
  'import_removed',
  'token_created',
  'token_revoked',
  'deletion_refused',
  'operator_disabled',
  'operator_enabled',
  'operator_ended_sessions',
  'operator_reset_link',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEvent = z.object({
  id,
  at: instant,
  kind: z.enum(securityEventKinds),
  /** For example 'Chrome on Android'; null if unknown. No IP address is stored. */
  device: z.nullable(z.string()),
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const listSecurityEvents = entry('listSecurityEvents', {
  summary: 'What happened to the account within 90 days, the newest first, at most 100',
  caller: 'person',
  limit: 'read',
  answers: { 200: z.object({ events: z.array(securityEvent) }) },
  errors: [],
});
