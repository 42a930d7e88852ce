import type { Handlers } from '../../http/handler.ts';
import { choiceOfView } from '../reminders/reminder-view.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { syncUser } from './sync-user.ts';
import { preferencesView, userView } from './user-view.ts';

export const userRoutes = {
  syncUser: async (deps, { person, body }) => {
    const { user, currentStreak, isOperator } = await syncUser(deps, person, body.uid);
    return { status: 200, body: userView(user, currentStreak, isOperator) };
  },

  getPreferences: async (deps, { person }) => {
    await deps.summaryModel.find();
    const stored = await readPreferences(deps, person.userId);
    return { status: 200, body: preferencesView(stored, deps.summaryModel.now()) };
  },

  updatePreferences: async (deps, { person, body }) => {
    const change = { ...body, reminders: body.reminders && choiceOfView(body.reminders) };
    return {
      status: 200,
      body: preferencesView(await changePreferences(deps, person.userId, change), deps.summaryModel.now()),
    };
  },
} satisfies Partial<Handlers>;
