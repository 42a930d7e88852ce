import * as z from 'zod/mini';
import { day, id, instant, reflectionType } from './base/values.ts';

/** The source of an imported reflection. */
/** The other products that reflections can come from. */
const importSources = ['dayone', 'journey', 'daylio', 'diarium', 'markdown'] as const;
export const importSource = z.enum(importSources, { error: `must be one of ${importSources.join(', ')}` });
export type ImportSource = z.output<typeof importSource>;

/** One reflection as its owner sees it. */
export const reflection = z.object({
  id,
  type: reflectionType,
  content: z.string(),
  /** Whitespace-separated words. */
  wordCount: z.number(),
  submittedAt: instant,
  updatedAt: instant,
  /** Null for an imported reflection. */
  promptId: z.nullable(id),
  /** The prompt's text, so that the history needs no second call; empty without a prompt. */
  question: z.string(),
  availableFrom: instant,
  availableUntil: instant,
  timezoneOffset: z.number(),
  /** The ledger day that the reflection counts for; clients group by it. */
  localDate: day,
  /** Submitted after the grace period of the window; it still counts. */
  late: z.boolean(),
  /** Increases with every edit; the client sends it as If-Match. */
  revision: z.number(),
  /** Set for an imported reflection, which counts for no streak and no milestone. */
  importedFrom: z.optional(importSource),
});
export type Reflection = z.output<typeof reflection>;
