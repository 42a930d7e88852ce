import * as z from 'zod/mini';
import { entry } from './entry.ts';
import { day, id, instant } from './values.ts';

export const summary = z.object({
  id,
  /** Often begins with "Week of <date>: ". */
  title: z.string(),
  weekStart: day,
  /** Sentences; a blank line between paragraphs. */
  longSummary: z.string(),
  keyThemes: z.array(z.string()),
  reflectionCount: z.number(),
  generatedAt: instant,
});
export type Summary = z.output<typeof summary>;

export const listSummaries = entry({
  method: 'GET',
  path: '/api/summaries/weekly',
  summary: 'All weekly summaries, newest week first',
  caller: 'person',
  limit: 'read',
  answers: { 200: z.array(summary) },
  errors: [],
});

export const getSummary = entry({
  method: 'GET',
  path: '/api/summaries/:id',
  summary: 'One weekly summary',
  caller: 'person',
  limit: 'read',
  params: z.object({ id }),
  answers: { 200: summary },
  errors: ['not_found'],
});
