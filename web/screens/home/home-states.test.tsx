import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { User } from '../../../core/contract/users.ts';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity, someUser, standingSession } from '../../../testing/render.tsx';
import { footerLinks } from '../../app/routes.ts';
import { storage } from '../../device/storage.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import type { SessionState } from '../../features/session/session-state.ts';
import { HomeScreen } from './home-screen.tsx';

const stats = { currentStreak: 12, longestStreak: 20, totalReflections: 40, thisWeekCount: 2 };
const never = () => new Promise<never>(() => undefined);
const on = (localDate: string, type: Reflection['type'], content = `Words of ${localDate}.`) =>
  reflectionOf({ localDate, type, content });

/** Set the clock to Friday, November 20, 2026, 20:00 in the device's time zone. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 20) });
});

const signedInAs = (user: User): SessionState => ({
  status: 'signed-in',
  identity: someIdentity,
  user,
  syncFailure: null,
});

function showHome(answers: FakeAnswers = {}, state = signedInAs(someUser)) {
  const api = fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-20' } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: stats },
    ...answers,
  });
  const session = standingSession(state);
  return renderInApp(<HomeScreen footerLinks={footerLinks} />, { session }).then((screen) => ({ api, ...screen }));
}

describe('the header', () => {
  test('shows today’s date, a greeting and the streak [2.27, 2.28]', async () => {
    await showHome();
    await expect.element(page.getByText('Friday, November 20', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good evening, Anna' })).toBeVisible();
    await expect.element(page.getByText('12 day streak')).toBeVisible();
  });

  test.each([
    [4, 'Hello, Anna'],
    [5, 'Good morning, Anna'],
    [12, 'Good afternoon, Anna'],
    [18, 'Good evening, Anna'],
    [23, 'Good evening, Anna'],
  ])('greets at %i:59 with "%s": after midnight, the date is no longer that of the evening', async (hour, name) => {
    vi.setSystemTime(new Date(2026, 10, 20, hour, 59));
    await showHome();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test.each([
    ['shows the streak from the sync call', { syncedAtMs: new Date(2026, 10, 20, 19).getTime() }, '3 day streak'],
    [
      'shows no streak from a sync call of the day before',
      { syncedAtMs: new Date(2026, 10, 19, 23).getTime() },
      'The streak is not known just now',
    ],
    ['shows no stored streak before the sync call is answered', {}, 'The streak is not known just now'],
  ])('%s when the stats cannot be loaded', async (_, synced, text) => {
    await showHome({ 'GET /api/user/stats': 'offline' }, { ...signedInAs(someUser), ...synced });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test.each([
    ['is loading', never, 'Friday, November 20'],
    ['cannot be loaded', 'offline', 'The streak is not known just now'],
  ] as const)(
    'does not show a streak of 0 when the streak %s after a failed sync call',
    async (_state, answer, text) => {
      const user = { ...someUser, currentStreak: 0 };
      const state = { status: 'signed-in', identity: someIdentity, user, syncFailure: 'Sync failed' } as const;
      await showHome({ 'GET /api/user/stats': answer }, state);
      await expect.element(page.getByRole('region', { name: 'Reflections' })).toBeVisible();
      const header = page.getByRole('heading', { level: 1 }).element().parentElement;
      await expect.element(header).toMatchTextContent(text);
      expect(header?.textContent).not.toMatch(/[0–] day streak/);
    },
  );

  test('keeps the header in its column when the user’s name is very long', async () => {
    const { container } = await showHome(
      {},
      signedInAs({ ...someUser, firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }),
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});

test('marks the days of the week amber, orange, green or grey, and rings today [4.13, 4.14]', async () => {
  await showHome({
    'GET /api/reflections/weekly': {
      body: [
        on('2026-11-16', 'evening'),
        on('2026-11-17', 'deep'),
        on('2026-11-18', 'deep'),
        on('2026-11-18', 'evening'),
      ],
    },
  });
  const days = page.getByRole('region', { name: 'This week' }).getByRole('listitem');
  await expect.element(days.nth(2)).toMatchTextContent('Wednesday: evening and deep reflection');
  await expect.element(days.nth(4)).toMatchTextContent('Friday, today: not yet');
  const colours = days.elements().map((day) => getComputedStyle(day.querySelector('svg') ?? day).color);
  const [amber, orange, green, grey] = [
    'rgb(245, 176, 65)',
    'rgb(249, 115, 22)',
    'rgb(74, 222, 128)',
    'rgb(123, 116, 106)',
  ];
  expect(colours).toEqual([amber, orange, green, grey, grey, grey, grey]);
  const rings = days.elements().map((day) => {
    const circle = day.querySelector('svg')?.parentElement ?? day;
    return getComputedStyle(circle).borderTopColor !== 'rgba(0, 0, 0, 0)';
  });
  expect(rings).toEqual([false, false, false, false, true, false, false]);
});

test.each([
  [0, '0/4', '0'],
  [2, '2/4', '50'],
  [3, '3/4', '75'],
  [4, '', '100'],
  [9, '', '100'],
])('the weekly goal with %i reflections shows "%s" and %s percent [9.1]', async (thisWeekCount, text, percent) => {
  await showHome({ 'GET /api/user/stats': { body: { ...stats, thisWeekCount } } });
  const goal = page.getByRole('progressbar', { name: 'Weekly goal' });
  await expect.element(goal).toHaveAttribute('aria-valuenow', percent);
  expect(goal.element().textContent).toBe(text);
});

test.each([
  ['is loading', { 'GET /api/reflections/weekly': never, 'GET /api/user/stats': never }],
  ['cannot be loaded', { 'GET /api/reflections/weekly': 'offline', 'GET /api/user/stats': 'offline' }],
] as const)('says "not known yet" for the days and the goal while the week %s', async (_state, answers) => {
  await showHome(answers);
  const goal = page.getByRole('progressbar', { name: 'Weekly goal' });
  await expect.element(goal).toHaveTextContent('–/4');
  await expect.element(goal).not.toHaveAttribute('aria-valuenow');
  await expect.element(goal).toHaveAttribute('aria-valuetext', 'Not known yet');
  const days = page.getByRole('region', { name: 'This week' }).getByRole('listitem');
  await expect.element(days.nth(0)).toMatchTextContent('Monday: not known yet');
  await expect.element(days.nth(4)).toMatchTextContent('Friday, today: not known yet');
  await expect.element(days.nth(5)).toMatchTextContent('Saturday: still to come');
  const [past, future] = [0, 5].map((day) => days.nth(day).element().querySelector('path')?.getAttribute('d'));
  expect(past).not.toBe(future);
});

test('a card says "Completed" after today’s reflection even if the reflections of the week cannot be loaded', async () => {
  await showHome({
    'GET /api/reflections/weekly': { status: 500, body: 'down' },
    'GET /api/reflections': { body: [on('2026-11-20', 'deep')] },
  });
  const title = page.getByRole('heading', { name: 'Deep Reflection' });
  await expect.element(title).toBeVisible();
  await expect.element(title.element().parentElement).toMatchTextContent('CompletedLocked until next window');
});

describe('the latest reflections', () => {
  test('shows the empty text when there are no reflections', async () => {
    await showHome();
    await expect.element(page.getByText('What you write will rest here.')).toBeVisible();
  });

  test.each<[string, FakeAnswers[string]]>([
    ['There is no connection', 'offline'],
    ['Your reflections cannot be loaded', { status: 500, body: { code: 'internal', message: 'broken' } }],
  ])('says "%s" and what is safe after a failure, and loads them again on request', async (cause, failure) => {
    const why = `${cause} just now. Everything in your journal is safe`;
    let isDown = true;
    const { client } = await showHome({
      'GET /api/reflections': () => (isDown ? failure : { body: [on('2026-11-19', 'evening')] }),
    } as FakeAnswers);
    const again = page.getByRole('button', { name: /^Load again/ });
    await expect.element(page.getByText(`${why}.`)).toBeVisible();
    isDown = false;
    await again.click();
    await expect.element(page.getByText('Words of 2026-11-19.')).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
    isDown = true;
    await client.refetchQueries({ queryKey: ['/api/reflections'] });
    await expect.element(page.getByText(`${why}.`)).toBeVisible();
    await expect.element(page.getByText('Words of 2026-11-19.')).toBeVisible();
  });

  test('still says that there are no reflections when a later request fails', async () => {
    let isDown = false;
    const { client } = await showHome({
      'GET /api/reflections': () => (isDown ? 'offline' : { body: [] }),
    } as FakeAnswers);
    await expect.element(page.getByText('What you write will rest here.')).toBeVisible();
    isDown = true;
    await client.refetchQueries({ queryKey: ['/api/reflections'] });
    await new Promise(requestAnimationFrame);
    await expect.element(page.getByText('What you write will rest here.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Load again/ }).elements()).toHaveLength(0);
  });

  test('cuts reflections of more than 200 characters on the screen, but not on paper', async () => {
    const { container } = await showHome({
      'GET /api/reflections': {
        body: [on('2026-11-19', 'evening', 'x'.repeat(200)), on('2026-11-18', 'evening', 'y'.repeat(201))],
      },
    });
    await expect.element(page.getByRole('button', { name: /^Read more/ })).toBeVisible();
    expect(page.getByRole('button', { name: /^Read more/ }).elements()).toHaveLength(1);
    await expect.element(page.getByText(`${'y'.repeat(200)}…`)).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    await expect.element(page.getByText('y'.repeat(201))).toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await expect.element(page.getByText(`${'y'.repeat(200)}…`)).toBeVisible();
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});

test('shows only placeholders for the cards, the streak and the reflections while requests are pending', async () => {
  const { container } = await showHome({
    'POST /api/reflections/current': never,
    'GET /api/reflections/weekly': never,
    'GET /api/reflections': never,
    'GET /api/user/stats': never,
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.textContent).not.toMatch(/Locked|Completed|Available|day streak|rest here/);
  expect(container.querySelectorAll('[aria-hidden="true"][style*="height"]').length).toBeGreaterThanOrEqual(5);
});

describe('on this day', () => {
  const latest = { body: [on('2026-11-19', 'evening')] };
  const memory = on('2025-11-20', 'deep', `A year is ${'long '.repeat(40)}.`);

  test('shows a reflection from a year ago as a card that links to its day', async () => {
    await showHome({ 'GET /api/reflections': latest, 'GET /api/reflections/on-this-day': { body: [memory] } });
    await expect.element(page.getByRole('heading', { name: 'On this day, a year ago' })).toBeVisible();
    const card = page.getByRole('link', { name: /deep reflection, Thursday, November 20, 2025/ });
    await expect.element(card).toHaveAttribute('href', '/history?date=2025-11-20');
    await expect.element(card).toMatchTextContent(/A year is long .*…$/);
  });

  test('shows an imported entry with its own mark and without the marks of Markdown', async () => {
    const body = [{ ...on('2025-11-20', 'evening', '# The **harbour**'), importedFrom: 'dayone' }];
    await showHome({ 'GET /api/reflections': latest, 'GET /api/reflections/on-this-day': { body } });
    const card = page.getByRole('link', { name: /^imported entry, Thursday, November 20, 2025/ });
    await expect.element(card).toMatchTextContent(/The harbour$/);
  });

  test('links to the other years and months with a reflection on this day', async () => {
    const body = [on('2023-11-20', 'evening', 'Three.'), on('2023-11-20', 'deep'), memory, on('2026-08-20', 'deep')];
    await showHome({ 'GET /api/reflections': latest, 'GET /api/reflections/on-this-day': { body } });
    await expect.element(page.getByRole('heading', { name: 'On this day, 3 years ago' })).toBeVisible();
    const links = page.getByRole('list', { name: 'Other times on this day' }).getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['a year ago', '/history?date=2025-11-20'],
      ['3 months ago', '/history?date=2026-08-20'],
    ]);
  });

  test.each<[string, FakeAnswers]>([
    ['there is no reflection', { 'GET /api/reflections': latest }],
    ['the request fails', { 'GET /api/reflections': latest, 'GET /api/reflections/on-this-day': 'offline' }],
    [
      'home shows the reflection already',
      { 'GET /api/reflections': { body: [memory] }, 'GET /api/reflections/on-this-day': { body: [memory] } },
    ],
  ])('shows no "On this day" card when %s', async (_, answers) => {
    const { api } = await showHome(answers);
    await vi.waitFor(() => expect(api.of('GET /api/reflections/on-this-day')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(page.getByText(/^On this day/).elements()).toHaveLength(0);
  });
});

test('keeps text at 200% in the column of home on a small phone', async () => {
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  try {
    const { container } = await showHome({
      'GET /api/reflections': { body: [on('2026-11-19', 'evening', 'Words. '.repeat(80))] },
      'GET /api/reflections/on-this-day': { body: [on('2025-11-20', 'deep')] },
    });
    await expect.element(page.getByText('On this day, a year ago')).toBeInTheDocument();
    for (const part of container.querySelectorAll('main *')) {
      if (part.closest('svg, .visually-hidden')) continue;
      expect(part.getBoundingClientRect().right, part.textContent ?? '').toBeLessThanOrEqual(321);
    }
  } finally {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(360, 800);
  }
});

test('during extra time, the evening card counts down and the draft of the evening is not called unsent', async () => {
  const untilMs = Date.now() - 20 * 60_000;
  const window = {
    type: 'evening',
    isActive: true,
    availableFrom: new Date(untilMs - 5 * 3_600_000).toISOString(),
    availableUntil: new Date(untilMs).toISOString(),
  } as const;
  const draft = {
    ...createDraft(window, { promptId: 'p', question: 'q' }),
    content: 'Half a thought',
    version: 1,
  };
  writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
  const dayMs = 86_400_000;
  const older = {
    ...draft,
    idempotencyKey: 'of-another-evening',
    availableFrom: new Date(untilMs - dayMs).toISOString(),
    availableUntil: new Date(untilMs - dayMs / 2).toISOString(),
    content: 'Of another evening',
  };
  writeDraft(storage, draftKey(someIdentity.uid, older), older);
  await showHome({
    'POST /api/reflections/current': {
      body: {
        window,
        prompt: { id: '0193f000-0000-7000-8000-00000000000a', question: 'What stayed?' },
        serverNow: new Date().toISOString(),
        localDate: '2026-11-20',
        extraTimeUntil: new Date(Date.now() + 80 * 60_000).toISOString(),
      },
    },
  });
  const card = page.getByRole('link', { name: /Evening Reflection/ });
  await expect.element(card).toMatchTextContent(/Available now1h (20m 00|19m 5\d)s/);
  await expect.element(page.getByText('Of another evening')).toBeVisible();
  expect(page.getByRole('heading', { name: /You have unsent words/ }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'You have words waiting' })).toBeVisible();
});
