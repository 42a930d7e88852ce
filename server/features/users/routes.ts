import type { Handlers } from '../../http/handler.ts';
import { syncUser } from './sync-user.ts';
import { userView } from './user-view.ts';

export const userRoutes = {
  syncUser: async (deps, { person, body }) => {
    const { user, currentStreak } = await syncUser(deps, person, body.uid);
    return { status: 200, body: userView(user, currentStreak) };
  },
} satisfies Partial<Handlers>;
