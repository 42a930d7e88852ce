/** The field of the request body that contains a new password, by the path of the request. */
export const newPasswordField: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** Requests of a signed-in user that contain the current password. The number of wrong passwords is limited. */
export const pathsWithCurrentPassword: ReadonlySet<string> = new Set([
  '/account/email',
  '/change-password',
  '/link-social',
  '/account/prove',
  '/two-factor/enable',
  '/two-factor/disable',
]);

/** Requests that hash a password, which takes much more time and memory than anything else. */
export const hashingPaths: ReadonlySet<string> = new Set([
  '/sign-in/email',
  ...Object.keys(newPasswordField),
  ...pathsWithCurrentPassword,
]);
