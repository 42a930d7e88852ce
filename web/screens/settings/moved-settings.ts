import type { SettingsGroup } from './settings-groups.ts';

/** The group of each heading that links to the settings may name in their fragment. */
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

/** Return where a link into the first page leads now, or null when it leads to the first page itself. */
export function movedTo(search: string, hash: string): string | null {
  // Providers redirect back to /settings with their result.
  const query = new URLSearchParams(search);
  if (query.has('connected') || query.has('error')) return `/settings/account?${query}`;
  const heading = hash.slice(1);
  const group = groupOfHeading.get(heading);
  return group === undefined ? null : `/settings/${group}#${heading}`;
}
