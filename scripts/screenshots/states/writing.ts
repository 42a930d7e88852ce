import type { Page } from 'playwright';
import { reflectionOf } from '../../../testing/reflections.ts';
import { answer, fail, hang, unplug } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const words =
  'The school piano held its tuning through the whole concert.\n\nNobody noticed, which is the best thing that can be said of my work.';
const danger = 'I want to kill myself and I do not know whom to tell.';

const openPage = async (page: Page, { address }: ScreenshotApp, text = words) => {
  await page.goto(`${address}/reflect/evening`);
  await page.getByPlaceholder('Write what comes…').fill(text);
  await waitUntilStill(page);
};

const handIn = (page: Page) => page.getByRole('button', { name: /^(Submit|Update) Reflection$/ }).click();

/** Respond to a submit as the server does, but store nothing: the next state must find no reflection. */
const acceptAll = (page: Page) =>
  page.route('**/api/reflections', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { content, type } = route.request().postDataJSON();
    await route.fulfill({ status: 201, json: reflectionOf({ content, type, localDate: '2026-11-19' }) });
  });

const refuse = async (page: Page, status: number, code: string, rest: object = {}) => {
  const json = { code, message: 'Refused.', requestId: 'screenshot', ...rest };
  await answer(page, '**/api/reflections', json, status);
};

/** Show the dialog of a milestone. `before` and `after` are the stats before and after the submit. */
const celebrate = async (page: Page, app: ScreenshotApp, before: object, after: object) => {
  let isWritten = false;
  await page.route('**/api/user/stats', (route) => route.fulfill({ json: isWritten ? after : before }));
  await acceptAll(page);
  await openPage(page, app);
  isWritten = true;
  await handIn(page);
  await page.getByRole('button', { name: 'Continue Reflecting' }).waitFor();
};

const counts = (currentStreak: number, totalReflections: number) => ({
  currentStreak,
  longestStreak: currentStreak,
  totalReflections,
  thisWeekCount: 3,
});

const windowClosedFor = async (page: Page, app: ScreenshotApp, existing: object) => {
  await page.route('**/api/reflections/current', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, ...existing } });
  });
  await page.goto(`${app.address}/reflect/evening`);
  await page.getByPlaceholder('Write what comes…').waitFor();
};

export const writing: readonly State[] = [
  {
    name: 'writing-empty',
    who: 'sample',
    show: async (page, { address }) => {
      await page.goto(`${address}/reflect/evening`);
      await page.getByPlaceholder('Write what comes…').waitFor();
    },
  },
  { name: 'writing', who: 'sample', show: (page, app) => openPage(page, app) },
  {
    name: 'writing-long',
    who: 'sample',
    show: (page, app) => openPage(page, app, `${words}\n\n`.repeat(14)),
  },
  {
    name: 'writing-too-long',
    who: 'sample',
    show: (page, app) => openPage(page, app, 'Long evening. '.repeat(1_460)),
  },
  {
    name: 'writing-editing',
    who: 'sample',
    show: (page, app) => windowClosedFor(page, app, { existingReflection: reflectionOf({ content: words }) }),
  },
  {
    name: 'writing-extra-time',
    who: 'sample',
    show: (page, app) => windowClosedFor(page, app, { extraTimeUntil: '2026-11-20T01:39:59.000Z' }),
  },
  {
    name: 'writing-loading',
    who: 'sample',
    show: async (page, { address }) => {
      await hang(page, '**/api/reflections/current');
      await page.goto(`${address}/reflect/evening`);
      await waitUntilStill(page);
    },
  },
  {
    name: 'writing-unreachable',
    who: 'sample',
    show: async (page, { address }) => {
      await unplug(page);
      await page.goto(`${address}/reflect/evening`);
      await page.getByText('We could not reach your journal').waitFor();
    },
  },
  {
    name: 'writing-none',
    who: 'sample',
    show: async (page, { address }) => {
      await page.goto(`${address}/reflect/deep`);
      await page.getByText('No Reflection Available').waitFor();
    },
  },
  {
    name: 'writing-sending',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, '**/api/reflections');
      await openPage(page, app);
      await handIn(page);
    },
  },
  {
    name: 'writing-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, '**/api/reflections');
      await openPage(page, app);
      await handIn(page);
      await page.getByText('Submission Failed').first().waitFor();
    },
  },
  {
    name: 'writing-refused',
    who: 'sample',
    show: async (page, app) => {
      await refuse(page, 422, 'window_closed');
      await openPage(page, app);
      await handIn(page);
      await page.getByText('This window has closed').waitFor();
    },
  },
  {
    name: 'writing-two-versions',
    who: 'sample',
    show: async (page, app) => {
      await refuse(page, 409, 'already_submitted', {
        reflection: reflectionOf({
          content:
            'The school piano held its tuning through the whole concert.\n\nNobody but Ruth noticed, which is the best thing that can be said of my work.',
        }),
      });
      await openPage(page, app);
      await handIn(page);
      await page.getByText('The marked words differ.').waitFor();
    },
  },
  {
    name: 'writing-saved',
    who: 'sample',
    show: async (page, app) => {
      await acceptAll(page);
      await openPage(page, app);
      await handIn(page);
      await page.getByText('Reflection saved').first().waitFor();
    },
  },
  {
    name: 'celebration-welcome',
    who: 'newcomer',
    show: (page, app) => celebrate(page, app, counts(0, 0), counts(1, 1)),
  },
  {
    name: 'celebration-streak-7',
    who: 'sample',
    show: (page, app) => celebrate(page, app, counts(6, 33), counts(7, 34)),
  },
  {
    name: 'celebration-streak-100',
    who: 'sample',
    show: (page, app) => celebrate(page, app, counts(99, 180), counts(100, 181)),
  },
  {
    name: 'celebration-total-500',
    who: 'sample',
    show: (page, app) => celebrate(page, app, counts(4, 499), counts(5, 500)),
  },
  {
    name: 'help-lines',
    who: 'sample',
    show: async (page, app) => {
      await acceptAll(page);
      await openPage(page, app, danger);
      await handIn(page);
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await waitUntilStill(page);
    },
  },
];

const deepDay = '2026-11-20';

const wallOf = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 19);

/**
 * Open the writing screen `msAfterStart` ms after the start of the deep window. Open home in the morning first, because
 * the server then creates the window.
 */
async function writeDeep(page: Page, app: ScreenshotApp, msAfterStart: number): Promise<void> {
  await app.setTime(`${deepDay}T07:40`);
  await page.goto(app.address);
  await page.getByText('day streak').waitFor();
  const opensAtMs = await app.deepOpensAt(deepDay);
  await app.setTime(wallOf(opensAtMs + msAfterStart));
  await page.goto(`${app.address}/reflect/deep`);
  await page.getByPlaceholder('Write what comes…').fill('I keep putting off the call to my brother.');
  await waitUntilStill(page);
}

/** The writing screen on the following days. The order matters, because the clock only moves forward. */
export const writingLater: readonly State[] = [
  { name: 'writing-deep', who: 'sample', show: (page, app) => writeDeep(page, app, 90_000) },
  { name: 'writing-deep-closing', who: 'sample', show: (page, app) => writeDeep(page, app, 522_000) },
  {
    name: 'writing-expired',
    who: 'sample',
    show: async (page, app) => {
      await writeDeep(page, app, 522_000);
      const opensAtMs = await app.deepOpensAt(deepDay);
      await app.setTime(wallOf(opensAtMs + 660_000));
      await page.reload();
      await page.getByText('Finish and submit').click();
      await page.getByText('still count for that day').waitFor();
      await waitUntilStill(page);
    },
  },
];
