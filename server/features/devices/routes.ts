import type { Handlers } from '../../http/handler.ts';
import { registerDevice } from './register-device.ts';

export const deviceRoutes = {
  registerDevice: async (deps, { person, body }) => {
    await registerDevice(deps, person.userId, body);
    return { status: 200, body: { registered: true } };
  },
} satisfies Partial<Handlers>;
