// All numbers in the product's rules. Each name includes the unit.

// Zone offsets: UTC+14 to UTC-12, in minutes with the sign of JavaScript's getTimezoneOffset.
export const OFFSET_MIN_MINUTES = -840;
export const OFFSET_MAX_MINUTES = 720;
/** UTC-11, the westernmost inhabited zone. */
export const WESTERNMOST_HOME_OFFSET_MINUTES = 660;

export const EVENING_FROM_SECONDS_OF_DAY = 18 * 3_600;
export const EVENING_UNTIL_SECONDS_OF_DAY = 24 * 3_600 - 1;
export const DEEP_FIRST_MINUTE_OF_DAY = 9 * 60;
export const DEEP_LAST_MINUTE_OF_DAY = 16 * 60 + 50;
export const DEEP_WINDOW_MINUTES = 10;
export const DEEP_UNTIL_MINUTE_OF_DAY = DEEP_LAST_MINUTE_OF_DAY + DEEP_WINDOW_MINUTES;
/** How many evenings a device gets in advance, so that it can open them without a network. */
export const EVENINGS_AHEAD = 7;
/** If a device's clock is wrong by more than this, the page corrects the time and tells the user. */
export const CLOCK_OFF_MS = 10 * 60_000;

export const SUBMIT_GRACE_MS = 15 * 60_000;
export const SUBMIT_LATE_MS = 24 * 3_600_000;
export const EDIT_GRACE_MS = 15 * 60_000;
/**
 * The device tries to send the draft of an evening that it opened offline until this long after the evening ends. No
 * other evening opens in this time, so the draft cannot be stored for a different evening.
 */
export const RESEND_UNANNOUNCED_MS = 17 * 3_600_000;
/** Ten times the length of a deep window (WCAG 2.2.1). */
export const EXTRA_TIME_MS = 10 * DEEP_WINDOW_MINUTES * 60_000;

// Which claimed changes of the time zone are believed (ledger/belief.ts).
export const BELIEF_CHANGE_MINUTES = 60;
export const BELIEF_CHANGE_MINUTES_PER_IDLE_MINUTE = 1.5;
export const BELIEF_CHANGES_MAX = 4;
export const BELIEF_CHANGES_WITHIN_MS = 24 * 3_600_000;
export const BELIEF_TOTAL_CHANGE_MINUTES = 26 * 60;
export const BELIEF_TOTAL_CHANGE_WITHIN_MS = 7 * 24 * 3_600_000;
export const BELIEF_DATE_LINE_JUMPS_MAX = 2;
export const BELIEF_DATE_LINE_JUMPS_WITHIN_MS = 14 * 24 * 3_600_000;
export const BELIEF_DST_CHANGE_MINUTES = 60;
export const BELIEF_DST_QUIET_MS = 20 * 3_600_000;
export const BELIEF_SILENCE_MS = 72 * 3_600_000;

/** How long a device's zone counts after the device last sent it. */
export const DEVICE_STANDS_MS = 14 * 24 * 3_600_000;
export const STANDING_DEVICES_MAX = 8;
/** How many new devices in 14 days are believed in any zone, even if there was not enough time for a journey. */
export const BELIEF_NEW_DEVICES_MAX = 4;
/** How many days back an unwritten evening can open again in a zone further west. */
export const DAYS_OPEN_AGAIN_MAX = 2;

/** A day that opened too early, because the server's clock was ahead by at most this, is taken back. */
export const CLOCK_AHEAD_MS = 24 * 3_600_000;

// A bridge lets a streak continue across days that were lost to a change of the time zone.
export const BRIDGE_CHANGE_MINUTES = 180;
export const BRIDGE_DAYS_MAX = 2;
export const BRIDGE_EVERY_DAYS = 30;
export const BRIDGES_MAX = 2;

export const WEEK_DAYS = 7;
export const WEEKLY_GOAL_REFLECTIONS = 4;
export const SUMMARY_REFLECTIONS_MIN = 4;
/** New versions that a user may request in a week, over all summaries. */
export const SUMMARY_VERSIONS_PER_WEEK = 2;
export const THEME_NAME_MAX_CHARACTERS = 40;
export const THEME_MAX_CHARACTERS = 1_000;
/** Themes that one user may have removed or renamed. */
export const THEME_CORRECTIONS_MAX = 300;
export const SUMMARY_DUE_SECONDS_OF_DAY = 4 * 3_600;
export const PROGRESS_MAX_PERCENT = 100;

