/** Components with something that opens only once. Each value is the reason. */
export const openOnlyOnce: Readonly<Record<string, string>> = {
  'web/screens/settings/card/shown-once.tsx': 'Recovery codes and tokens are shown once, after they are made.',
};

/** Components that only appear to open something, because another component opens it. Each value is the reason. */
export const opensNothing: Readonly<Record<string, string>> = {
  'web/screens/settings/card/change-dialog.tsx': 'The form of other dialogs; each of them is in the table.',
  'web/screens/home/streak/streak-badge.tsx': 'Loads streak-dialog.tsx.',
  'web/screens/settings/device/keyboard-card.tsx': 'Loads shortcuts-help.tsx.',
  'web/screens/home/cards/explained-card.tsx': 'Loads locked-dialog.tsx.',
};
