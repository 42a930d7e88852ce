import * as z from 'zod/mini';
import { entry } from './entry.ts';

/** `on`: a model may write. `builtin`: nothing leaves this server. `off`: no summaries of weeks from now on. */
const aiSummaries = z.enum(['on', 'off', 'builtin'], { error: 'must be on, off or builtin' });
export type AiSummaries = z.output<typeof aiSummaries>;

const time = z
  .string({ error: 'must be a time like 22:00' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 22:00' }));
const isOn = z.boolean({ error: 'must be true or false' });

/** Which messages a person wants, and the local hours in which none comes; null for no such hours. */
const reminders = z.strictObject({
  deep: isOn,
  evening: isOn,
  streak: isOn,
  summary: isOn,
  quiet: z.nullable(z.strictObject({ from: time, until: time })),
});
export type Reminders = z.output<typeof reminders>;

/** A model and the host it is asked at: where a week's reflections go. */
const summaryModel = z.object({ name: z.string(), destination: z.string() });

/** What a person has chosen and the server honours. */
const preferences = z.object({
  /** Windows stay open, and take changes, for 100 minutes after their end (WCAG 2.2.1). */
  extraTime: z.boolean(),
  /** `on` only where the person said yes to the `summaryModel` of now. */
  aiSummaries,
  /** What this server asks when `aiSummaries` is on; null where it asks none. */
  summaryModel: z.nullable(summaryModel),
  /** What the person said yes to, where this server now asks another: nothing goes there before they say so again. */
  agreedBefore: z.nullable(summaryModel),
  reminders,
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = entry('getPreferences', {
  summary: 'What the person has chosen',
  caller: 'person',
  limit: 'read',
  answers: { 200: preferences },
  errors: [],
});

export const updatePreferences = entry('updatePreferences', {
  summary: 'Changes the choices that are named and leaves the others',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({
    extraTime: z.optional(z.boolean({ error: 'must be true or false' })),
    aiSummaries: z.optional(aiSummaries),
    /** With `aiSummaries: on`: the model and the host that the person was shown. */
    summaryModel: z.optional(
      z.strictObject({ name: z.string().check(z.maxLength(200)), destination: z.string().check(z.maxLength(300)) }),
    ),
    reminders: z.optional(reminders),
  }),
  answers: { 200: preferences },
  errors: [],
});
