import * as z from 'zod/mini';
import { entry } from './entry.ts';
import { day, id, instant, reflectionType } from './values.ts';

/** What the summary's sentences rest on. */
export const evidence = z.object({
  /** One for each sentence, in order; offsets into `longSummary` in UTF-16 code units, `end` not included. */
  spans: z.array(z.object({ start: z.number(), end: z.number(), reflectionIds: z.array(id) })),
  /** The reflections of the week that it was written from, oldest first. */
  sources: z.array(z.object({ id, type: reflectionType, localDate: day })),
});
export type Evidence = z.output<typeof evidence>;

const summaryWriter = z.object({
  kind: z.enum(['builtin', 'model']),
  /** The model's name; null for the builtin writer. */
  name: z.nullable(z.string()),
  /** A model was asked and what it wrote did not hold or did not come: the builtin summary stands. */
  modelFailed: z.boolean(),
});

const summary = z.object({
  id,
  /** Often begins with "Week of <date>: ". */
  title: z.string(),
  weekStart: day,
  /** Sentences; a blank line between paragraphs. */
  longSummary: z.string(),
  keyThemes: z.array(z.string()),
  reflectionCount: z.number(),
  generatedAt: instant,
  /** Absent for a summary of the time before there was any. */
  evidence: z.optional(evidence),
  writer: summaryWriter,
  /** A reflection of the week holds an explicit phrase of harm: neutral words, nothing to celebrate or to share. */
  careful: z.boolean(),
  /** Which of the week's versions this is: 0 for the first, then one more for each that was asked for. */
  version: z.number(),
});
export type Summary = z.output<typeof summary>;

export const listSummaries = entry('listSummaries', {
  summary: 'All weekly summaries, newest week first',
  caller: 'person',
  limit: 'read',
  answers: { 200: z.array(summary) },
  errors: [],
});

export const getSummary = entry('getSummary', {
  summary: 'One weekly summary',
  caller: 'person',
  limit: 'read',
  params: z.object({ id }),
  answers: { 200: summary },
  errors: ['not_found'],
});

/** All versions of one summary, and how the person may go on. */
const summaryVersions = z.object({
  /** In the order they were made, each with its number in `version`. */
  versions: z.array(summary),
  /** The one that is kept: what lists and cards show. */
  chosen: z.number(),
  /** How many more the person may ask for this week, over all their summaries; the week begins on their Monday. */
  left: z.number(),
  /** A model may still replace the newest version. */
  isBeingMade: z.boolean(),
});
export type SummaryVersions = z.output<typeof summaryVersions>;

const versionNumber = z.number().check(z.int({ error: 'must be the number of a version' }));

export const listSummaryVersions = entry('listSummaryVersions', {
  summary: 'All versions of a weekly summary',
  caller: 'person',
  limit: 'read',
  params: z.object({ id }),
  answers: { 200: summaryVersions },
  errors: ['not_found'],
});

/**
 * Twice a week at most. Safe to repeat: where a version newer than `newest` is there already, or the newest one is
 * still being made, nothing is made or used up and the answer is a 200. The choice of version does not change.
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
  summary: 'Chooses the version to keep; the others stay stored',
  caller: 'person',
  limit: 'write',
  params: z.object({ id }),
  body: z.object({ version: versionNumber }),
  answers: { 200: summary },
  errors: ['not_found'],
});
