// Repeat all numbers of SPECIFICATION sections 2 to 7 and 9, so that a changed limit fails this test.
import { expect, test } from 'vitest';
import * as limits from './limits.ts';

const minuteMs = 60_000;

test.each<[string, Partial<typeof limits>]>([
  ['the weekly goal', { WEEKLY_GOAL_REFLECTIONS: 4, SUMMARY_REFLECTIONS_MIN: 4, PROGRESS_MAX_PERCENT: 100 }],
  ['the evening window', { EVENING_FROM_SECONDS_OF_DAY: 18 * 3_600, EVENING_UNTIL_SECONDS_OF_DAY: 86_399 }],
  ['the deep window', { DEEP_WINDOW_MINUTES: 10, DEEP_FIRST_MINUTE_OF_DAY: 540, DEEP_LAST_MINUTE_OF_DAY: 1_010 }],
  ['the password', { PASSWORD_MIN_CHARACTERS: 6, PASSWORD_BELOW_CHARACTERS: 4_096 }],
  ['history', { HISTORY_LIST_LIMIT: 100, READ_MORE_CHARACTERS: 200, HISTORY_PLACEHOLDERS: 5, HOME_LIST_LIMIT: 5 }],
  ['the days of a summary', { WEEK_DAYS: 7 }],
  ['the stats after a submit', { STATS_REFETCH_AFTER_SUBMIT_MS: 1_500 }],
  ['the redirect after a logged-out toast', { REDIRECT_AFTER_LOGGED_OUT_MS: 500 }],
  ['the redirect after session expiry', { REDIRECT_AFTER_SESSION_EXPIRED_MS: 1_000 }],
  ['the redirect after an update', { REDIRECT_AFTER_UPDATE_MS: 1_000 }],
  ['a toast', { TOAST_DEFAULT_MS: 5_000, TOAST_SWIPE_THRESHOLD_PX: 50, TOAST_VISIBLE_MAX: 1 }],
  ['a dismissed toast', { TOAST_REMOVAL_DELAY_MS: 1_000_000 }],
  ['the toasts of writing', { TOAST_SUBMIT_MS: 4_000, TOAST_UPDATE_MS: 3_000, TOAST_ERROR_MS: 5_000 }],
  ['a tooltip', { TOOLTIP_DELAY_MS: 700, TOOLTIP_SKIP_DELAY_MS: 300 }],
  ['a celebration', { CELEBRATION_MIN_MS: 2_000, CELEBRATION_MAX_MS: 5_000 }],
  ['confetti', { CONFETTI_COUNTS: { low: 30, medium: 50, high: 80 } }],
  ['streak milestones', { STREAK_MILESTONES: [1, 3, 7, 14, 30, 50, 100] }],
  ['total milestones', { TOTAL_MILESTONES: [1, 10, 25, 50, 100, 250, 500] }],
  ['weekly milestones', { WEEKLY_MILESTONES: [7, 10] }],
  ['the volume', { SOUND_DEFAULT_VOLUME: 0.7, SOUND_VOLUME_MIN: 0, SOUND_VOLUME_MAX: 1, SOUND_VOLUME_STEP: 0.1 }],
  ['push registration', { PUSH_REGISTRATION_DELAY_MS: 1_000 }],
  ['the sync call', { SYNC_RETRIES: 2 }],
  [
    'the share card',
    { CARD_WIDTH_PX: 540, CARD_HEIGHT_PX: 960, CARD_PREVIEW_SCALE: 0.85, CARD_EXPORT_SCALE: 2, CARD_THEMES_MAX: 4 },
  ],
  ['key themes in some layouts', { CARD_THEMES_SOME_LAYOUTS: 3, CARD_THEMES_BLUEPRINT_QUOTE: 2 }],
  ['cut key themes', { CARD_THEME_RETRO_CHARACTERS: 15, CARD_THEME_TERMINAL_CHARACTERS: 18 }],
  ['fulltext', { FULLTEXT_SENTENCES_MAX: 10, FULLTEXT_SENTENCES_PER_PARAGRAPH: 3 }],
  ['the digest', { DIGEST_SENTENCES_MAX: 5, DIGEST_OPENING_SENTENCES: 2, DIGEST_DROPPED_CHARACTERS: 10 }],
  ['the export', { CARD_EXPORT_TIMEOUT_MS: 15_000 }],
  ['the intro', { INTRO_SLIDES: 6 }],
  ['vibration', { VIBRATE_DEFAULT_MS: 100 }],
  ['the countdown', { EVENING_YELLOW_MS: 30 * minuteMs, DEEP_RED_MS: 2 * minuteMs }],
  ['the mobile shell', { DOUBLE_TAP_MS: 300, KEYBOARD_SHRINK_PX: 150, ORIENTATION_RESIZE_MS: 500 }],
  [
    'keys of the local storage',
    {
      STORAGE_SOUND_SETTINGS: 'sound-settings',
      STORAGE_FIRST_TIME_USER: 'first-time-user',
      STORAGE_PUSH_TOKEN: 'fcmToken',
      STORAGE_DEVICE_INFO: 'deviceInfo',
    },
  ],
])(
  'limits.ts has the specified values for %s [3.13, 3.14, 4.32, 4.33, 4.34, 9.1, 9.3, 9.4, 9.5, 9.6, 9.7, 9.16, 9.17, 9.20, 9.23, 9.26, 9.30]',
  (_, numbers) => expect(limits).toMatchObject(numbers),
);
