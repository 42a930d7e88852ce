/**
 * The message of the password rule that only the builtin identity checks: the list of common passwords is on the
 * server.
 */
export const COMMON_PASSWORD_MESSAGE = 'Password must not be one of the most used ones';
