import * as z from 'zod/mini';
import { isDay } from '../../domain/days/day.ts';
import { OFFSET_MAX_MINUTES, OFFSET_MIN_MINUTES } from '../../domain/limits.ts';
import { REFLECTION_TYPES } from '../../domain/reflection-type.ts';

// Schemas that several calls share. Each error message continues a sentence that begins with the field's name.

/** PostgreSQL cannot store a NUL character: use this for every text that is stored or compared with stored values. */
export const noNul = z.refine<string>((text) => !text.includes('\u0000'), {
  error: 'must not contain a NUL character',
});

/** A calendar date, 'YYYY-MM-DD'. */
export const day = z.string().check(z.refine(isDay, { error: 'must be a date like 2026-03-29' }));

/** ISO 8601 with a zone, such as '2026-03-29T15:00:00.000Z'. */
export const instant = z.iso.datetime({ offset: true, error: 'must be a date and time like 2026-03-29T15:00:00.000Z' });

/** The id of a stored object. Responses do not distinguish an unknown id from the id of another user's object. */
export const id = z.uuid({ error: 'must be an id' });

const wholeOffset = { error: `must be a whole number of minutes from ${OFFSET_MIN_MINUTES} to ${OFFSET_MAX_MINUTES}` };

/** UTC minus local time in minutes, with the sign of JavaScript's getTimezoneOffset: UTC+2 is -120. */
export const timezoneOffset = z
  .number(wholeOffset)
  .check(z.int(wholeOffset), z.gte(OFFSET_MIN_MINUTES, wholeOffset), z.lte(OFFSET_MAX_MINUTES, wholeOffset));

export const timezoneOffsetText = z.pipe(
  z.pipe(
    z.string(wholeOffset).check(z.regex(/^-?\d{1,3}$/, wholeOffset)),
    z.transform((text) => Number(text)),
  ),
  timezoneOffset,
);

/**
 * An IANA zone name, such as 'Europe/Riga'. The user's day depends only on the offset. The name is for reminders across
 * a change to daylight saving time, and for noticing a journey between two zones with the same offset.
 */
export const timeZone = z
  .string()
  .check(
    z.maxLength(64, { error: 'must be the name of a time zone' }),
    z.regex(/^[A-Za-z0-9_+\-/]+$/, { error: 'must be the name of a time zone' }),
  );

export const reflectionType = z.enum(REFLECTION_TYPES, { error: 'must be evening or deep' });
