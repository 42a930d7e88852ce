// What a screen reader makes of each screen in its full state: the headings and the landmarks in order, every control by a
// name of its own. The rules alone are asked of every other state where axe looks at it.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passes } from '../scripts/screenshots/looks.ts';
import { openStage, type Stage } from '../scripts/screenshots/stage.ts';
import { states } from '../scripts/screenshots/states/states.ts';
import { launchBrowser } from './support/browser.ts';
import { noteLateWords, outlineOf } from './support/outline.ts';

let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  const pass = passes['motion'];
  if (!pass) throw new Error('no such pass');
  browser = await launchBrowser();
  stage = await openStage(browser, { ...pass, reducedMotion: 'reduce' }, 1);
});
afterAll(async () => {
  await stage.close();
  await browser.close();
});

/** What a week is called is the writer's. */
const title: unknown = expect.stringMatching(/^2 \p{Lu}.* \S+$/u);
const olderTitles = Array.from({ length: 7 }, () => title);

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
  .concat('November', 'December')
  .map((month) => `region ${month} 2026`);

const cards = ['Sound Settings', 'Reminders', 'Text Size', 'Writing Time', 'AI Summaries'];
const ownCards = ['Signing In', 'Extra Safety', 'Your Devices'];
const lastCards = ['Your Data', 'Support'];
const settingsOf = (name: string, between: readonly string[]) => {
  const all = [...cards, ...between, ...lastCards];
  return [
    ['1 Settings', `2 ${name}`, ...all.map((card) => `2 ${card}`)],
    ['banner', 'main', 'region Account', ...all.map((card) => `region ${card}`)],
  ] as const;
};

type Expected = readonly [state: string, headings: readonly unknown[], landmarks: readonly string[]];

const screens: readonly Expected[] = [
  ['intro-1', ['1 Daily reflections'], ['main', 'region 1 of 6']],
  ['login', ['1 Inward'], ['main']],
  ['signup', ['1 Inward'], ['main']],
  ['reset', ['1 Inward', '2 Reset your password'], ['main', 'form Reset your password']],
  ['login-code', ['1 Inward', '2 Enter your code'], ['main', 'form Enter your code']],
  ['not-found', ['1 404 Page Not Found'], ['main']],
  [
    'home',
    [
      '1 Good evening, Maya',
      '2 Evening Reflection',
      '2 Deep Reflection',
      '2 Latest reflections',
      '3 On this day, a month ago',
    ],
    [
      'main',
      'region This week',
      'region Reflections',
      'region Latest reflections',
      'region On this day, a month ago',
      'navigation Screens',
    ],
  ],
  ['home-streak', ['2 Why this number?'], ['dialog Why this number?']],
  // Which question it is, is chance's.
  ['writing', [expect.stringMatching(/^1 .+\?$/)], ['banner', 'main', 'contentinfo']],
  ['celebration-welcome', ['2 Welcome'], ['dialog Welcome']],
  [
    'history-calendar',
    ['1 History', '2 November 2026', '2 Tuesday, November 17, 2026'],
    ['banner', 'main', 'region Calendar'],
  ],
  ['history-list-one', ['1 History', '2 Wednesday, November 18, 2026'], ['banner', 'main']],
  ['history-year', ['1 History', '2 2026'], ['banner', 'main', 'region Year', ...months]],
  ['summaries-open', ['1 Weekly Summaries', title, '3 Key Themes', ...olderTitles], ['banner', 'main', 'search']],
  ['share', ['1 Share card', title], ['banner', 'main']],
  ['share-designs', ['2 Choose Design'], ['dialog Choose Design']],
  ['share-choose-words', ['2 What Is Shared'], ['dialog What Is Shared']],
  ['settings', ...settingsOf('Maya Lindqvist', [])],
  ['settings-signing-in', ...settingsOf('Noor Haddad', ownCards)],
  ['settings-password', ['2 Your password'], ['dialog Your password']],
];

test.each(screens)('%s', async (name, headings, landmarks) => {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error('no such state');
  const page = await stage.open(state.who);
  await noteLateWords(page);
  await state.show(page, stage);
  await expect.poll(() => outlineOf(page)).toEqual({ headings, landmarks, faults: [] });
  await page.close();
});
