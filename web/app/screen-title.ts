const titles: Readonly<Record<string, string>> = {
  history: 'History',
  summary: 'Weekly Summaries',
  'weekly-summary': 'Weekly Summaries',
  share: 'Share',
  settings: 'Settings',
};

/** What the browser's tab and a screen reader call a signed-in person's path. */
export function screenTitle(path: string): string {
  const [first = '', second] = path.split('/').slice(1);
  if (first === '' || first === 'auth') return 'Inward';
  if (first === 'reflect') return `${second === 'deep' ? 'Deep' : 'Evening'} Reflection · Inward`;
  return `${titles[first] ?? '404 Page Not Found'} · Inward`;
}
