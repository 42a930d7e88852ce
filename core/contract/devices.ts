import * as z from 'zod/mini';
import { entry } from './entry.ts';

const text = (most: number) => z.string().check(z.maxLength(most, { error: `must be at most ${most} characters` }));

export const registerDevice = entry({
  method: 'POST',
  path: '/api/notifications/register-device',
  summary: 'Keeps the push token of the device that the person is signed in on',
  caller: 'person',
  limit: 'write',
  body: z.object({
    token: text(4096).check(z.minLength(1, { error: 'must not be empty' })),
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
