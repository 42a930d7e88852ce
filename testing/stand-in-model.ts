import type { ModelOutcome, ModelWriter, WeekToSummarise } from '../server/writer/writer.ts';

/** The configuration of the fake model. No provider listens at its address. */
export const standInChoice = {
  provider: 'compatible',
  model: 'stand-in-1',
  key: null,
  baseUrl: 'http://127.0.0.1:9/v1',
  timeoutMs: 30_000,
} as const;

/** The model and host that users see before turning on AI summaries. */
export const standInPlace = { name: standInChoice.model, destination: '127.0.0.1:9' };

/** A model writer that returns the test's answer and records its requests. */
export type StandInModel = ModelWriter & {
  readonly requestedWeeks: WeekToSummarise[];
  answer: (week: WeekToSummarise) => ModelOutcome | Promise<ModelOutcome>;
};

const call = { durationMs: 812.4, inputTokens: 900, outputTokens: 300, isEstimated: false, fault: null };

/** Return a valid answer that differs from the builtin writer's. */
export const modelAnswer = (week: WeekToSummarise): ModelOutcome => ({
  calls: [call],
  summary: {
    title: `Week of March 2, 2026: In other words ${week.version}`,
    longSummary: 'A model told the week.\n\nIt held.',
    keyThemes: ['Other words'],
    evidence: [{ start: 0, end: 22, reflections: [0, 1] }],
  },
});

/** Return a failure of the model. `again` says whether another attempt may succeed. */
export const modelFault = (again: boolean, retryAfterMs: number | null = null): ModelOutcome => ({
  calls: [{ ...call, inputTokens: 0, outputTokens: 0, isEstimated: true, fault: 'rate_limited' }],
  summary: null,
  fault: 'rate_limited',
  again,
  retryAfterMs,
});

export function standInModel(): StandInModel {
  const model: StandInModel = {
    name: standInChoice.model,
    requestedWeeks: [],
    answer: modelAnswer,
    write: async (week) => {
      model.requestedWeeks.push(week);
      return model.answer(week);
    },
  };
  return model;
}
