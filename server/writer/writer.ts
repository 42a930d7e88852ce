import type { ReflectionType } from '../../core/contract/values.ts';

/** One week of one person, oldest first: all that a writer is ever told. */
export type WeekToSummarise = {
  readonly weekStart: string;
  readonly reflections: readonly {
    readonly type: ReflectionType;
    readonly localDate: string;
    readonly question: string;
    readonly content: string;
  }[];
  /** 0 for the week's first summary, then one more for each new version the person asked for. */
  readonly version: number;
  /** Whether a reflection of the week holds an explicit phrase of harm: builtin only, neutral, those lines unquoted. */
  readonly careful: boolean;
};

/** What a stretch of the summary rests on: UTF-16 offsets into `longSummary`, indexes into the week's reflections. */
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

/** Whoever writes the weekly summary without fail: the builtin one. */
export type Writer = { readonly write: (week: WeekToSummarise) => Promise<WrittenSummary> };

/** Why a model's summary was not taken; safe to log and to show. */
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

/** One call to a model, for the record: never a word of it. */
export type ModelCall = {
  readonly durationMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The provider did not say: the tokens are what such a call may have taken, 0 where nothing was reached. */
  readonly isEstimated: boolean;
  readonly fault: ModelFault | null;
};

export type ModelOutcome = { readonly calls: readonly ModelCall[] } & (
  | { readonly summary: WrittenSummary }
  | {
      readonly summary: null;
      readonly fault: ModelFault;
      /** Whether the same week may succeed later; then not before this many milliseconds, where the provider said so. */
      readonly again: boolean;
      readonly retryAfterMs: number | null;
    }
);

/** A model behind the port: every answer was checked against the week before it is returned. Never rejects. */
export type ModelWriter = {
  /** As the person reads it: "gpt-5-mini". */
  readonly name: string;
  readonly write: (week: WeekToSummarise) => Promise<ModelOutcome>;
};
