import type { SettingsGroup } from './settings-groups.ts';

/** Heading ids that old links to /settings have as their fragment, with the group where each heading is now. */
const groupOfHeading: ReadonlyMap<string, SettingsGroup> = new Map([
  ['sign-in-title', 'account'],
  ['providers-title', 'account'],
  ['reminders-title', 'reminders'],
  ['text-size-title', 'reading'],
  ['writing-time-title', 'reading'],
  ['ai-summaries-title', 'summaries'],
  ['second-steps-title', 'safety'],
  ['devices-title', 'safety'],
  ['your-data-title', 'data'],
] as const);

/** Return where a link to the first page leads now, or null if it still leads to the first page. */
export function movedTo(search: string, hash: string): string | null {
  // After a redirect from a sign-in provider, the query of /settings contains the result.
  const query = new URLSearchParams(search);
  if (query.has('connected') || query.has('error')) return `/settings/account?${query}`;
  const heading = hash.slice(1);
  const group = groupOfHeading.get(heading);
  return group === undefined ? null : `/settings/${group}#${heading}`;
}
