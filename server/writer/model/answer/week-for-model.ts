import type { WeekToSummarise } from '../../writer.ts';

/** About 12,000 tokens: enough for fourteen long reflections. */
const mostCharacters = 48_000;

export function weekForModel(week: WeekToSummarise): WeekToSummarise {
  const share = Math.floor(mostCharacters / Math.max(1, week.reflections.length));
  return { ...week, reflections: week.reflections.map((one) => ({ ...one, content: one.content.slice(0, share) })) };
}
