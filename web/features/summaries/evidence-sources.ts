import type { Evidence } from '../../../core/contract/summaries.ts';
import { weekdayName } from '../reflections/format.ts';

export type Source = Evidence['sources'][number];

/** Return the name of a reflection within its week, such as "Tuesday evening" or "Tuesday’s deep reflection". */
export function sourceName({ type, localDate }: Source): string {
  return type === 'evening' ? `${weekdayName(localDate)} evening` : `${weekdayName(localDate)}’s deep reflection`;
}

/** Return the evidence of a sentence in the order of the week, without deleted reflections. */
export function sourcesOf(reflectionIds: readonly string[], sources: readonly Source[]): Source[] {
  return sources.filter(({ id }) => reflectionIds.includes(id));
}
