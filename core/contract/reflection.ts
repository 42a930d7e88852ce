import * as z from 'zod/mini';
import { day, id, instant, reflectionType } from './values.ts';

/** Where a reflection that was not written here comes from. */
export const importSource = z.enum(['dayone'], { error: 'must be dayone' });

/** One reflection as its owner sees it. */
export const reflection = z.object({
  id,
  type: reflectionType,
  content: z.string(),
  /** Whitespace-separated words. */
  wordCount: z.number(),
  submittedAt: instant,
  updatedAt: instant,
  /** Null for what was written elsewhere. */
  promptId: z.nullable(id),
  /** The prompt's words, so that a history needs no second call; '' where there is none. */
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
  /** Where it was written, if not here; it counts for no streak and no milestone. */
  importedFrom: z.optional(importSource),
});
export type Reflection = z.output<typeof reflection>;
