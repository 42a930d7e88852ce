import * as z from 'zod/mini';
import { day, id, instant, reflectionType } from './base/values.ts';

const importSources = ['dayone', 'journey', 'daylio', 'diarium', 'markdown', 'json'] as const;
export const importSource = z.enum(importSources, { error: `must be one of ${importSources.join(', ')}` });
export type ImportSource = z.output<typeof importSource>;

export const reflection = z.object({
  id,
  type: reflectionType,
  content: z.string(),
  wordCount: z.number(),
  /** Of an imported reflection the time of day may be unknown: see core/domain/days/known-time.ts. */
  submittedAt: instant,
  updatedAt: instant,
  /** Null for an imported reflection, which answers no prompt. */
  promptId: z.nullable(id),
  /** The text of the prompt, or '' if there is none. It saves the client a second call. */
  question: z.string(),
  availableFrom: instant,
  availableUntil: instant,
  timezoneOffset: z.number(),
  /** The day that the reflection counts for, in the user's own calendar. Clients group reflections by it. */
  localDate: day,
  /**
   * Submitted more than 15 minutes (100 with extra time) after the window's end. A late reflection still counts for
   * streaks.
   */
  late: z.boolean(),
  /** Increases with every edit. The client sends it as If-Match. */
  revision: z.number(),
  /**
   * The product it was imported from; `json` for a file of no known product. Imported reflections do not count for streaks
   * and milestones.
   */
  importedFrom: z.optional(importSource),
});
export type Reflection = z.output<typeof reflection>;