export const STREAK_MILESTONES = [1, 3, 7, 14, 30, 50, 100] as const;
export const TOTAL_MILESTONES = [1, 10, 25, 50, 100, 250, 500] as const;
export const WEEKLY_MILESTONES = [7, 10] as const;
export const CELEBRATION_MIN_MS = 2_000;
export const CELEBRATION_MAX_MS = 5_000;
export const CONFETTI_COUNTS = { low: 30, medium: 50, high: 80 } as const;

// A password has at least 6 and fewer than 4096 characters.
export const PASSWORD_MIN_CHARACTERS = 6;
export const PASSWORD_BELOW_CHARACTERS = 4_096;

export const INVITE_DAYS = 7;
export const INVITE_DAYS_MAX = 90;
/** How long an invite is stored after its expiry, so that its link can say that it has expired. */
export const INVITE_KEPT_DAYS = 30;
export const INVITE_NOTE_MAX_CHARACTERS = 200;

export const CONTENT_MAX_CHARACTERS = 20_000;
/** The maximum size of all reflections of one account in UTF-8: about 45 million English words. */
export const JOURNAL_MAX_BYTES = 256 * 1024 * 1024;
export const READ_MORE_CHARACTERS = 200;
export const HOME_LIST_LIMIT = 5;
export const HISTORY_LIST_LIMIT = 100;
export const HISTORY_PLACEHOLDERS = 5;
export const SEARCH_PAGE_REFLECTIONS = 25;
export const SEARCH_MAX_CHARACTERS = 100;
export const SEARCH_TERMS_MAX = 8;
/** How much text one call searches for a single word. For two words, one call searches half as much. */
export const SEARCH_STEP_BYTES = 16 * 1024 * 1024;
export const ON_THIS_DAY_YEARS_MAX = 50;
export const ON_THIS_DAY_MONTHS = [6, 3, 1] as const;

// How long a changed draft may stay unsaved: DRAFT_SILENCE_MS counts from the last keystroke, DRAFT_LONGEST_WAIT_MS
// from the first unsaved one.
export const DRAFT_SILENCE_MS = 300;
export const DRAFT_LONGEST_WAIT_MS = 1_000;

export const EVENING_YELLOW_MS = 30 * 60_000;
export const DEEP_RED_MS = 2 * 60_000;

export const STATS_REFETCH_AFTER_SUBMIT_MS = 1_500;
export const REDIRECT_AFTER_LOGGED_OUT_MS = 500;
export const REDIRECT_AFTER_SESSION_EXPIRED_MS = 1_000;
export const REDIRECT_AFTER_UPDATE_MS = 1_000;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export const TOAST_DEFAULT_MS = 5_000;
export const TOAST_SUBMIT_MS = 4_000;
export const TOAST_UPDATE_MS = 3_000;
export const TOAST_ERROR_MS = 5_000;
export const TOAST_UNDO_MS = 10_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_VISIBLE_MAX = 1;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

// From 0 to 1.
export const SOUND_DEFAULT_VOLUME = 0.7;
export const SOUND_VOLUME_MIN = 0;
export const SOUND_VOLUME_MAX = 1;
export const SOUND_VOLUME_STEP = 0.1;

export const PUSH_REGISTRATION_DELAY_MS = 1_000;
/** The local time at which the messages of the next day are planned. */
export const PLAN_SECONDS_OF_DAY = 20 * 3_600;
export const EVENING_JITTER_MS = 20 * 60_000;
/** The streak message is sent 60 to 80 minutes before the evening ends. */
export const STREAK_BEFORE_END_MS = 60 * 60_000;
export const STREAK_JITTER_MS = 20 * 60_000;
export const SUMMARY_NEWS_SECONDS_OF_DAY = 8 * 3_600;
export const PUSHES_PER_DAY_MAX = 3;
/** Only the most recently registered devices of a user get push notifications. */
export const DEVICES_MAX = 10;
/** A device is deleted this long after its last registration. */
export const DEVICE_FORGOTTEN_AFTER_MS = 60 * 24 * 3_600_000;
export const SYNC_RETRIES = 2;

export const CARD_WIDTH_PX = 540;
export const CARD_HEIGHT_PX = 960;
export const CARD_PREVIEW_SCALE = 0.85;
export const CARD_EXPORT_SCALE = 2;
export const CARD_EXPORT_TIMEOUT_MS = 15_000;
export const CARD_THEMES_MAX = 4;
export const CARD_THEMES_SOME_LAYOUTS = 3;
export const CARD_THEMES_BLUEPRINT_QUOTE = 2;
export const CARD_THEME_RETRO_CHARACTERS = 15;
export const CARD_THEME_TERMINAL_CHARACTERS = 18;

