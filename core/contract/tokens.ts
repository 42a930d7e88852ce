import * as z from 'zod/mini';
import { TOKEN_DAYS_MAX, TOKEN_NAME_MAX_CHARACTERS } from '../domain/limits.ts';
import { TOKEN_SCOPES } from '../domain/users/api-token.ts';
import { entry } from './base/entry.ts';
import { id, instant, noNul } from './base/values.ts';

const scopes = z.array(z.enum(TOKEN_SCOPES, { error: `must be ${TOKEN_SCOPES.join(', ')}` }));

const apiToken = z.object({
  id,
  name: z.string(),
  scopes,
  /** `ended`: a new password or a sign-out everywhere has invalidated the token. */
  state: z.enum(['valid', 'expired', 'ended']),
  createdAt: instant,
  expiresAt: instant,
  /** Accurate to the hour; null if the token was never used. */
  lastUsedAt: z.nullable(instant),
});
export type ApiToken = z.output<typeof apiToken>;

export const listTokens = entry('listTokens', {
  summary: 'The personal API tokens, the newest first, without their secrets',
  caller: 'person',
  limit: 'read',
  answers: { 200: z.object({ tokens: z.array(apiToken) }) },
  errors: [],
});

const daysText = { error: `must be a whole number from 1 to ${TOKEN_DAYS_MAX}` };
const noScope = { error: 'must name at least one' };

export const createToken = entry('createToken', {
  summary: 'Makes a personal API token that may only read. This answer alone contains it',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({
    name: z.string().check(
      z.refine((text) => text.trim() !== '', { error: 'must not be empty' }),
      z.maxLength(TOKEN_NAME_MAX_CHARACTERS, { error: `must be at most ${TOKEN_NAME_MAX_CHARACTERS} characters` }),
      noNul,
    ),
    scopes: scopes.check(z.minLength(1, noScope), z.maxLength(TOKEN_SCOPES.length, { error: 'must name each once' })),
    days: z.number(daysText).check(z.int(daysText), z.gte(1, daysText), z.lte(TOKEN_DAYS_MAX, daysText)),
    /** Required if `getYourData` returns `proof: 'password'`. */
    password: z.optional(z.string().check(z.maxLength(4_096, { error: 'must be at most 4,096 characters' }))),
  }),
  answers: { 201: z.object({ token: z.string(), made: apiToken }) },
  errors: ['tokens_full', 'sample_person', 'wrong_password', 'recent_login_required', 'password_needed'],
});
export type NewToken = z.output<(typeof createToken)['answers'][201]>;

export const revokeToken = entry('revokeToken', {
  summary: 'Ends a personal API token at once and for good',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  answers: { 200: z.object({ revoked: z.literal(true) }) },
  errors: ['not_found'],
});
