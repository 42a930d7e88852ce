import * as z from 'zod/mini';
import { entry } from './base/entry.ts';
import { noNul } from './base/values.ts';

const text = (most: number) => z.string().check(z.maxLength(most, { error: `must be at most ${most} characters` }));
const address = (most: number) => text(most).check(noNul);
const notEmpty = z.minLength(1, { error: 'must not be empty' });

export const registerDevice = entry('registerDevice', {
  summary: 'Stores the push token of the device',
  caller: 'person',
  limit: 'write',
  body: z.object({
    token: address(4096).check(notEmpty),
    deviceInfo: z.catchall(
      z.object({
        registeredAt: z.optional(text(64)),
        userAgent: z.optional(text(1024)),
        platform: z.optional(text(64)),
      }),
      z.union([text(1024), z.number(), z.boolean(), z.null()]),
    ),
  }),
  answers: { 200: z.object({ registered: z.literal(true) }) },
  errors: [],
});

const webKey = (shape: RegExp, bytes: number) => {
  const error = `must be ${bytes} bytes as base64url`;
  return z.string({ error }).check(z.regex(shape, { error }));
};

/** The body is the result of `PushSubscription.toJSON()`; other fields are ignored. */
export const subscribeDevice = entry('subscribeDevice', {
  summary: 'Stores the Web Push subscription of the browser',
  caller: 'person',
  limit: 'write',
  body: z.object({
    endpoint: address(2048).check(notEmpty),
    keys: z.object({
      /** The public key, an uncompressed P-256 point. */
      p256dh: webKey(/^B[\w-]{86}=?$/, 65),
      auth: webKey(/^[\w-]{22}(==)?$/, 16),
    }),
  }),
  answers: { 200: z.object({ registered: z.literal(true) }) },
  errors: [],
});

/**
 * Called on sign-out. The body, and not the URL, identifies the device (by `token` or `endpoint`), because URLs are
 * written to logs.
 */
export const forgetDevice = entry('forgetDevice', {
  summary: 'Deletes a push token or a Web Push subscription of the user; an unknown one is no error',
  caller: 'person',
  limit: 'write',
  body: z.strictObject({ token: z.optional(address(4096)), endpoint: z.optional(address(2048)) }).check(
    z.refine(({ token, endpoint }) => (token === undefined) !== (endpoint === undefined), {
      error: 'must name either token or endpoint',
    }),
  ),
  answers: { 200: z.object({ forgotten: z.boolean() }) },
  errors: [],
});
