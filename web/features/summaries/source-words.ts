import type { Evidence } from '../../../core/contract/summaries.ts';
import { weekdayName } from '../reflections/format.ts';

export type Source = Evidence['sources'][number];

/** How a reflection of the week is called: "Tuesday evening", "Tuesday’s deep reflection". */
export function sourceName({ type, localDate }: Source): string {
  return type === 'evening' ? `${weekdayName(localDate)} evening` : `${weekdayName(localDate)}’s deep reflection`;
}

/** The sources of a sentence in the order of the week. One that is not in the week any more is left out. */
export function sourcesOf(reflectionIds: readonly string[], sources: readonly Source[]): Source[] {
  return sources.filter(({ id }) => reflectionIds.includes(id));
}
