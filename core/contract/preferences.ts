import * as z from 'zod/mini';
import { isWeekStart } from '../domain/days/week.ts';
import { entry } from './base/entry.ts';
import { day, noNul } from './base/values.ts';

/** Who writes summaries. `on`: a model. `builtin`: the builtin writer, so no data leave this server. `off`: nobody. */
const aiSummaries = z.enum(['on', 'off', 'builtin'], { error: 'must be on, off or builtin' });
export type AiSummaries = z.output<typeof aiSummaries>;

const time = z
  .string({ error: 'must be a time like 22:00' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like 22:00' }));
const isOn = z.boolean({ error: 'must be true or false' });

/** Which messages a user wants. `quiet` are the quiet hours in local time, or null. */
const reminders = z.strictObject({
  deep: isOn,
  evening: isOn,
  streak: isOn,
  summary: isOn,
  quiet: z.nullable(z.strictObject({ from: time, until: time })),
});
export type Reminders = z.output<typeof reminders>;

/** A model that reads reflections, and the host on which it runs. */
const summaryModel = z.object({ name: z.string(), destination: z.string() });

const preferences = z.object({
  /**
   * With extra time, windows stay open, and reflections editable, until 100 minutes after the window's end (WCAG
   * 2.2.1).
   */
  extraTime: z.boolean(),
  /**
   * `on` only if the user agreed to the current `summaryModel`. For a local model, it is enough that the user did not
   * refuse.
   */
  aiSummaries,
  /** The model that this server calls when `aiSummaries` is on, or null. `isLocal`: it runs on the server's machine. */
  summaryModel: z.nullable(z.object({ ...summaryModel.shape, isLocal: z.boolean() })),
  /**
   * The model that the user agreed to, if the server now uses a different one. No text is sent before the user agrees
   * again.
   */
  agreedBefore: z.nullable(summaryModel),
  reminders,
  /** Monday of the latest week whose summary the user has opened on any device, or null. */
  openedSummary: z.nullable(day),
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = entry('getPreferences', {
  summary: 'The settings of the user',
  caller: 'person',
  limit: 'read',
  answers: { 200: preferences },
  errors: [],
});

export const updatePreferences = entry('updatePreferences', {
  summary: 'Changes the given settings and leaves the others',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({
    extraTime: z.optional(z.boolean({ error: 'must be true or false' })),
    aiSummaries: z.optional(aiSummaries),
    /**
     * The model that the page showed when the user agreed. Required if `aiSummaries` is `on`. Not stored if `isLocal`
     * is true.
     */
    summaryModel: z.optional(
      z.strictObject({
        name: z.string().check(z.maxLength(200), noNul),
        destination: z.string().check(z.maxLength(300), noNul),
        isLocal: z.optional(z.boolean()),
      }),
    ),
    /** Whether the consent text mentioned titles and themes of earlier weeks. Absent means no. */
    earlierTitles: z.optional(isOn),
    reminders: z.optional(reminders),
    /** Monday of a week whose summary the user has opened. An earlier week than the stored one changes nothing. */
    openedSummary: z.optional(day.check(z.refine(isWeekStart, { error: 'must be a Monday' }))),
  }),
  answers: { 200: preferences },
  errors: [],
});
