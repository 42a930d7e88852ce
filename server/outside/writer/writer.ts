import type { ReflectionType } from '../../../core/contract/values.ts';

/** One week of one person, oldest first: all that a writer is ever told. */
export type WeekToSummarise = {
  readonly weekStart: string;
  readonly reflections: readonly {
    readonly type: ReflectionType;
    readonly localDate: string;
    readonly question: string;
    readonly content: string;
  }[];
};

export type WrittenSummary = {
  /** Begins with "Week of <date>: ". */
  readonly title: string;
  /** Sentences; a blank line between paragraphs. */
  readonly longSummary: string;
  readonly keyThemes: readonly string[];
};

/** Whoever writes the weekly summary. */
export type Writer = { readonly write: (week: WeekToSummarise) => Promise<WrittenSummary> };
