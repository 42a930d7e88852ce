import * as z from 'zod/mini';
import { DELETION_WORD, IMPORT_FILE_MAX_BYTES } from '../domain/limits.ts';
import { entry } from './entry.ts';
import { day } from './values.ts';

const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const yourData = z.object({
  /** What lies in the account, written here or brought in. */
  reflections: z.number(),
  summaries: z.number(),
  /** How the person proves once more who they are: by the password, or by having signed in within five minutes. */
  proof: z.enum(['password', 'recent-sign-in']),
  /** The demo's sample person, whose account everybody shares and nobody may delete. */
  isSample: z.boolean(),
});
export type YourData = z.output<typeof yourData>;

export const getYourData = entry('getYourData', {
  summary: 'What a download or a deletion of the account would be about',
  caller: 'person',
  limit: 'read',
  answers: { 200: yourData },
  errors: [],
});

export const exportData = entry('exportData', {
  summary: 'Everything of the person as one zip file: the same data, the same bytes',
  caller: 'person',
  limit: 'file',
  givesFile: { type: 'application/zip', name: 'inward.zip' },
  answers: { 200: fileBytes },
  errors: [],
});

/** What a file holds, and what of it is new to the account. */
const importReport = z.object({
  /** A copy made by this product, or a Day One export. */
  kind: z.enum(['inward', 'dayone']),
  /** Reflections that the file can bring. */
  reflections: z.number(),
  /** How many of them the account does not have yet. */
  added: z.number(),
  summaries: z.number(),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** Left out of a Day One export: photos and other attachments; entries without words; days before 1970 or to come. */
  leftOut: z.object({ attachments: z.number(), withoutWords: z.number(), otherDays: z.number() }),
});
export type ImportReport = z.output<typeof importReport>;

const takesCopy = {
  caller: 'person',
  limit: 'file',
  takesFile: { mostBytes: IMPORT_FILE_MAX_BYTES },
  body: fileBytes,
  answers: { 200: importReport },
  errors: ['account_not_empty'],
} as const;

export const previewImport = entry('previewImport', {
  summary: 'Reads a copy of this product or a Day One export, zipped or not, and changes nothing',
  ...takesCopy,
});

export const importData = entry('importData', {
  summary: 'Brings a file in, all of it or nothing: a copy into an empty account, a Day One export into any, once',
  ...takesCopy,
});

export const deleteAccount = entry('deleteAccount', {
  summary: 'Deletes the account and everything in it, at once and for good',
  caller: 'person',
  limit: 'write',
  endsCaller: true,
  body: z.strictObject({
    confirmation: z.literal(DELETION_WORD, { error: `must be ${DELETION_WORD}` }),
    /** Needed where `proof` of the account is the password. */
    password: z.optional(z.string().check(z.maxLength(4_096, { error: 'must be at most 4,096 characters' }))),
  }),
  answers: { 200: z.object({ deleted: z.literal(true) }) },
  errors: ['sample_person', 'wrong_password', 'recent_login_required'],
});