export const DIGEST_SENTENCES_MAX = 5;
export const DIGEST_OPENING_SENTENCES = 2;
/** The digest skips sentences with this many characters or fewer. */
export const DIGEST_DROPPED_CHARACTERS = 10;
export const FULLTEXT_SENTENCES_MAX = 10;
export const FULLTEXT_SENTENCES_PER_PARAGRAPH = 3;

export const INTRO_SLIDES = 6;
export const DOUBLE_TAP_MS = 300;
export const KEYBOARD_SHRINK_PX = 150;
export const ORIENTATION_RESIZE_MS = 500;
export const VIBRATE_DEFAULT_MS = 100;

/** A longer downward swipe closes a bottom sheet. */
export const SHEET_SWIPE_THRESHOLD_PX = 80;

/** The text size in percent of the browser's. It replaces zooming, which the pages block. */
export const TEXT_SIZE_MIN_PERCENT = 100;
export const TEXT_SIZE_MAX_PERCENT = 200;
export const TEXT_SIZE_STEP_PERCENT = 25;

export const TOKEN_NAME_MAX_CHARACTERS = 60;
/** The maximum length of a user's name. Every identity token has the name, and must fit into an HTTP header. */
export const NAME_MAX_CHARACTERS = 200;
export const TOKEN_DAYS = 90;
export const TOKEN_DAYS_MAX = 366;
/** This limit includes expired and ended tokens. */
export const TOKENS_MAX = 20;
export const TOKEN_KEPT_DAYS = 30;

/** How many recovery codes an authenticator app has at first. Each signs in once if the app is lost. */
export const RECOVERY_CODES = 10;
/** From this many unused codes on, Settings suggests to make new ones. */
export const RECOVERY_CODES_FEW = 3;

export const IMPORT_FILE_MAX_BYTES = 100 * 1024 * 1024;
export const IMPORT_UNPACKED_MAX_BYTES = 256 * 1024 * 1024;
export const IMPORT_ZIP_FILES_MAX = 50_000;
/** Reflections imported from another product: per day and per account. */
export const IMPORTED_PER_DAY_MAX = 50;
export const IMPORTED_MAX = 100_000;
/** The maximum number of reflections in one calendar response: no month can have more. */
export const CALENDAR_REFLECTIONS_MAX = 31 * (IMPORTED_PER_DAY_MAX + 2);
export const DELETION_WORD = 'DELETE';
/**
 * Social media apps cover a strip of this height (CSS px) at the top and bottom of a story: cards have no text there.
 */
export const CARD_STORY_MARGIN_PX = 125;
/** Below this text size (CSS px), the page offers to split a card into several pictures. */
export const CARD_READABLE_TEXT_PX = 18;
/** The most pictures of one summary: the Android bridge accepts no more in one call (docs/android-bridge.md). */
export const CARD_PICTURES_MAX = 10;
/** What that many pictures hold in every design, even if the sentences are of unequal length. */
export const CARD_PICTURES_SENTENCES_MAX = 60;
export const CARD_PICTURES_CHARACTERS_MAX = 20_000;
/** The number of summaries for which a device remembers what the user chose for cards. */
export const CARD_CHOICES_MAX = 100;

// Keys in the device's local storage.
export const STORAGE_SOUND_SETTINGS = 'sound-settings';
export const STORAGE_FIRST_TIME_USER = 'first-time-user';
export const STORAGE_NEWCOMER = 'newcomer';
export const STORAGE_APPEARANCE = 'appearance';
export const STORAGE_TEXT_SIZE = 'text-size';
export const STORAGE_SHORTCUTS = 'keyboard-shortcuts';
export const STORAGE_PUSH_TOKEN = 'fcmToken';
export const STORAGE_DEVICE_INFO = 'deviceInfo';
export const STORAGE_PUSH_FAILED = 'push-failed';
export const STORAGE_CARD_DESIGN = 'card-design';
export const STORAGE_CARD_CHOICES = 'card-choices';
export const STORAGE_HOME_LINE = 'home-line';
/** The keys of unsent texts begin with this. */
export const STORAGE_DRAFTS = 'inward-draft:';
export const STORAGE_LAST_USER = 'last-user';
/** How long a device remembers who was signed in, to explain at the login that the session ended. */
export const LAST_USER_MS = 24 * 3_600_000;
