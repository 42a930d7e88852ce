import type { State } from '../state.ts';
import { accountCards } from './account.ts';
import { history } from './history.ts';
import { home, homeLater } from './home.ts';
import { operator } from './operator.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { signedOut } from './signed-out.ts';
import { summaries } from './summaries.ts';
import { writing, writingLater } from './writing.ts';

/** Return copies of the named states that also scroll to the end of the page. */
const atEnd = (shown: readonly State[], ...names: readonly string[]): State[] =>
  shown
    .filter(({ name }) => names.includes(name))
    .map(({ name, who, show }) => ({
      name: `${name}-end`,
      who,
      show: async (page, app) => {
        await show(page, app);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      },
    }));

const lastOfAll: readonly string[] = ['home-completed', 'home-expired-words'];

/** Every state of every screen, in the order to visit them. States that move the clock forward come last. */
export const states: readonly State[] = [
  ...signedOut,
  ...home,
  ...atEnd(home, 'home'),
  ...writing,
  ...atEnd(writing, 'writing-long'),
  ...history,
  ...summaries,
  ...atEnd(summaries, 'summaries-open'),
  ...sharing,
  ...settings,
  ...accountCards,
  ...operator,
  ...atEnd(settings, 'settings'),
  ...writingLater.filter(({ name }) => name === 'writing-expired'),
  ...homeLater.filter(({ name }) => !lastOfAll.includes(name)),
  ...writingLater.filter(({ name }) => name !== 'writing-expired'),
  ...homeLater.filter(({ name }) => lastOfAll.includes(name)),
];
