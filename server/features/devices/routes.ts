import type { Handlers } from '../../http/handler.ts';
import { removeDevice } from './device-store.ts';
import { registerDevice, subscribeDevice } from './register-device.ts';

export const deviceRoutes = {
  registerDevice: async (deps, { person, body }) => {
    await registerDevice(deps, person.userId, body);
    return { status: 200, body: { registered: true } };
  },

  subscribeDevice: async (deps, { person, body }) => {
    await subscribeDevice(deps, person.userId, body);
    return { status: 200, body: { registered: true } };
  },

  forgetDevice: async (deps, { person, body: { token, endpoint = '' } }) => {
    const forgotten = await deps.db.asOwner(person.userId, (tx) => removeDevice(tx, person.userId, token ?? endpoint));
    return { status: 200, body: { forgotten } };
  },
} satisfies Partial<Handlers>;
