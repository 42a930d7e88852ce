import * as z from 'zod/mini';
import { CONTENT_MAX_CHARACTERS, EDIT_GRACE_MS, HISTORY_LIST_LIMIT, SEARCH_MAX_CHARACTERS } from '../domain/limits.ts';
import { entry } from './base/entry.ts';
import {
  day,
  id,
  instant,
  noNul,
  reflectionType,
  timeZone,
  timezoneOffset,
  timezoneOffsetText,
} from './base/values.ts';
import { reflection } from './reflection.ts';

export const content = z.string().check(
  z.refine((text) => text.trim() !== '', { error: 'must not be empty' }),
  z.maxLength(CONTENT_MAX_CHARACTERS, {
    error: `must be at most ${CONTENT_MAX_CHARACTERS.toLocaleString('en-US')} characters`,
  }),
  noNul,
);

const currentWindow = z.object({
  window: z.object({ type: reflectionType, isActive: z.boolean(), availableFrom: instant, availableUntil: instant }),
  /** Absent while no window is active. */
  prompt: z.optional(z.object({ id, question: z.string() })),
  existingReflection: z.optional(reflection),
  /** For the countdown, because the device's clock may be wrong. */
  serverNow: instant,
  localDate: day,
  /** When the window closes for a user with extra time. Absent if the user has no extra time. */
  extraTimeUntil: z.optional(instant),
  /** True once no deep reflection can be started on `localDate` any more. Never set before the deep window opens. */
  isDeepOver: z.optional(z.literal(true)),
  /** True if this call changed the current streak, as on a device that came back from another time zone. */
  changesStreak: z.optional(z.literal(true)),
  /** The time zone of the user's days. `name` is absent if no device has sent a name with this offset. */
  zone: z.optional(z.object({ offset: timezoneOffset, name: z.optional(timeZone) })),
  /**
   * Evenings that a device can open without a network. `from` is the first day whose evening can still be written.
   * `prompts` has one prompt for each day from `from` on, to be shown only when the evening of that day has begun.
   * `evening` has the bounds of the first evening, if it was issued and has not opened yet.
   */
  ahead: z.optional(
    z.object({
      from: day,
      evening: z.optional(z.object({ availableFrom: instant, availableUntil: instant })),
      prompts: z.array(z.object({ id, question: z.string() })),
    }),
  ),
});
export type CurrentWindowBody = z.output<typeof currentWindow>;

export const getCurrentWindow = entry('getCurrentWindow', {
  summary: 'The window that is open now, its prompt and its existing reflection',
  caller: 'person',
  limit: 'read',
  body: z.strictObject({
    timezoneOffset,
    type: z.optional(reflectionType),
    timeZone: z.optional(timeZone),
  }),
  answers: { 200: currentWindow },
  errors: [],
});

/** Only for users who ask for tonight's prompt early. Deep windows have no such call: their time is a surprise. */
export const readTonightsQuestion = entry('readTonightsQuestion', {
  summary: "The prompt of today's evening window, also before it opens",
  caller: 'person',
  limit: 'read',
  body: z.strictObject({ timezoneOffset }),
  answers: {
    200: z.object({
      localDate: day,
      /** Null if this evening is over, already written, or does not exist. */
      prompt: z.nullable(z.object({ id, question: z.string() })),
    }),
  },
  errors: [],
});
export type TonightsQuestion = z.output<(typeof readTonightsQuestion)['answers'][200]>;

export const idempotencyKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, - or _' }));

export const createReflection = entry('createReflection', {
  summary: 'Submits a reflection for an issued window, exactly once per key',
  caller: 'person',
  limit: 'write',
  headers: z.object({ 'idempotency-key': z.optional(idempotencyKey) }),
  body: z.strictObject({
    promptId: id,
    type: reflectionType,
    content,
    availableFrom: instant,
    availableUntil: instant,
    timezoneOffset,
  }),
  /** 200: an earlier call with the same idempotency key has stored the reflection. */
  answers: { 201: reflection, 200: reflection },
  errors: ['window_closed', 'window_not_open', 'already_submitted', 'journal_full'],
});

/** The revision that the client has read: an edit must not overwrite a change by another device. */
const seenRevision = z.object({
  'if-match': z.optional(z.string().check(z.regex(/^"?\d{1,9}"?$/, { error: 'must be a revision' }))),
});

export const updateReflection = entry('updateReflection', {
  summary: `Edits a reflection while its window is open, and ${EDIT_GRACE_MS / 60_000} minutes longer`,
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  query: z.strictObject({ timezone: z.optional(timezoneOffsetText) }),
  headers: seenRevision,
  body: z.strictObject({ content }),
  answers: { 200: reflection },
  errors: ['not_found', 'window_closed', 'stale_revision', 'journal_full'],
});

