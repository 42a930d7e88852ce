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
  /** The number of whitespace-separated words in the content. */
  wordCount: z.number(),
  submittedAt: instant,
  updatedAt: instant,
  /** The id of the answered prompt; null for an imported reflection. */
  promptId: z.nullable(id),
  /** The text of the answered prompt, so that the history needs no second call. Empty if there is no prompt. */
  question: z.string(),
  availableFrom: instant,
  availableUntil: instant,
  timezoneOffset: z.number(),
  /** The ledger day that the reflection counts for. Clients group reflections by it. */
  localDate: day,
  /**
   * Whether the reflection was submitted more than 15 minutes (100 with extra time) after the window's end. It still
   * counts.
   */
  late: z.boolean(),
  /** The revision, which increases with every edit. The client sends it as If-Match. */
  revision: z.number(),
  /**
   * The product from which the reflection was imported. An imported reflection does not count towards streaks and
   * milestones.
   */
  importedFrom: z.optional(importSource),
});
export type Reflection = z.output<typeof reflection>;
