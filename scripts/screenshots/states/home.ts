import type { Page } from 'playwright';
import { reflectionOf } from '../../../testing/reflections.ts';
import { draftSaved } from '../draft-saved.ts';
import { answer, fail, hang, unplug } from '../faults.ts';
import { presentTime, type ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const openHome = async (page: Page, { address }: ScreenshotApp, shown = 'Evening Reflection') => {
  await page.goto(address);
  await page.getByText(shown).first().waitFor();
  await waitUntilStill(page);
};

const openWindowWith = (page: Page, leftSeconds: number, type: 'evening' | 'deep') =>
  page.route('**/api/reflections/current', async (route) => {
    const json = await (await route.fetch()).json();
    const nowMs = Date.parse(json.serverNow);
    const availableFrom = new Date(nowMs - 60_000).toISOString();
    const availableUntil = new Date(nowMs + leftSeconds * 1_000).toISOString();
    const prompt = json.prompt ?? {
      id: '0193f000-0000-7000-8000-000000000aaa',
      question: 'What do you keep putting off?',
    };
    await route.fulfill({ json: { ...json, prompt, window: { type, isActive: true, availableFrom, availableUntil } } });
  });

const statsOf = (currentStreak: number, thisWeekCount: number) => ({
  currentStreak,
  longestStreak: Math.max(currentStreak, 112),
  totalReflections: 1_204,
  thisWeekCount,
});

const longWords =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, I kept thinking, and https://a-very-long-address.example/without/any/place/to/break/it/anywhere/at/all.';

/** Home at different times of day, for different users and with failed requests. */
export const home: readonly State[] = [
  { name: 'home', who: 'sample', show: (page, app) => openHome(page, app, 'On this day') },
  {
    name: 'home-new-person',
    who: 'newcomer',
    show: (page, app) => openHome(page, app, 'What you write will rest'),
  },
  {
    name: 'home-loading',
    who: 'sample',
    show: async (page, app) => {
      for (const path of ['**/api/reflections**', '**/api/reflections/**', '**/api/user/stats']) await hang(page, path);
      await page.goto(app.address);
      await page.getByText('Latest reflections').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'home-failed',
    who: 'sample',
    show: async (page, app) => {
      for (const path of ['**/api/reflections**', '**/api/reflections/**', '**/api/user/stats']) await fail(page, path);
      await page.goto(app.address);
      await page.getByRole('button', { name: 'Load again' }).first().waitFor();
      await page.waitForTimeout(3_500);
    },
  },
  {
    name: 'home-offline',
    who: 'sample',
    show: async (page, app) => {
      await unplug(page);
      await page.goto(app.address);
      await page.getByRole('button', { name: 'Load again' }).first().waitFor();
      await page.waitForTimeout(3_500);
    },
  },
  {
    name: 'home-evening-deleted',
    who: 'sample',
    show: async (page, app) => {
      await page.route('**/api/reflections/current', async (route) => {
        const { prompt, ...json } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...json, window: { ...json.window, isActive: false } } });
      });
      await openHome(page, app, 'You deleted tonight');
    },
  },
  {
    name: 'home-evening-closing',
    who: 'sample',
    show: async (page, app) => {
      await openWindowWith(page, 24 * 60 + 9, 'evening');
      await openHome(page, app, 'Available now');
    },
  },
  {
    name: 'home-deep-open',
    who: 'sample',
    show: async (page, app) => {
      await openWindowWith(page, 8 * 60 + 41, 'deep');
      await openHome(page, app, 'Available now');
    },
  },
  {
    name: 'home-deep-closing',
    who: 'sample',
    show: async (page, app) => {
      await openWindowWith(page, 97, 'deep');
      await openHome(page, app, 'Available now');
    },
  },
  {
    name: 'home-deep-missed',
    who: 'sample',
    show: async (page, app) => {
      await page.route('**/api/reflections/current', async (route) => {
        await route.fulfill({ json: { ...(await (await route.fetch()).json()), isDeepOver: true } });
      });
      await openHome(page, app, 'is over');
    },
  },
  {
    name: 'home-long-words',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, '**/api/user/stats', statsOf(1_204, 11));
      await answer(page, '**/api/reflections?limit=5', [
        reflectionOf({ content: `${longWords} ${longWords} ${longWords}`, question: `${longWords} What now?` }),
        reflectionOf({ content: 'Enough.', type: 'deep', late: true }),
      ]);
      await openHome(page, app);
    },
  },
  {
    name: 'home-words-waiting',
    who: 'sample',
    show: async (page, app) => {
      await writeHalf(page, app);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByText('You have words waiting').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'home-streak',
    who: 'sample',
    show: async (page, app) => {
      await openHome(page, app);
      await page.getByRole('button', { name: /day streak/ }).click();
      await page.getByRole('dialog').getByText('Why this number?').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'home-streak-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, '**/api/user/streak');
      await openHome(page, app);
      await page.getByRole('button', { name: /day streak/ }).click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'home-streak-journey',
    who: 'sample',
    show: async (page, app) => {
      const kinds = ['counted', 'counted', 'bridged', 'bridged', 'counted', 'open'];
      const days = kinds.map((kind, index) => ({ localDate: `2026-11-${14 + index}`, kind }));
      const zone = { timezoneOffset: -540, timeZone: 'Asia/Tokyo' };
      await answer(page, '**/api/user/streak', { current: 3, longest: 41, today: '2026-11-19', days, ...zone });
      await answer(page, '**/api/user/stats', statsOf(3, 3));
      await openHome(page, app);
      await page.getByRole('button', { name: /day streak/ }).click();
      await page.getByRole('dialog').getByText('Why this number?').waitFor();
      await waitUntilStill(page);
    },
  },
];

const morning = '2026-11-20T07:31';

const halfWritten = 'The choir took the last bars slower than we had rehearsed, and I let them.';

const writeHalf = async (page: Page, { address }: ScreenshotApp) => {
  await page.goto(`${address}/reflect/evening`);
  await page.getByPlaceholder('Write what comes…').fill(halfWritten);
  await draftSaved(page, halfWritten);
};

/** Home on the following days. Each state moves the clock forward, so their order matters, and they come last. */
export const homeLater: readonly State[] = [
  {
    name: 'home-unsent-words',
    who: 'sample',
    show: async (page, app) => {
      await app.setTime(presentTime);
      await writeHalf(page, app);
      await app.setTime(morning);
      await openHome(page, app, 'You have unsent words from');
    },
  },
  {
    name: 'home-locked',
    who: 'sample',
    show: async (page, app) => {
      await app.setTime(morning);
      await openHome(page, app, 'Opens at 6:00 PM');
    },
  },
  {
    name: 'home-completed',
    who: 'sample',
    show: async (page, app) => {
      await app.setTime('2026-11-20T21:04');
      await page.goto(`${app.address}/reflect/evening`);
      await page
        .getByPlaceholder('Write what comes…')
        .fill('The frost held all day. I tuned two grands and drove home with the window open.');
      await page.getByRole('button', { name: /Submit Reflection|Update Reflection/ }).click();
      await page
        .getByText('Edit available')
        .or(page.getByRole('button', { name: 'Continue Reflecting' }))
        .first()
        .waitFor();
      await openHome(page, app, 'Edit available');
    },
  },
  {
    name: 'home-first-morning',
    who: 'newcomer',
    show: async (page, app) => {
      await app.setTime(morning);
      await openHome(page, app, 'Until this evening');
      await waitUntilStill(page);
      // Scroll to the end: at the top, the footer covers half of the last button.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'home-locked-evening',
    who: 'newcomer',
    show: async (page, app) => {
      await app.setTime(morning);
      await openHome(page, app, 'Until this evening');
      await page.getByRole('button', { name: 'Evening Reflection: when does it open?' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Read tonight’s question' }).click();
      await dialog.getByText('with this question').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'home-sample-week',
    who: 'newcomer',
    show: async (page, app) => {
      await app.setTime(morning);
      await openHome(page, app, 'Until this evening');
      await page.getByRole('button', { name: 'See what a week leads to' }).click();
      await page.locator('dialog .card').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'home-expired-words',
    who: 'sample',
    show: async (page, app) => {
      await app.setTime('2026-11-21T21:30');
      await writeHalf(page, app);
      await app.setTime('2026-11-23T07:31');
      await openHome(page, app, 'You have unsent words from');
      await page.getByText('You have unsent words from').click();
      await waitUntilStill(page);
    },
  },
];
