import type { WeekToSummarise } from '../../writer.ts';

/** About 12,000 tokens: fourteen long evenings. */
const mostCharacters = 48_000;

/** Return the week for the model. If it is too long, cut each reflection to the same length. */
export function weekForModel(week: WeekToSummarise): WeekToSummarise {
  const share = Math.floor(mostCharacters / Math.max(1, week.reflections.length));
  return { ...week, reflections: week.reflections.map((one) => ({ ...one, content: one.content.slice(0, share) })) };
}
