/** The title of a card without a title of its own. */
export const NEUTRAL_TITLE = 'Your week';

const WEEK_PREFIX = /^\s*week of [^:]*:\s*/i;

/** Remove a leading "Week of ...:". A title that is only this prefix stays unchanged. */
export function cardTitle(title: string): string {
  const stripped = title.replace(WEEK_PREFIX, '').trim();
  return stripped === '' ? title.trim() : stripped;
}
