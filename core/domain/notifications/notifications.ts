// Which messages a person may get: a deep window or an evening that is open, a streak at risk, a summary that is ready.
import { DEEP_WINDOW_MINUTES, EVENING_UNTIL_SECONDS_OF_DAY } from '../limits.ts';
import { capitalised, hourWord, numberWord } from '../texts/limit-texts.ts';

export const NOTIFICATION_KINDS = ['deep', 'evening', 'streak', 'summary'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What is shown, the same words on every device. Nothing of the person's: a locked screen is read by anybody. */
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

/** Where a tap leads. */
export const NOTIFICATION_PATHS: Readonly<Record<NotificationKind, string>> = {
  deep: '/reflect/deep',
  evening: '/reflect/evening',
  streak: '/reflect/evening',
  summary: '/summary',
};

/** How much a sleeping phone is asked to hurry: ten minutes are soon over, a summary can wait. */
export const NOTIFICATION_URGENCY: Readonly<Record<NotificationKind, 'high' | 'normal'>> = {
  deep: 'high',
  evening: 'normal',
  streak: 'high',
  summary: 'normal',
};
