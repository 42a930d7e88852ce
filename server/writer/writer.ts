import type { ReflectionType } from '../../core/domain/reflection-type.ts';

/** One week of one user, oldest reflection first: the whole input of a writer. */
export type WeekToSummarise = {
  readonly weekStart: string;
  readonly reflections: readonly {
    readonly type: ReflectionType;
    readonly localDate: string;
    readonly question: string;
    readonly content: string;
  }[];
  /** 0 for the first summary of the week, then one more for each new version. */
  readonly version: number;
  /**
   * Whether a reflection has a danger phrase: only the builtin writer may write, in neutral words, without those pages.
   */
  readonly careful: boolean;
};

/** The reflections (indexes) that a part of `longSummary` (UTF-16 offsets) is based on. */
export type Evidence = { readonly start: number; readonly end: number; readonly reflections: readonly number[] };

export type WrittenSummary = {
  /** Begins with "Week of <date>: ". */
  readonly title: string;
  /** Sentences; a blank line between paragraphs. */
  readonly longSummary: string;
  readonly keyThemes: readonly string[];
  /** One for each sentence of `longSummary`, in order, none overlapping. */
  readonly evidence: readonly Evidence[];
};

/** A writer that never fails: the builtin one. */
export type Writer = { readonly write: (week: WeekToSummarise) => Promise<WrittenSummary> };

/** Why a model's summary was not used; safe to log and to show. */
export type ModelFault =
  | 'rate_limited'
  | 'unavailable'
  | 'timed_out'
  | 'too_large'
  | 'not_understood'
  | 'cut_short'
  | 'refused'
  | 'unfaithful'
  | 'not_allowed';

/** The record of one call to a model, without any text. */
export type ModelCall = {
  readonly durationMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the provider did not report the tokens, so that they are estimated. */
  readonly isEstimated: boolean;
  readonly fault: ModelFault | null;
};

export type ModelOutcome = { readonly calls: readonly ModelCall[] } & (
  | { readonly summary: WrittenSummary }
  | {
      readonly summary: null;
      readonly fault: ModelFault;
      /** Whether the same week may succeed later. */
      readonly again: boolean;
      /** The earliest time of a retry, if the provider set one. */
      readonly retryAfterMs: number | null;
    }
);

/** A model as a writer. Checks every answer against the week. Never rejects. */
export type ModelWriter = {
  /** The name that users see: "gpt-5-mini". */
  readonly name: string;
  readonly write: (week: WeekToSummarise) => Promise<ModelOutcome>;
};
