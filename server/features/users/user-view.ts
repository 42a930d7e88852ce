import type { Preferences } from '../../../core/contract/preferences.ts';
import type { User } from '../../../core/contract/users.ts';
import type { Deps } from '../../deps.ts';
import { destinationOf } from '../../outside/writer/model/model-choice.ts';
import type { UserRow } from './user-store.ts';

/** The product user as the contract has it. `currentStreak` in days, as of today. */
export const userView = (user: UserRow, currentStreak: number): User => ({
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
});

/** What the person has chosen. */
/** The choices, and what `writer` of the configuration makes of one of them. */
export const preferencesView = (
  { extra_time, ai_summaries }: UserRow,
  { writer }: Pick<Deps['config'], 'writer'>,
): Preferences => ({
  extraTime: extra_time,
  aiSummaries: ai_summaries,
  summaryModel:
    writer === 'builtin'
      ? { name: null, destination: null }
      : { name: writer.model, destination: destinationOf(writer) },
});
