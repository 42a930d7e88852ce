import type { SettingsGroup } from './settings-groups.ts';

/**
 * Maps the id of a heading to the group that now contains the heading. Old links to /settings have such an id as their
 * fragment.
 */
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

/** Return the new path of an old link to /settings, or null if the link still leads to the first page. */
export function movedTo(search: string, hash: string): string | null {
  // A sign-in provider redirects back to /settings, with the outcome in the query.
  const query = new URLSearchParams(search);
  if (query.has('connected') || query.has('error')) return `/settings/account?${query}`;
  const heading = hash.slice(1);
  const group = groupOfHeading.get(heading);
  return group === undefined ? null : `/settings/${group}#${heading}`;
}
