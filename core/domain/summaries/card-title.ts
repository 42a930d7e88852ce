const WEEK_PREFIX = /^\s*week of [^:]*:\s*/i;

/** The title as cards show it: without a leading "Week of ...:". A title that is nothing else stays as it is. */
export function cardTitle(title: string): string {
  const stripped = title.replace(WEEK_PREFIX, '').trim();
  return stripped === '' ? title.trim() : stripped;
}
