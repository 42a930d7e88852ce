import type { ReflectionType } from '../../core/domain/reflection-type.ts';
import type { ThemeCorrection } from '../../core/domain/summaries/theme-corrections.ts';

/** The title and the themes of an earlier week's summary. */
export type EarlierSummary = {
  readonly weekStart: string;
  /** The title without "Week of <date>: ". */
  readonly title: string;
  readonly themes: readonly string[];
};

/** One week of one user, oldest reflection first: the whole input of a writer. */
export type WeekToSummarise = {
  readonly weekStart: string;
  readonly reflections: readonly {
    readonly type: ReflectionType;
    readonly localDate: string;
    readonly question: string;
    readonly content: string;
  }[];
  /** The number of the version: 0 for the first summary of the week, then one more for each new version. */
  readonly version: number;
  /**
   * Whether a reflection has a danger phrase. If so, only the builtin writer may write, and it must not quote that
   * reflection.
   */
  readonly careful: boolean;
  /** The last 52 summaries before this week, newest first, without their texts. */
  readonly earlier: readonly EarlierSummary[];
  /**
   * The themes that the user has removed or renamed, each with its latest name. The list is empty for a model. A writer
   * may ignore the list, because stored summaries are corrected when they are shown.
   */
  readonly corrections: readonly ThemeCorrection[];
};

/** A part of `longSummary` (UTF-16 offsets) and the indexes of the reflections that it is based on. */
export type Evidence = { readonly start: number; readonly end: number; readonly reflections: readonly number[] };

export type WrittenSummary = {
  /** The title, which begins with "Week of <date>: ". */
  readonly title: string;
  /** The text of the summary: plain text with a blank line between paragraphs. */
  readonly longSummary: string;
  readonly keyThemes: readonly string[];
  /** The evidence of each sentence of `longSummary`, in order, without overlaps. */
  readonly evidence: readonly Evidence[];
};

/** A writer that never fails: the builtin writer. */
export type Writer = { readonly write: (week: WeekToSummarise) => Promise<WrittenSummary> };

/** Why a model's summary was not used. It contains no text of a user, so it may be logged and shown. */
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

/** The record of one call to a model, without any text. */
export type ModelCall = {
  readonly durationMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the tokens are an estimate, because the provider did not report them. */
  readonly isEstimated: boolean;
  readonly fault: ModelFault | null;
};

export type ModelOutcome = { readonly calls: readonly ModelCall[] } & (
  | { readonly summary: WrittenSummary }
  | {
      readonly summary: null;
      readonly fault: ModelFault;
      /** Whether the same week may succeed later with a model. */
      readonly again: boolean;
      /** How long the provider asked us to wait before a retry; null if it did not ask. */
      readonly retryAfterMs: number | null;
    }
);

/** A writer that uses a model. It checks every answer against the week and never rejects. */
export type ModelWriter = {
  /** The name of the model that users see: "gpt-5-mini". */
  readonly name: string;
  readonly write: (week: WeekToSummarise) => Promise<ModelOutcome>;
};
