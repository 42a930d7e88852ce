import * as z from 'zod/mini';
import { day, id, instant, reflectionType } from './values.ts';

/** One reflection as its owner sees it. */
export const reflection = z.object({
  id,
  type: reflectionType,
  content: z.string(),
  /** Whitespace-separated words. */
  wordCount: z.number(),
  submittedAt: instant,
  updatedAt: instant,
  promptId: id,
  /** The prompt's words, so that a history needs no second call. */
  question: z.string(),
  availableFrom: instant,
  availableUntil: instant,
  timezoneOffset: z.number(),
  /** The ledger day that it counts for; clients group by it. */
  localDate: day,
  /** Arrived after the grace that follows the window; it counts all the same. */
  late: z.boolean(),
  /** Grows with every edit; sent back as If-Match. */
  revision: z.number(),
});
export type Reflection = z.output<typeof reflection>;
