import * as z from 'zod/mini';
import { CONTENT_MAX_CHARACTERS, EDIT_GRACE_MS, HISTORY_LIST_LIMIT, SEARCH_MAX_CHARACTERS } from '../domain/limits.ts';
import { entry } from './entry.ts';
import { reflection } from './reflection.ts';
import { day, id, instant, reflectionType, timeZone, timezoneOffset, timezoneOffsetText } from './values.ts';

/** What a person wrote: not blank, at most 20,000 characters, no NUL (PostgreSQL cannot store one). */
export const content = z.string().check(
  z.refine((text) => text.trim() !== '', { error: 'must not be empty' }),
  z.maxLength(CONTENT_MAX_CHARACTERS, {
    error: `must be at most ${CONTENT_MAX_CHARACTERS.toLocaleString('en-US')} characters`,
  }),
  z.refine((text) => !text.includes('\u0000'), { error: 'must not contain a NUL character' }),
);

const currentWindow = z.object({
  window: z.object({ type: reflectionType, isActive: z.boolean(), availableFrom: instant, availableUntil: instant }),
  /** Absent while no window is active. */
  prompt: z.optional(z.object({ id, question: z.string() })),
  /** Absent while nothing is written in this window. */
  existingReflection: z.optional(reflection),
  /** Count down from this clock, not from the device's. */
  serverNow: instant,
  /** The person's day as the ledger has it. */
  localDate: day,
  /** With extra time: until when the window stays active, later than its availableUntil. */
  extraTimeUntil: z.optional(instant),
});
export type CurrentWindowBody = z.output<typeof currentWindow>;

export const getCurrentWindow = entry('getCurrentWindow', {
  summary: 'The window that is open now, its prompt and what is already written in it',
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

export const idempotencyKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, - or _' }));

export const createReflection = entry('createReflection', {
  summary: 'Hands in a reflection for an issued window, exactly once per key',
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
  /** 200: the same key was seen before, this is what it stored. */
  answers: { 201: reflection, 200: reflection },
  errors: ['window_closed', 'window_not_open', 'already_submitted'],
});

export const updateReflection = entry('updateReflection', {
  summary: `Rewrites a reflection while its window is open, and ${EDIT_GRACE_MS / 60_000} minutes longer`,
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  query: z.strictObject({ timezone: z.optional(timezoneOffsetText) }),
  headers: z.object({
    'if-match': z.optional(z.string().check(z.regex(/^"?\d{1,9}"?$/, { error: 'must be a revision' }))),
  }),
  body: z.strictObject({ content }),
  answers: { 200: reflection },
  errors: ['not_found', 'window_closed', 'stale_revision'],
});

/** The last reflection of the page before, for the one that follows. An unknown one is a 400. */
const before = z.optional(id);

const wholeLimit = { error: `must be a whole number from 1 to ${HISTORY_LIST_LIMIT}` };

export const listReflections = entry('listReflections', {
  summary: 'The latest reflections, newest first; older ones than a given one',
  caller: 'person',
  limit: 'read',
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
  query: z.strictObject({ weekStart: z.optional(day) }),
  answers: { 200: z.array(reflection) },
  errors: [],
});

export const calendarReflections = entry('calendarReflections', {
  summary: 'The reflections of the days from start to end, at most 400 days',
  caller: 'person',
  limit: 'read',
  query: z.strictObject({ start: instant, end: instant }),
  answers: { 200: z.array(reflection) },
  errors: [],
});

/** A POST, so that the words of a search stand in no address and in nobody's access log. */
export const searchReflections = entry('searchReflections', {
  summary:
    'The reflections that have every word of a search, newest first, 25 at a time; case and accents do not count',
  caller: 'person',
  limit: 'read',
  body: z.strictObject({
    q: z.string({ error: 'must be a text' }).check(
      z.refine((text) => text.trim() !== '', { error: 'must not be empty' }),
      z.maxLength(SEARCH_MAX_CHARACTERS, { error: `must be at most ${SEARCH_MAX_CHARACTERS} characters` }),
      z.refine((text) => !text.includes('\u0000'), { error: 'must not contain a NUL character' }),
    ),
    before,
  }),
  answers: { 200: z.array(reflection) },
  errors: [],
});

const wholeYear = { error: 'must be a year from 1970 to 9998' };

export const yearReflections = entry('yearReflections', {
  summary: "A year's days with reflections, oldest first, without their words",
  caller: 'person',
  limit: 'read',
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
      days: z.array(z.object({ localDate: day, types: z.array(reflectionType) })),
      /** The year of the person's first reflection; null while there is none. */
      firstYear: z.nullable(z.number()),
    }),
  },
  errors: [],
});
export type YearReflections = z.output<(typeof yearReflections)['answers'][200]>;

export const onThisDay = entry('onThisDay', {
  summary: 'What was written on this day years ago, or else months ago; empty when nothing was',
  caller: 'person',
  limit: 'read',
  answers: { 200: z.array(reflection) },
  errors: [],
});
