import * as z from 'zod/mini';
import { entry } from './base/entry.ts';
import { day, id, instant, reflectionType } from './base/values.ts';

export const evidence = z.object({
  /** One span per sentence. `start` and `end` (exclusive) are offsets into `longSummary` in UTF-16 code units. */
  spans: z.array(z.object({ start: z.number(), end: z.number(), reflectionIds: z.array(id) })),
  /** The reflections that the summary was written from, oldest first. */
  sources: z.array(z.object({ id, type: reflectionType, localDate: day })),
});
export type Evidence = z.output<typeof evidence>;

const summaryWriter = z.object({
  kind: z.enum(['builtin', 'model']),
  /** Null for the builtin writer. */
  name: z.nullable(z.string()),
  /** True if a model was called, but gave no usable text, so the builtin writer's text is used. */
  modelFailed: z.boolean(),
});

const summary = z.object({
  id,
  /** It often begins with "Week of <date>: ". */
  title: z.string(),
  weekStart: day,
  /** Paragraphs are separated by blank lines. */
  longSummary: z.string(),
  keyThemes: z.array(z.string()),
  reflectionCount: z.number(),
  generatedAt: instant,
  /** True if this text replaced an earlier one because the week's reflections changed. */
  rewritten: z.optional(z.boolean()),
  /** Absent if an older version of the product wrote the summary. */
  evidence: z.optional(evidence),
  writer: summaryWriter,
  /** True if a reflection contains a phrase of harm. Such a summary is neutral and cannot be shared. */
  careful: z.boolean(),
  /** 0 for the first version, then 1, 2, ... */
  version: z.number(),
});
export type Summary = z.output<typeof summary>;

export const listSummaries = entry('listSummaries', {
  summary: 'All weekly summaries, newest week first',
  caller: 'person',
  limit: 'read',
  scope: 'summaries',
  answers: { 200: z.array(summary) },
  errors: [],
});

export const listRewrittenWeeks = entry('listRewrittenWeeks', {
  summary: 'The weeks whose summaries are being written again after the deletion of a reflection, oldest first',
  caller: 'person',
  limit: 'read',
  scope: 'summaries',
  answers: { 200: z.array(day) },
  errors: [],
});

export const getSummary = entry('getSummary', {
  summary: 'One weekly summary',
  caller: 'person',
  limit: 'read',
  scope: 'summaries',
  params: z.object({ id }),
  answers: { 200: summary },
  errors: ['not_found'],
});

const summaryVersions = z.object({
  versions: z.array(summary),
  chosen: z.number(),
  /** How many versions the user may still request this week, for all summaries together. */
  left: z.number(),
  /** True while a model may still replace the newest version. */
  isBeingMade: z.boolean(),
});
export type SummaryVersions = z.output<typeof summaryVersions>;

const versionText = { error: 'must be the number of a version' };
const versionNumber = z
  .number(versionText)
  .check(z.int(versionText), z.gte(0, versionText), z.lte(1_000_000_000, versionText));

export const listSummaryVersions = entry('listSummaryVersions', {
  summary: 'All versions of a weekly summary',
  caller: 'person',
  limit: 'read',
  scope: 'summaries',
  params: z.object({ id }),
  answers: { 200: summaryVersions },
  errors: ['not_found'],
});

/**
 * Create a version of a summary; a user may request two a week. Safe to repeat: if the newest version is newer than
 * `newest` or is still being written, return 200 and change nothing. The new version is not chosen automatically.
 */
export const createSummaryVersion = entry('createSummaryVersion', {
  summary: 'Writes a new version of a weekly summary',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  /** The highest version number that the caller knows. */
  body: z.object({ newest: versionNumber }),
  answers: { 200: summaryVersions, 201: summaryVersions },
  errors: ['not_found', 'versions_used_up'],
});

export const chooseSummaryVersion = entry('chooseSummaryVersion', {
  summary: 'Chooses the version to show; the others stay stored',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  body: z.object({ version: versionNumber }),
  answers: { 200: summary },
  errors: ['not_found'],
});

export const takeBuiltinWords = entry('takeBuiltinWords', {
  summary: 'Chooses the version that this server wrote without a model, and writes it if there is none',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  answers: { 200: summaryVersions },
  errors: ['not_found'],
});
