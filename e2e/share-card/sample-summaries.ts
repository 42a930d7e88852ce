import type { Summary } from '../../core/contract/summaries.ts';
import texts from './sample-summaries.json' with { type: 'json' };

export type SampleName = keyof typeof texts;

const summary = (name: SampleName, index: number): Summary => ({
  id: `00000000-0000-7000-8000-00000000000${index + 1}`,
  weekStart: '2026-11-09',
  reflectionCount: 7,
  generatedAt: '2026-11-16T04:00:00.000Z',
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: false,
  version: 0,
  ...texts[name],
});

/** Summaries of all lengths, even too long for a card, and in writing systems that the designs' fonts lack. */
export const sampleSummaries = {
  shortest: summary('shortest', 0),
  typical: summary('typical', 1),
  longest: summary('longest', 2),
  japanese: summary('japanese', 3),
  arabic: summary('arabic', 4),
  emoji: summary('emoji', 5),
} as const satisfies Record<SampleName, Summary>;
