import * as z from 'zod/mini';
import { THEME_CORRECTIONS_MAX, THEME_MAX_CHARACTERS, THEME_NAME_MAX_CHARACTERS } from '../domain/limits.ts';
import { entry } from './base/entry.ts';
import { instant, noNul } from './base/values.ts';

const lengthOf = (most: number) => ({ error: `must have 1 to ${most} characters` });

/**
 * The conversion to UTF-8 replaces an unpaired surrogate, so two different themes could become equal in the database.
 */
const noHalfPair = z.refine<string>((text) => !/\p{Surrogate}/u.test(text), {
  error: 'must not contain an unpaired surrogate',
});

export const writtenTheme = z
  .string(lengthOf(THEME_MAX_CHARACTERS))
  .check(z.minLength(1, lengthOf(THEME_MAX_CHARACTERS)), z.maxLength(THEME_MAX_CHARACTERS), noNul, noHalfPair);

const hasSign = z.refine<string>((name) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(name), { error: 'must not be empty' });

/** The user's name for a theme; null if the user removed the theme. */
export const themeName = z.nullable(
  z
    .string(lengthOf(THEME_NAME_MAX_CHARACTERS))
    .check(z.maxLength(THEME_NAME_MAX_CHARACTERS, lengthOf(THEME_NAME_MAX_CHARACTERS)), hasSign, noNul, noHalfPair),
);

/**
 * The name that the caller knows the theme by; null if it knows the theme as removed. The call is refused if the theme
 * has another name by now. Without it, the call is never refused for this reason.
 */
const knownAs = z.optional(z.nullable(writtenTheme));

const correction = z.object({
  theme: z.string(),
  name: z.nullable(z.string()),
  correctedAt: instant,
  /** Whether a summary was written with the theme. Otherwise it is only a new name that another theme once got. */
  isWritten: z.optional(z.boolean()),
});
const corrections = z.array(correction).check(z.maxLength(THEME_CORRECTIONS_MAX));
export type ThemeCorrections = z.output<typeof corrections>;

export const listThemeCorrections = entry('listThemeCorrections', {
  summary: 'The themes that the user has removed or renamed, newest first',
  caller: 'person',
  limit: 'read',
  scope: 'summaries',
  answers: { 200: corrections },
  errors: [],
});

/** The correction applies to all summaries, existing and future. The theme is in the body because URLs are logged. */
export const correctTheme = entry('correctTheme', {
  summary: 'Removes a theme from all summaries, or renames it in all of them',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({ theme: writtenTheme, name: themeName, knownAs }),
  answers: { 200: corrections },
  errors: ['corrections_full', 'theme_changed'],
});

export const takeBackCorrection = entry('takeBackCorrection', {
  summary: 'Takes a correction back: summaries name the theme again as they were written',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({ theme: writtenTheme, knownAs }),
  answers: { 200: corrections },
  errors: ['theme_changed'],
});
