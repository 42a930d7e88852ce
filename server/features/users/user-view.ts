import type { Preferences } from '../../../core/contract/preferences.ts';
import type { User } from '../../../core/contract/users.ts';
import type { ModelChoice } from '../../writer/model/model-choice.ts';
import { remindersView } from '../reminders/reminder-view.ts';
import { consentOf } from './model-consent.ts';
import type { StoredPreferences } from './preferences.ts';
import type { UserRow } from './user-store.ts';

/** Return the user as the API returns it. `currentStreak` is in days, as of today. */
export const userView = (user: UserRow, currentStreak: number, isOperator = false): User => ({
  id: user.user_id,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  profileImageUrl: user.picture,
  createdAt: user.created_at.toISOString(),
  updatedAt: user.updated_at.toISOString(),
  currentStreak,
  longestStreak: user.longest_streak,
  lastReflectionDate: user.last_reflection_day,
  ...(isOperator && { isOperator }),
});

/** Return the preferences. `choice` is the model that this server uses now. */
export const preferencesView = ({ user, reminders }: StoredPreferences, choice: ModelChoice | null): Preferences => ({
  extraTime: user.extra_time,
  ...consentOf(user, choice),
  reminders: remindersView(reminders),
  openedSummary: user.opened_week,
});
