import * as z from 'zod/mini';
import { INVITE_DAYS_MAX, INVITE_NOTE_MAX_CHARACTERS } from '../domain/limits.ts';
import { entry } from './base/entry.ts';
import { day, id, instant, noNul } from './base/values.ts';

// Calls for operators; other users get `not_found`. No response contains a user's name or reflections.

const account = z.object({
  id,
  email: z.string(),
  createdAt: instant,
  lastReflectionDate: z.nullable(day),
  reflections: z.number(),
  /** The time since which sign-ins are refused; null if the account is not disabled. */
  disabledAt: z.nullable(instant),
  isOperator: z.boolean(),
  /**
   * False if the user has signed up but never opened the app. The first change by an operator gives such an account a
   * new id.
   */
  hasOpened: z.boolean(),
  /** Whether this is the caller's own account, which the caller cannot disable. */
  isOwn: z.boolean(),
});
export type OperatorAccount = z.output<typeof account>;

export const listAccounts = entry('listAccounts', {
  summary: 'For operators: a page of accounts, the newest first',
  caller: 'person',
  limit: 'read',
  /** Creation time and id of the last account on the previous page: send both or neither. */
  query: z.strictObject({ createdBefore: z.optional(instant), idBefore: z.optional(id) }),
  answers: { 200: z.object({ accounts: z.array(account), hasMore: z.boolean() }) },
  errors: ['not_found'],
});
export type AccountPage = z.output<(typeof listAccounts.answers)[200]>;

export const changeAccount = entry('changeAccount', {
  summary: 'For operators: disables or enables an account',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  body: z.strictObject({ disabled: z.boolean({ error: 'must be true or false' }) }),
  answers: { 200: account },
  errors: ['not_found'],
});

const invite = z.object({
  id,
  note: z.string(),
  createdAt: instant,
  expiresAt: instant,
  usedAt: z.nullable(instant),
  state: z.enum(['valid', 'used', 'expired']),
});
export type OperatorInvite = z.output<typeof invite>;

export const listInvites = entry('listInvites', {
  summary: 'For operators: all invites that are stored, the newest first',
  caller: 'person',
  limit: 'read',
  answers: { 200: z.object({ invites: z.array(invite) }) },
  errors: ['not_found'],
});

const wholeDays = { error: `must be a whole number from 1 to ${INVITE_DAYS_MAX}` };
const noteLength = { error: `must be at most ${INVITE_NOTE_MAX_CHARACTERS} characters` };

export const createInvite = entry('createInvite', {
  summary: 'For operators: makes an invite; its link is in this answer only',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({
    days: z.optional(
      z.number(wholeDays).check(z.int(wholeDays), z.gte(1, wholeDays), z.lte(INVITE_DAYS_MAX, wholeDays)),
    ),
    note: z.optional(z.string().check(z.maxLength(INVITE_NOTE_MAX_CHARACTERS, noteLength), noNul)),
  }),
  answers: { 201: z.object({ id, link: z.string(), expiresAt: instant }) },
  errors: ['not_found'],
});
export type NewInvite = z.output<(typeof createInvite.answers)[201]>;

export const revokeInvite = entry('revokeInvite', {
  summary: 'For operators: makes the link of an unused invite useless',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  answers: { 200: z.object({ id }) },
  errors: ['not_found'],
});

export const countAccounts = entry('countAccounts', {
  summary: 'For operators: numbers of accounts and reflections, size of the database',
  caller: 'person',
  limit: 'read',
  answers: {
    200: z.object({
      accounts: z.number(),
      neverOpened: z.number(),
      disabled: z.number(),
      newIn30Days: z.number(),
      wroteIn7Days: z.number(),
      reflections: z.number(),
      databaseBytes: z.number(),
    }),
  },
  errors: ['not_found'],
});
export type OperatorCounts = z.output<(typeof countAccounts.answers)[200]>;