export const deleteReflection = entry('deleteReflection', {
  summary: 'Deletes a reflection for good: its day stays written, its window cannot be used again',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  headers: seenRevision,
  answers: { 200: z.object({ deleted: z.literal(true) }) },
  errors: ['not_found', 'stale_revision', 'sample_person'],
});

/** The id of the last reflection on the previous page. An unknown id gets a 400. */
const before = z.optional(id);

const wholeLimit = { error: `must be a whole number from 1 to ${HISTORY_LIST_LIMIT}` };

export const listReflections = entry('listReflections', {
  summary: 'The latest reflections, newest first, optionally those before a given one',
  caller: 'person',
  limit: 'read',
  scope: 'reflections',
  query: z.strictObject({
    limit: z._default(
      z.pipe(
        z.pipe(
          z.string(wholeLimit).check(z.regex(/^\d{1,3}$/, wholeLimit)),
          z.transform((text) => Number(text)),
        ),
        z.number().check(z.gte(1, wholeLimit), z.lte(HISTORY_LIST_LIMIT, wholeLimit)),
      ),
      HISTORY_LIST_LIMIT,
    ),
    before,
  }),
  answers: { 200: z.array(reflection) },
  errors: [],
});

export const weekReflections = entry('weekReflections', {
  summary: "One week's reflections; this week's when no week start is given",
  caller: 'person',
  limit: 'read',
  scope: 'reflections',
  query: z.strictObject({ weekStart: z.optional(day) }),
  answers: { 200: z.array(reflection) },
  errors: [],
});

export const calendarReflections = entry('calendarReflections', {
  summary: 'The reflections of the days from start to end, at most 400 days',
  caller: 'person',
  limit: 'read',
  scope: 'reflections',
  query: z.strictObject({ start: instant, end: instant }),
  answers: { 200: z.array(reflection) },
  errors: [],
});

const searchOrders = ['newest', 'oldest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** A POST, because servers write URLs with their search words to access logs. */
export const searchReflections = entry('searchReflections', {
  summary:
    'The reflections with every word of a search in text or question, ignoring case and accents, newest or oldest first, 25 per page',
  caller: 'person',
  limit: 'read',
  body: z.strictObject({
    q: z.string({ error: 'must be a text' }).check(
      z.refine((text) => text.trim() !== '', { error: 'must not be empty' }),
      z.maxLength(SEARCH_MAX_CHARACTERS, { error: `must be at most ${SEARCH_MAX_CHARACTERS} characters` }),
      noNul,
    ),
    order: z.optional(z.enum(searchOrders, { error: 'must be newest or oldest' })),
    /** The id of the last result so far: return only results after it. */
    before,
  }),
  answers: {
    200: z.array(reflection),
    /** Only a part of a very large journal was searched: to continue, send this `before`. */
    206: z.object({ reflections: z.array(reflection), before: id }),
  },
  errors: [],
});

const wholeYear = { error: 'must be a year from 1970 to 9998' };

export const yearReflections = entry('yearReflections', {
  summary: "A year's days with reflections, oldest first, without the texts",
  caller: 'person',
  limit: 'read',
  scope: 'reflections',
  query: z.strictObject({
    year: z.pipe(
      z.pipe(
        z.string(wholeYear).check(z.regex(/^\d{4}$/, wholeYear)),
        z.transform((text) => Number(text)),
      ),
      z.number().check(z.gte(1970, wholeYear), z.lte(9998, wholeYear)),
    ),
  }),
  answers: {
    200: z.object({
      year: z.number(),
      days: z.array(
        z.object({
          localDate: day,
          types: z.array(reflectionType),
          /** The types of the day's reflections that were not imported; absent on a day without imported ones. */
          ownTypes: z.optional(z.array(reflectionType)),
        }),
      ),
      firstYear: z.nullable(z.number()),
      /** The nearest years before and after this one that have reflections. */
      previousYear: z.optional(z.nullable(z.number())),
      nextYear: z.optional(z.nullable(z.number())),
      /** The days that count for the streak although all their reflections were deleted. Absent if none. */
      deletedDays: z.optional(z.array(day)),
    }),
  },
  errors: [],
});
export type YearReflections = z.output<(typeof yearReflections)['answers'][200]>;

export const onThisDay = entry('onThisDay', {
  summary: 'The reflections written on this day years ago, the earliest year first, then months ago',
  caller: 'person',
  limit: 'read',
  scope: 'reflections',
  answers: { 200: z.array(reflection) },
  errors: [],
});
