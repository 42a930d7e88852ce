import * as z from 'zod/mini';
import { DELETION_WORD, IMPORT_FILE_MAX_BYTES } from '../domain/limits.ts';
import { entry } from './base/entry.ts';
import { day, instant } from './base/values.ts';
import { importSource } from './reflection.ts';

const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const filePieces = z.custom<readonly Uint8Array<ArrayBuffer>[]>(Array.isArray);
export type FilePieces = z.output<typeof filePieces>;

const yourData = z.object({
  /** All reflections of the account, including imported ones. */
  reflections: z.number(),
  summaries: z.number(),
  /** How the user proves their identity: by the password, or by a sign-in within the last five minutes. */
  proof: z.enum(['password', 'recent-sign-in']),
  /** Whether this is the demo's sample user, whose shared account cannot be deleted. */
  isSample: z.boolean(),
});
export type YourData = z.output<typeof yourData>;

export const getYourData = entry('getYourData', {
  summary: 'What the account contains and how to confirm its deletion',
  caller: 'person',
  limit: 'read',
  answers: { 200: yourData },
  errors: [],
});

export const exportData = entry('exportData', {
  summary: 'All data of the user as one zip file; the same data give the same bytes',
  caller: 'person',
  limit: 'file',
  givesFile: { type: 'application/zip', name: 'inward.zip' },
  answers: { 200: filePieces },
  errors: [],
});

const importReport = z.object({
  /** `inward` for a download of this product, otherwise the product that exported the file. */
  kind: z.union([z.literal('inward'), importSource]),
  /** The entries of another product count as the reflections that they become. */
  reflections: z.number(),
  /** The entries that are too long for one reflection, and how many reflections they become. Undefined if none is. */
  split: z.optional(z.object({ entries: z.number(), parts: z.number() })),
  /** Reflections in the file that the account does not have yet. */
  added: z.number(),
  summaries: z.number(),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** Names the import for `removeImport`. Undefined in a preview, for a download, and if the import added nothing. */
  importedAt: z.optional(instant),
  /**
   * What an import from another product skips: attachments; entries without text, without a date, or with a date before
   * 1970 or in the future; repetitions of entries; files in a zip that are damaged or in another format. `fields` counts
   * entries with fields that are not imported.
   */
  leftOut: z.object({
    attachments: z.number(),
    withoutWords: z.number(),
    otherDays: z.number(),
    undated: z.number(),
    /** The positions of the first five entries without a date, from 1. Undefined if all have dates. */
    undatedPlaces: z.optional(z.array(z.number())),
    /** Entries that the file has already had before them. */
    doubles: z.number(),
    unread: z.number(),
    fields: z.number(),
  }),
});
export type ImportReport = z.output<typeof importReport>;

const takesCopy = {
  caller: 'person',
  limit: 'file',
  takesFile: { mostBytes: IMPORT_FILE_MAX_BYTES },
  body: fileBytes,
  answers: { 200: importReport },
  errors: ['account_not_empty', 'sample_person'],
} as const;

export const previewImport = entry('previewImport', {
  summary: 'Checks a download of this product or an export of another one, zipped or not, and stores nothing',
  ...takesCopy,
});

export const importData = entry('importData', {
  summary: 'Imports a file completely or not at all: a download only into an empty account, another export into any',
  ...takesCopy,
});

/** Names an import. `importedAt` is null for all entries of this source that a version without it has imported. */
const importName = { source: importSource, importedAt: z.nullable(instant) };

const importsList = z.array(
  z.object({
    ...importName,
    /** The entries that are left of it. An entry of more than 20,000 characters was split and counts as several. */
    entries: z.number(),
  }),
);
export type Import = z.output<typeof importsList>[number];
export type ImportName = Pick<Import, keyof typeof importName>;

export const listImports = entry('listImports', {
  summary: 'The imports from other products that still have entries, newest first',
  caller: 'person',
  limit: 'read',
  answers: { 200: importsList },
  errors: [],
});

export const removeImport = entry('removeImport', {
  summary: 'Deletes all entries of one import at once and for good; without effect if it has none left',
  caller: 'person',
  limit: 'write',
  body: z.strictObject(importName),
  answers: { 200: z.object({ removed: z.number() }) },
  errors: ['sample_person'],
});

export const deleteAccount = entry('deleteAccount', {
  summary: 'Deletes the account and everything in it, at once and for good',
  caller: 'person',
  limit: 'write',
  endsCaller: true,
  body: z.strictObject({
    confirmation: z.literal(DELETION_WORD, { error: `must be ${DELETION_WORD}` }),
    /** Required if the account's `proof` is the password. */
    password: z.optional(z.string().check(z.maxLength(4_096, { error: 'must be at most 4,096 characters' }))),
  }),
  answers: { 200: z.object({ deleted: z.literal(true) }) },
  errors: ['sample_person', 'wrong_password', 'recent_login_required', 'password_needed'],
});
