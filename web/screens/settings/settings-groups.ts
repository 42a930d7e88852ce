/** The pages below /settings: the last part of the path, and the title. */
export const settingsGroups = {
  account: 'Account',
  reminders: 'Reminders',
  reading: 'Reading and Writing',
  summaries: 'Summaries',
  safety: 'Safety',
  data: 'Your Data',
  about: 'About',
} as const;

export type SettingsGroup = keyof typeof settingsGroups;

/**
 * The paths of the settings screen. The operator page belongs to this screen, because a separate screen would enlarge
 * the first script that every user loads.
 */
export const settingsPaths: readonly string[] = [
  '/settings',
  ...Object.keys(settingsGroups).map((group) => `/settings/${group}`),
  '/operator',
];

const isGroup = (group: string | undefined): group is SettingsGroup =>
  group !== undefined && Object.keys(settingsGroups).includes(group);

/** Return the title of a group's page, or of the first page. An unknown group has the title of the 404 page. */
export function settingsTitle(group: string | undefined): string {
  if (!group) return 'Settings';
  return isGroup(group) ? `${settingsGroups[group]} · Settings` : '404 Page Not Found';
}

/** Return the group of a path such as '/settings/reminders', or null for any other path. */
export function settingsGroupOf(path: string): SettingsGroup | null {
  const group = path.split('/')[2];
  return isGroup(group) ? group : null;
}
