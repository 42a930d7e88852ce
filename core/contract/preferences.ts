import * as z from 'zod/mini';
import { entry } from './entry.ts';

/** What a person has chosen and the server honours. */
export const preferences = z.object({
  /** Windows stay open, and take changes, for 100 minutes after their end (WCAG 2.2.1). */
  extraTime: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = entry({
  method: 'GET',
  path: '/api/user/preferences',
  summary: 'What the person has chosen',
  caller: 'person',
  limit: 'read',
  answers: { 200: preferences },
  errors: [],
});

export const updatePreferences = entry({
  method: 'PUT',
  path: '/api/user/preferences',
  summary: 'Changes the choices that are named and leaves the others',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({ extraTime: z.optional(z.boolean({ error: 'must be true or false' })) }),
  answers: { 200: preferences },
  errors: [],
});
