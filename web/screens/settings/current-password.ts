/** The field that proves who is at the keyboard. */
export const currentPassword = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const;
