import type { AiSummaries, Preferences } from '../../../core/contract/preferences.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import type { ReminderChoice } from '../../../core/domain/notifications/notification-plan.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { findReminderChoice, saveReminderChoice } from '../reminders/reminder-store.ts';
import { removeSummaryNews } from '../reminders/remove-summary-news.ts';
import { findUser, lockUser, type UserRow, updateUser } from './user-store.ts';

type AgreedModel = NonNullable<Preferences['agreedBefore']> & { readonly isLocal?: boolean | undefined };

/** A change of preferences. A preference that is missing here does not change. */
export type PreferenceChange = {
  readonly extraTime?: boolean | undefined;
  readonly aiSummaries?: AiSummaries | undefined;
  /** The model and host that the page showed when the user agreed. */
  readonly summaryModel?: AgreedModel | undefined;
  /** Whether the consent mentioned the titles and themes of earlier weeks. */
  readonly earlierTitles?: boolean | undefined;
  readonly reminders?: ReminderChoice | undefined;
  /** Monday of a week whose summary the user has opened. */
  readonly openedSummary?: Day | undefined;
};

/** Stored preferences. The reminder settings have their own table; all others are columns of the user's row. */
export type StoredPreferences = { readonly user: UserRow; readonly reminders: ReminderChoice };

export async function readPreferences({ db }: Deps, userId: string): Promise<StoredPreferences> {
  return db.readAsOwner(userId, async (tx) => {
    const user = await findUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    return { user, reminders: await findReminderChoice(tx, userId) };
  });
}

/**
 * Return the columns of the consent to store. Store the model and host that the user saw, even if this server now uses
 * others. Store no consent to a model on this machine, because it needs none. Such a consent could later apply to a
 * model with the same name and host on another machine.
 */
function agreement({ aiSummaries, summaryModel, earlierTitles = false }: PreferenceChange): Partial<UserRow> {
  if (aiSummaries === undefined) return {};
  const none = { ai_agreed_model: null, ai_agreed_host: null, ai_agreed_earlier: false };
  if (aiSummaries !== 'on') return { ai_summaries: aiSummaries, ...none };
  if (!summaryModel) {
    const message = 'summaryModel must name the model and the host that the person said yes to';
    throw new Refusal('bad_request', { field: 'summaryModel', message });
  }
  if (summaryModel.isLocal) return { ai_summaries: 'auto', ...none };
  return {
    ai_summaries: 'on',
    ai_agreed_model: summaryModel.name,
    ai_agreed_host: summaryModel.destination,
    ai_agreed_earlier: earlierTitles,
  };
}

/** Return the latest opened week: a device that opens an older summary reports its week too. */
const latestOpened = ({ opened_week }: UserRow, { openedSummary }: PreferenceChange) =>
  openedSummary !== undefined && openedSummary > (opened_week ?? '') ? openedSummary : opened_week;

/** Change the given preferences and return all. Refusal: `bad_request` for a consent that names no model. */
export async function changePreferences(
  { db, clock }: Deps,
  userId: string,
  wanted: PreferenceChange,
): Promise<StoredPreferences> {
  const now = new Date(clock.now());
  return db.asOwner(userId, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null) throw new Refusal('unauthorized');
    if (wanted.reminders !== undefined) await saveReminderChoice(tx, userId, wanted.reminders, now);
    const reminders = wanted.reminders ?? (await findReminderChoice(tx, userId));
    const extra_time = wanted.extraTime ?? user.extra_time;
    const next = { ...user, extra_time, opened_week: latestOpened(user, wanted), ...agreement(wanted) };
    const { opened_week, ai_summaries, ai_agreed_model, ai_agreed_host, ai_agreed_earlier } = next;
    const change = { extra_time, opened_week, ai_summaries, ai_agreed_model, ai_agreed_host, ai_agreed_earlier };
    const isNew = (Object.keys(change) as (keyof typeof change)[]).some((name) => change[name] !== user[name]);
    if (opened_week !== null && opened_week !== user.opened_week) await removeSummaryNews(tx, userId, opened_week);
    if (!isNew) return { user, reminders };
    await updateUser(tx, userId, { ...change, updated_at: now });
    return { user: { ...next, updated_at: now }, reminders };
  });
}
