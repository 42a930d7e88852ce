import type { Day } from '../../../../core/domain/days/day.ts';
import { IMPORTED_MAX, IMPORTED_PER_DAY_MAX, JOURNAL_MAX_BYTES } from '../../../../core/domain/limits.ts';
import { Refusal } from '../../../errors/refusal.ts';

/** Return a refusal that names the invalid field, such as 'reflections.12.localDate must not lie ahead'. */
export const invalidField = (field: string, rule: string): Refusal =>
  new Refusal('bad_request', { field, message: `${field} ${rule}` });

/** Return a refusal of a download of this product that lacks a field. */
export const incompleteCopy = (field: string): Refusal =>
  new Refusal('bad_request', { field, message: `This copy is not complete: ${field} is missing.` });

/** Return a refusal of the file as a whole. */
export const invalidFile = (message: string): Refusal => new Refusal('bad_request', { field: 'file', message });

/** Return a refusal of a file of another product whose entries all have no date, or one that cannot be read. */
export const noReadableDate = (): Refusal =>
  invalidFile('The dates of the entries in this file could not be read, so none of them can be brought in.');

/** Return a refusal of a file that needs more memory or time than an import may use. */
export const tooLarge = (message: string): Refusal => new Refusal('too_large', { field: 'file', message });

const formatted = (count: number) => count.toLocaleString('en-US');

export const tooManyEntries = (): Refusal =>
  invalidFile(
    `An account can have ${formatted(IMPORTED_MAX)} entries from elsewhere, and this file would make them more.`,
  );

export const journalTooFull = (): Refusal =>
  invalidFile(`A journal can hold ${JOURNAL_MAX_BYTES / 1024 / 1024} MB of text, and this file would make it more.`);

export const dayTooFull = (day: Day): Refusal =>
  invalidFile(
    `${day} would have more than ${formatted(IMPORTED_PER_DAY_MAX)} entries from elsewhere: a day can have no more.`,
  );
