import * as z from 'zod/mini';
import { entry } from './base/entry.ts';
import { day, id, instant } from './base/values.ts';

const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  currentStreak: z.number(),
  longestStreak: z.number(),
  lastReflectionDate: z.nullable(day),
  isOperator: z.optional(z.literal(true)),
});
export type User = z.output<typeof user>;

const shortText = z.nullable(z.string().check(z.maxLength(2048, { error: 'must be at most 2,048 characters' })));

/** The body repeats the identity in the token; a different uid is refused. */
export const syncUser = entry('syncUser', {
  summary: 'Creates or updates the user of the signed-in identity',
  caller: 'person',
  limit: 'write',
  body: z.object({
    uid: z.string().check(z.minLength(1), z.maxLength(256)),
    email: z.optional(shortText),
    displayName: z.optional(shortText),
    photoURL: z.optional(shortText),
  }),
  answers: { 200: user },
  errors: ['forbidden_identity'],
});
