import * as z from 'zod/mini';
import { day, id, instant, reflectionType } from './base/values.ts';

/** The other products from which reflections can be imported. */
const importSources = ['dayone', 'journey', 'daylio', 'diarium', 'markdown'] as const;
export const importSource = z.enum(importSources, { error: `must be one of ${importSources.join(', ')}` });
export type ImportSource = z.output<typeof importSource>;

/** One reflection as its owner sees it. */
export const reflection = z.object({
  id,
  type: reflectionType,
  content: z.string(),
  /** The number of whitespace-separated words. */
  wordCount: z.number(),
  submittedAt: instant,
  updatedAt: instant,
  /** Null for an imported reflection. */
  promptId: z.nullable(id),
  /** The prompt's text, so that the history needs no second call; empty if there is no prompt. */
  question: z.string(),
  availableFrom: instant,
  availableUntil: instant,
  timezoneOffset: z.number(),
  /** The ledger day that the reflection counts for; clients group by it. */
  localDate: day,
  /** Whether it was submitted after the window's grace period. A late reflection still counts. */
  late: z.boolean(),
  /** Increases with every edit; the client sends it as If-Match. */
  revision: z.number(),
  /** Set for an imported reflection, which does not count towards streaks and milestones. */
  importedFrom: z.optional(importSource),
});
export type Reflection = z.output<typeof reflection>;
