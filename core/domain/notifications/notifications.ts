import { DEEP_WINDOW_MINUTES, EVENING_UNTIL_SECONDS_OF_DAY } from '../limits.ts';
import { capitalised, hourWord, numberWord } from '../texts/limit-texts.ts';

export const NOTIFICATION_KINDS = ['deep', 'evening', 'streak', 'summary'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The texts contain no user data, because anyone can read a lock screen. */
export const NOTIFICATION_WORDS: Readonly<Record<NotificationKind, { readonly title: string; readonly body: string }>> =
  {
    deep: {
      title: 'A deep window is open',
      body: `${capitalised(numberWord(DEEP_WINDOW_MINUTES))} minutes to look inward, from now.`,
    },
    evening: {
      title: 'Your evening is here',
      body: `The evening reflection is open until ${hourWord(EVENING_UNTIL_SECONDS_OF_DAY)}.`,
    },
    streak: { title: 'Still time today', body: 'One evening reflection keeps your streak going.' },
    summary: { title: 'Your weekly summary is ready', body: 'See what your week was about.' },
  };

export const NOTIFICATION_PATHS: Readonly<Record<NotificationKind, string>> = {
  deep: '/reflect/deep',
  evening: '/reflect/evening',
  streak: '/reflect/evening',
  summary: '/summary',
};

/** The urgency for the push service. `high` wakes a sleeping phone, because the window closes soon. */
export const NOTIFICATION_URGENCY: Readonly<Record<NotificationKind, 'high' | 'normal'>> = {
  deep: 'high',
  evening: 'normal',
  streak: 'high',
  summary: 'normal',
};
