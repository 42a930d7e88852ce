import type { Handlers } from '../../http/handler.ts';
import { forgetDevice } from './forget-device.ts';
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
    return { status: 200, body: { forgotten: await forgetDevice(deps, person.userId, token ?? endpoint) } };
  },
} satisfies Partial<Handlers>;
