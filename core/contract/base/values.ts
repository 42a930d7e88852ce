import * as z from 'zod/mini';
import { isDay } from '../../domain/days/day.ts';
import { OFFSET_MAX_MINUTES, OFFSET_MIN_MINUTES } from '../../domain/limits.ts';
import { REFLECTION_TYPES } from '../../domain/reflection-type.ts';

/**
 * Schemas that several parts of the contract share. Each error message completes a sentence that begins with the
 * field's name.
 */

/** For every text that is stored or compared in the database: PostgreSQL cannot store NUL characters. */
export const noNul = z.refine<string>((text) => !text.includes('\u0000'), {
  error: 'must not contain a NUL character',
});

/** A calendar date, 'YYYY-MM-DD'. */
export const day = z.string().check(z.refine(isDay, { error: 'must be a date like 2026-03-29' }));

/** An instant, ISO 8601 with a zone, e.g. '2026-03-29T15:00:00.000Z'. */
export const instant = z.iso.datetime({ offset: true, error: 'must be a date and time like 2026-03-29T15:00:00.000Z' });

/** An id made by the server. Another user's id and an unknown id get the same response. */
export const id = z.uuid({ error: 'must be an id' });

const wholeOffset = { error: `must be a whole number of minutes from ${OFFSET_MIN_MINUTES} to ${OFFSET_MAX_MINUTES}` };

/** UTC minus local time in minutes, with the sign of JavaScript's getTimezoneOffset: UTC+2 is -120. */
export const timezoneOffset = z
  .number(wholeOffset)
  .check(z.int(wholeOffset), z.gte(OFFSET_MIN_MINUTES, wholeOffset), z.lte(OFFSET_MAX_MINUTES, wholeOffset));

/** `timezoneOffset` in a query string. */
export const timezoneOffsetText = z.pipe(
  z.pipe(
    z.string(wholeOffset).check(z.regex(/^-?\d{1,3}$/, wholeOffset)),
    z.transform((text) => Number(text)),
  ),
  timezoneOffset,
);

/**
 * An IANA zone name, e.g. 'Europe/Riga'. Only the offset decides the user's day. The name improves schedules, such as
 * reminders across a clock change, and shows a journey between two zones with the same offset.
 */
export const timeZone = z
  .string()
  .check(
    z.maxLength(64, { error: 'must be the name of a time zone' }),
    z.regex(/^[A-Za-z0-9_+\-/]+$/, { error: 'must be the name of a time zone' }),
  );

export const reflectionType = z.enum(REFLECTION_TYPES, { error: 'must be evening or deep' });
