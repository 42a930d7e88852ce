import type { ReflectionType } from '../../core/domain/reflection-type.ts';
import type { ThemeCorrection } from '../../core/domain/summaries/theme-corrections.ts';

export type EarlierSummary = {
  readonly weekStart: string;
  readonly title: string;
  readonly themes: readonly string[];
};

/** The input of a writer: one week of one user, with the oldest reflection first. */
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
  /** Whether a reflection has a phrase about harm. Then no model gets the week, and that reflection is not quoted. */
  readonly careful: boolean;
  /** At most 52 summaries of earlier weeks, newest first. */
  readonly earlier: readonly EarlierSummary[];
  /** Themes that the user removed or renamed. Empty for a model, whose text is corrected whenever it is shown. */
  readonly corrections: readonly ThemeCorrection[];
};

/** A part of `longSummary` (UTF-16 offsets) and the indexes of the reflections that it is based on. */
export type Evidence = { readonly start: number; readonly end: number; readonly reflections: readonly number[] };

export type WrittenSummary = {
  readonly title: string;
  /** Plain text with a blank line between paragraphs. */
  readonly longSummary: string;
  readonly keyThemes: readonly string[];
  /** The evidence of each sentence of `longSummary`, in order, without overlaps. */
  readonly evidence: readonly Evidence[];
};

export type Writer = { readonly write: (week: WeekToSummarise) => Promise<WrittenSummary> };

/** Why a model's summary was not used. Contains nothing that a user wrote, so it may be logged and shown. */
export type ModelFault =
  | 'rate_limited'
  | 'unavailable'
  | 'timed_out'
  | 'too_large'
  | 'not_understood'
  | 'cut_short'
  | 'refused'
  | 'unfaithful'
  | 'not_allowed'
  | 'model_missing'
  | 'key_refused'
  | 'context_too_small'
  | 'runs_elsewhere';

export type ModelCall = {
  readonly durationMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the token counts are estimates, because the provider did not report them. */
  readonly isEstimated: boolean;
  readonly fault: ModelFault | null;
};

export type ModelOutcome = { readonly calls: readonly ModelCall[] } & (
  | { readonly summary: WrittenSummary }
  | {
      readonly summary: null;
      readonly fault: ModelFault;
      /** Whether a later attempt for this week may succeed. */
      readonly again: boolean;
      /** The wait that the provider asked for; null if it did not ask. */
      readonly retryAfterMs: number | null;
    }
);

/** A writer that uses a model and checks its answers. It never rejects: errors are part of the outcome. */
export type ModelWriter = {
  /** The name that users see, such as "gpt-5-mini". */
  readonly name: string;
  readonly write: (week: WeekToSummarise) => Promise<ModelOutcome>;
};
