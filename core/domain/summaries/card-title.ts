/** The title of a summary without a title of its own. */
export const NEUTRAL_TITLE = 'Your week';

/** The title of a card that does not show the title of its summary. Others read the card, so the user speaks. */
export const NEUTRAL_CARD_TITLE = 'My week';

const WEEK_PREFIX = /^\s*week of [^:]*:\s*/i;

/** Remove a leading "Week of ...:". A title that is only this prefix stays unchanged. */
export function cardTitle(title: string): string {
  const stripped = title.replace(WEEK_PREFIX, '').trim();
  return stripped === '' ? title.trim() : stripped;
}
