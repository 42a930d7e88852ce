/** The name of the body field with a new password, by the path of the request. */
export const newPasswordField: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** Requests that contain a signed-in user's current password. Wrong passwords are counted and limited. */
export const pathsWithCurrentPassword: ReadonlySet<string> = new Set([
  '/account/email',
  '/change-password',
  '/link-social',
  '/account/prove',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);

/** Requests that hash a password, which costs far more time and memory than any other request. */
export const hashingPaths: ReadonlySet<string> = new Set([
  '/sign-in/email',
  ...Object.keys(newPasswordField),
  ...pathsWithCurrentPassword,
]);
