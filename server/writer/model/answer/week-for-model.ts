import type { WeekToSummarise } from '../../writer.ts';

/** The maximum length of a week for the model: about 12,000 tokens, enough for fourteen long reflections. */
const mostCharacters = 48_000;

/** Return the week with reflections short enough for the model: each is cut to an equal share of the limit. */
export function weekForModel(week: WeekToSummarise): WeekToSummarise {
  const share = Math.floor(mostCharacters / Math.max(1, week.reflections.length));
  return { ...week, reflections: week.reflections.map((one) => ({ ...one, content: one.content.slice(0, share) })) };
}
