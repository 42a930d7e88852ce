import * as z from 'zod/mini';
import { entry } from './entry.ts';

/** `on`: a model may write. `builtin`: nothing leaves this server. `off`: no summaries of weeks from now on. */
export const aiSummaries = z.enum(['on', 'off', 'builtin'], { error: 'must be on, off or builtin' });
export type AiSummaries = z.output<typeof aiSummaries>;

/** What a person has chosen and the server honours. */
export const preferences = z.object({
  /** Windows stay open, and take changes, for 100 minutes after their end (WCAG 2.2.1). */
  extraTime: z.boolean(),
  aiSummaries,
  /** What this server asks when `aiSummaries` is on: the model and the host the reflections go to, null for neither. */
  summaryModel: z.object({ name: z.nullable(z.string()), destination: z.nullable(z.string()) }),
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
  body: z.strictObject({
    extraTime: z.optional(z.boolean({ error: 'must be true or false' })),
    aiSummaries: z.optional(aiSummaries),
  }),
  answers: { 200: preferences },
  errors: [],
});
