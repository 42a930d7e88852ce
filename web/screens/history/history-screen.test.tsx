import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import { addDays } from '../../../core/domain/days/day.ts';
import { HISTORY_LIST_LIMIT, HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { emulatePrint } from '../../../testing/emulated-media.ts';
import { calendarView, listView, noon, openScreen, reflections, yearView } from '../../../testing/history-screen.tsx';
import { isLeftToBrowser } from '../../../testing/is-left-to-browser.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { boxOf } from '../../../testing/text-box.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { calendarQuery, latestReflectionsQuery } from '../../data/reflections.ts';
import { bridge } from '../../device/bridge.ts';
import { storage } from '../../device/storage.ts';
import { putPending } from '../../features/deletion/change-pending.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { markOutlines } from '../../features/reflections/marks/day-mark.tsx';
import { monthBounds } from '../../features/reflections/month.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

describe('the header', () => {
  test('shows a title, a link to home, and three views, of which the calendar is the default [2.43, 2.44, 4.35]', async () => {
    await openScreen();
    await expect.element(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    await expect.element(calendarView()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(listView()).toHaveAttribute('aria-pressed', 'false');
    await yearView().click();
    await expect.element(yearView()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(calendarView()).toHaveAttribute('aria-pressed', 'false');
  });

  test('keeps the header visible when a request fails', async () => {
    await openScreen({ 'GET /api/reflections/calendar': 'offline' });
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  });
});

test('shows each paragraph of a reflection in its own direction, and aligns it to its own start', async () => {
  const arabic = 'كان اليوم هادئا، ومشيت طويلا.';
  const english = 'Then it rained.';
  await openScreen({
    'GET /api/reflections/calendar': {
      body: [reflectionOf({ localDate: '2026-11-20', content: `${arabic}\n\n${english}` })],
    },
  });
  await expect.element(page.getByRole('article')).toBeVisible();
  const [, words = document.body] = page.getByRole('article').element().querySelectorAll('p');
  const { left, right } = words.getBoundingClientRect();
  expect(boxOf(words, arabic).right).toBeCloseTo(right, 0);
  expect(boxOf(words, '.').left).toBeLessThan(boxOf(words, 'كان').left);
  expect(boxOf(words, english).left).toBeCloseTo(left, 0);
});

describe('the calendar', () => {
  test('marks days with an evening reflection amber, with a deep one orange, and with both green [2.46]', async () => {
    await openScreen({
      'GET /api/reflections/calendar': {
        body: [...reflections, reflectionOf({ localDate: '2026-11-17', type: 'deep' })],
      },
    });
    const colourOf = (day: RegExp) => {
      const mark = page.getByRole('button', { name: day }).element().querySelector('svg');
      return mark && getComputedStyle(mark).color;
    };
    await expect.element(page.getByRole('button', { name: /November 17, 2026, deep reflection/ })).toBeVisible();
    expect(colourOf(/November 20, 2026/)).toBe('rgb(245, 176, 65)');
    expect(colourOf(/November 17, 2026/)).toBe('rgb(249, 115, 22)');
    expect(colourOf(/November 18, 2026/)).toBe('rgb(74, 222, 128)');
    expect(colourOf(/November 19, 2026/)).toBeNull();
  });

  test('shows five placeholders while the calendar loads [2.54]', async () => {
    const { container } = await openScreen({ 'GET /api/reflections/calendar': () => new Promise(() => undefined) });
    await vi.waitFor(() => expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5));
    expect(container.textContent).not.toContain('No Reflections');
  });

  test.each([
    ['is loading', () => new Promise<never>(() => undefined)],
    ['cannot be loaded', { status: 500, body: 'down' }],
  ])('shows the past days of a month that %s as unknown, not as days without reflections', async (_state, answer) => {
    await openScreen({ 'GET /api/reflections/calendar': answer });
    const past = page.getByRole('button', { name: 'Thursday, November 19, 2026, not known yet' });
    await expect.element(past).toBeVisible();
    expect(past.element().querySelector('svg')).not.toBeNull();
    const future = page.getByRole('button', { name: 'Saturday, November 21, 2026, still to come' });
    expect(future.element().querySelector('svg')).toBeNull();
  });

  test('explains the marks of days that are not loaded, and names the chosen day', async () => {
    await openScreen({ 'GET /api/reflections/calendar': 'offline' });
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(page.getByRole('heading', { name: 'Thursday, October 1, 2026' })).toBeVisible();
    await expect.element(page.getByText('The reflections of this day are not loaded.')).toBeVisible();
    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    expect(legend.elements().map((entry) => entry.textContent)).toEqual(['Evening', 'Deep', 'Both', 'Not loaded']);
    await expect.element(page.getByText('No Reflections')).not.toBeInTheDocument();
  });

  test('does not fetch the calendar again automatically after a failure [7.13, 8.33]', async () => {
    const { api } = await openScreen({ 'GET /api/reflections/calendar': { status: 500, body: 'down' } });
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(api.of('GET /api/reflections/calendar')).toHaveLength(1);
  });

  test('shows the calendar first, with today selected and its reflections below [2.47, 2.48, 7.12]', async () => {
    const { api } = await openScreen();
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible();
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    const { query } = api.of('GET /api/reflections/calendar')[0] ?? {};
    const localMidnight = (day: number) => new Date(2026, 10, day).getTime();
    expect(Date.parse(query?.get('start') ?? '')).toBe(localMidnight(1));
    expect(Date.parse(query?.get('end') ?? '')).toBe(localMidnight(31) - 1_000);
  });

  test('gives the mark of each day an accessible name, and shows the legend [2.45]', async () => {
    await openScreen();
    await expect
      .element(page.getByRole('button', { name: 'Wednesday, November 18, 2026, evening and deep reflection' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Friday, November 20, 2026, evening reflection' }))
      .toBeVisible();
    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    expect(legend.elements().map((entry) => entry.textContent)).toEqual(['Evening', 'Deep', 'Both']);
  });

  test('shows the format of an imported text, no marks in its beginning, and the number of words without marks', async () => {
    const content = `# The harbour\n**Wide** and [far](https://ferry.example).\n${'long '.repeat(60)}\n- end`;
    const imported = reflectionOf({ importedFrom: 'dayone', promptId: null, question: '', content, wordCount: 68 });
    const own = reflectionOf({ content: '**Mine** stays.', wordCount: 2 });
    await openScreen({ 'GET /api/reflections/calendar': { body: [imported, own] } });
    await expect.element(page.getByText(/^The harbour\s+Wide and far\./)).toBeVisible();
    await expect.element(page.getByText('**Mine** stays.')).toBeVisible();
    const counts = page.getByText(/^\d+ words$/).elements();
    expect(counts.map((count) => count.textContent)).toEqual(['66 words', '2 words']);
    await page.getByRole('button', { name: /^Read more/ }).click();
    await expect.element(page.getByText('Wide', { exact: true })).toBeVisible();
    expect(page.getByText('Wide', { exact: true }).element().tagName).toBe('STRONG');
    await expect.element(page.getByRole('link', { name: 'far' })).toHaveAttribute('href', 'https://ferry.example');
    await expect.element(page.getByText(/• end$/)).toBeVisible();
  });

  test('shows all characters of an imported text that is not Markdown', async () => {
    const content = '- 5 degrees\n__init__ [note](https://ferry.example)';
    const imported = reflectionOf({ importedFrom: 'daylio', promptId: null, question: '', content });
    await openScreen({ 'GET /api/reflections/calendar': { body: [imported] } });
    await expect.element(page.getByText('From Daylio')).toBeVisible();
    expect(page.getByText(/^- 5 degrees/).element().textContent).toBe(content);
  });

  test('shows no time for an imported entry of which only the day is known', async () => {
    const content = `The harbour. ${'long '.repeat(60)}`;
    const submittedAt = '2026-11-20T18:00:00.000Z';
    const imported = reflectionOf({ importedFrom: 'markdown', promptId: null, question: '', content, submittedAt });
    await openScreen({ 'GET /api/reflections/calendar': { body: [imported] } });
    const of = 'imported reflection, Nov 20, 2026';
    await expect.element(page.getByRole('button', { name: new RegExp(`^Read more\\s*: ${of}$`) })).toBeVisible();
    const names = page.getByRole('button', { name: new RegExp(`: ${of}$`) }).elements();
    expect(names.length).toBeGreaterThan(1);
    expect(page.getByText('6:00').elements()).toEqual([]);
    expect([...document.querySelectorAll('article time')].map((time) => time.textContent)).toEqual(['']);
  });

  test('gives imported entries a name and a mark of their own, also beside a reflection, which the legend explains', async () => {
    const imported = { importedFrom: 'dayone' as const, promptId: null, question: '' };
    await openScreen({
      'GET /api/reflections/calendar': {
        body: [
          ...reflections,
          reflectionOf({ localDate: '2026-11-16', ...imported }),
          reflectionOf({ localDate: '2026-11-20', ...imported }),
        ],
      },
    });
    const day = page.getByRole('button', { name: 'Monday, November 16, 2026, imported entry' });
    await expect.element(day).toBeVisible();
    expect(day.element().querySelector('path')?.getAttribute('d')).toBe(markOutlines.imported);
    const both = page.getByRole('button', { name: 'Friday, November 20, 2026, evening reflection, imported entry' });
    const drawn = [...(await both.findElement()).querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn).toEqual([markOutlines.imported, markOutlines.evening]);
    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    expect(legend.elements().map((entry) => entry.textContent)).toEqual(['Evening', 'Deep', 'Both', 'Imported']);
  });

  test('prints the month with the marks of its days and the whole reflections of the selected day', async () => {
    const { container } = await openScreen({}, '/history?date=2026-11-18');
    await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
    await emulatePrint();
    await expect.element(page.getByText(/long end$/)).toBeVisible();
    const printed = container.innerText;
    expect(printed).toContain('November 2026');
    const day = page.getByRole('button', { name: 'Wednesday, November 18, 2026, evening and deep reflection' });
    await expect.element(day).toBeVisible();
    // Printers leave out backgrounds: light digits would be invisible.
    expect(getComputedStyle(day.element()).color).toBe(getComputedStyle(document.body).color);
    expect(page.getByRole('button', { name: 'Previous month' }).elements()).toHaveLength(0);
  });

  test('vibrates when a day is selected, and says when the selected day has no reflections [2.47, 2.49]', async () => {
    const vibrate = vi.spyOn(bridge, 'vibrate').mockImplementation(() => undefined);
    await openScreen();
    await page.getByRole('button', { name: 'Thursday, November 19, 2026, no reflection' }).click();
    await expect.element(page.getByRole('heading', { name: 'No Reflections' })).toBeVisible();
    await expect.element(page.getByText('No reflections found for Thursday, November 19, 2026.')).toBeVisible();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  describe('today without reflections', () => {
    const current = 'POST /api/reflections/current';
    const openToday = (window: CurrentWindowBody) =>
      openScreen({ 'GET /api/reflections/calendar': { body: [] }, [current]: { body: window } });
    const words = () => page.getByRole('heading', { name: 'No Reflections' }).element().parentElement?.textContent;

    test.each(['evening', 'deep'] as const)(
      'links to the open %s window when today has no reflections',
      async (type) => {
        const { history } = await openToday(openWindow(300_000, {}, type));
        await page.getByRole('button', { name: `Write the ${type} reflection` }).click();
        expect(history).toEqual(['/history', `/reflect/${type}`]);
      },
    );

    test.each([
      ['Begun on this device, not submitted yet', { otherContent: null }],
      ['More than one version on this device, none chosen yet', { otherContent: 'Other' }],
      [
        'Begun on this device, not submitted yet',
        { otherContent: 'Other', choice: { chosen: 'Words', mine: 'Words', other: 'Other', status: null } },
      ],
    ])('says that this device has an unsubmitted draft, and offers to continue it: %s', async (text, change) => {
      const { window } = openWindow(300_000);
      const draft = createDraft(window, { promptId: 'p', question: 'q' });
      writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: 'Words', ...change });
      const { history } = await openToday(openWindow(300_000));
      await expect.poll(words).toMatch(/^No Reflections/);
      const line = page.getByRole('link', { name: text });
      const path = `/reflect/evening?from=${encodeURIComponent(window.availableFrom)}`;
      await expect.element(line).toHaveAttribute('href', path);
      const day = page.getByRole('button', { name: 'Friday, November 20, 2026, not yet' });
      await expect.element(day).toBeVisible();
      await page.getByRole('button', { name: 'Go on writing' }).click();
      expect(history).toEqual(['/history', '/reflect/evening']);
    });

    test.each([
      ['not yet', 'the evening is still to come', '2026-11-20'],
      ['no reflection', 'both windows are over', '2026-11-21'],
    ])('says "%s" of today, as home does, while %s, also in the year', async (name, _state, from) => {
      const known = { ...shutWindow(), localDate: '2026-11-20', isDeepOver: true, ahead: { from, prompts: [] } };
      await openScreen({
        'GET /api/reflections/calendar': { body: [] },
        'GET /api/reflections/year': { body: { year: 2026, days: [], firstYear: null } },
        [current]: { body: known },
      });
      const day = page.getByRole('button', { name: `Friday, November 20, 2026, ${name}` });
      await expect.element(day).toBeVisible();
      await yearView().click();
      await expect.element(day).toBeVisible();
    });

    test.each([
      ['while they can still become an edit of that reflection', 14, 1],
      ['no longer when it is too late for an edit', 16, 0],
    ])('offers words of a window that another device has submitted %s', async (_rule, minutesAgo, lines) => {
      const isoAt = (minutes: number) => new Date(noon.getTime() - minutes * 60_000).toISOString();
      const window = {
        type: 'deep',
        availableFrom: isoAt(minutesAgo + 10),
        availableUntil: isoAt(minutesAgo),
      } as const;
      const draft = createDraft(window, { promptId: 'p', question: 'q' });
      writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: 'Words of this device' });
      const body = [reflectionOf({ ...window, content: 'Words of another device.' })];
      await openScreen({
        'GET /api/reflections/calendar': { body },
        'GET /api/reflections': { body },
        'POST /api/reflections/current': { body: shutWindow() },
      });
      await expect.element(page.getByText('Words of another device.')).toBeVisible();
      const line = page.getByRole('link', { name: 'Begun on this device, not submitted yet' });
      await expect.poll(() => line.elements()).toHaveLength(lines);
      await listView().click();
      await expect.poll(() => line.elements()).toHaveLength(lines);
    });

    test('mentions an unsubmitted edit until its reflection is deleted', async () => {
      const known = openWindow(300_000, { existingReflection: reflectionOf() });
      const { id, revision, localDate: countedDay } = reflectionOf();
      const draft = createDraft(known.window, { promptId: 'p', question: 'q' });
      const edit = { ...draft, content: 'Words', rewrites: { id, revision } };
      writeDraft(storage, draftKey(someIdentity.uid, edit), edit);
      await openToday(known);
      const line = page.getByText('A change on this device, not submitted yet');
      await expect.element(line).toBeVisible();
      putPending(someIdentity.uid, { ...known.window, id, revision, countedDay, heldUntilMs: Date.now() + 60_000 });
      await expect.element(line).not.toBeInTheDocument();
    });

    test('says when the windows open if today has no reflections', async () => {
      await openToday(shutWindow());
      await expect.poll(words).toMatch(/Deep Reflection10 minutes, at random, 9\sAM to\s5\sPM/);
      expect(words()).toMatch(/Evening ReflectionOpens at 6:00\sPM/);
    });

    test('does not mention today’s deep window once it is over', async () => {
      await openToday({ ...shutWindow(), isDeepOver: true });
      await expect.poll(words).toMatch(/Opens at 6:00\sPM/);
      expect(words()).not.toContain('Deep');
    });

    test('after the user has deleted this evening’s reflection, says when the next evening window opens', async () => {
      const { window, ...open } = openWindow(300_000);
      await openToday({ ...open, window: { ...window, isActive: false }, isDeepOver: true });
      await expect.poll(words).toMatch(/You deleted tonight’s reflection. Tomorrow: from 6:00\sPM/);
    });

    test('says when the windows open only if the selected day is today', async () => {
      await openToday(shutWindow());
      await expect.poll(words).toContain('Opens at');
      await page.getByRole('button', { name: /^Thursday, November 19, 2026/ }).click();
      await expect.element(page.getByText('No reflections found for Thursday, November 19, 2026.')).toBeVisible();
      expect(words()).not.toContain('Opens at');
    });
  });

  test('moves the focus in the calendar by keyboard, also to other months, but not into the future', async () => {
    await openScreen();
    const today = page.getByRole('button', { name: 'Friday, November 20, 2026, evening reflection' });
    await expect.element(today).toBeVisible();
    today.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: /Thursday, November 19, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(today).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Tuesday, October 20, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('button', { name: /Saturday, October 31, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('button', { name: /Thursday, October 1, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    const moved = page.getByRole('button', { name: /Wednesday, October 1, 2025/ });
    await expect.element(moved).toHaveFocus();
    for (const key of ['ArrowLeft', 'Home']) expect(isLeftToBrowser(moved.element(), key)).toBe(true);
  });

  test('shows earlier months on request, but no month after the current one', async () => {
    const { api } = await openScreen();
    const next = page.getByRole('button', { name: 'Next month' });
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    // Only its icon is faint: the focus ring must stay visible.
    expect(getComputedStyle(next.element()).opacity).toBe('1');
    expect(getComputedStyle(next.element().querySelector('svg') as Element).opacity).toBe('0.35');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await vi.waitFor(() => expect(api.of('GET /api/reflections/calendar')).toHaveLength(2));
  });
});

test('the Today button selects and focuses today when the calendar shows another month', async () => {
  await openScreen({}, '/history?date=2024-11-19');
  const today = page.getByRole('button', { name: 'Today', exact: true });
  await today.click();
  await expect.element(page.getByRole('button', { name: /^Friday, November 20, 2026/ })).toHaveFocus();
  await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
  await expect.element(today).not.toBeInTheDocument();
});

describe('the list', () => {
  test('groups reflections by day, newest day first, with counts [2.50, 2.51]', async () => {
    await openScreen();
    await listView().click();
    await expect.element(page.getByText('2 reflections')).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Friday, November 20, 2026',
      'Wednesday, November 18, 2026',
    ]);
    await expect.element(page.getByText('1 reflection', { exact: true })).toBeVisible();
  });

  test('shows on which day an evening reflection was submitted if it was submitted after its own day', async () => {
    const late = reflectionOf({ localDate: '2026-11-18', submittedAt: '2026-11-19T07:30:00.000Z', late: true });
    await openScreen({ 'GET /api/reflections': { body: [late] } });
    await listView().click();
    await expect.element(page.getByText(/^sent Thursday, 7:30\sAM$/)).toBeVisible();
  });

  test('cuts a long text at 200 characters until "Read more" is pressed [2.52]', async () => {
    await openScreen();
    await listView().click();
    const more = page.getByRole('button', { name: /^Read more/ });
    await expect.element(more).toBeVisible();
    expect(page.getByText(/end$/).elements()).toHaveLength(0);
    await more.click();
    await expect.element(page.getByText(/end$/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Show less/ })).toBeVisible();
  });

  test.each([
    [360, 800],
    [1440, 900],
  ])('"Show less" below a long text scrolls to the top of its card at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(360, 800));
    const long = (index: number) =>
      `Page ${index}. ${'Rain again, and the long way home. '.repeat(index === 20 ? 220 : 12)}`;
    const months = Array.from({ length: 60 }, (_, index) =>
      reflectionOf({ localDate: addDays('2026-11-20', -index), content: long(index) }),
    );
    await openScreen({ 'GET /api/reflections': { body: months } });
    await listView().click();
    const card = page.getByRole('article').filter({ hasText: 'Page 20.' });
    const top = () => card.element().getBoundingClientRect().top;
    await card.getByRole('button', { name: /^Read more/ }).click();
    const less = card.getByRole('button', { name: /^Show less/ });
    less.element().scrollIntoView({ block: 'center' });
    await expect.poll(top).toBeLessThan(-500);
    await less.click();
    await expect.element(less).not.toBeInTheDocument();
    await expect.element(card).toBeInViewport({ ratio: 1 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(card).toBeInViewport({ ratio: 1 });
    expect(top()).toBeLessThan(100);
  });

  test('fetches 100 reflections for the list [7.11, 9.6]', async () => {
    const { api } = await openScreen();
    await listView().click();
    await vi.waitFor(() =>
      expect(api.of('GET /api/reflections').map(({ query }) => query.get('limit'))).toContain('100'),
    );
  });

  test('shows the empty text and a button to home when there are no reflections [2.53]', async () => {
    const { history } = await openScreen({ 'GET /api/reflections': { body: [] } });
    await listView().click();
    await expect.element(page.getByRole('heading', { name: 'No Reflections Yet' })).toBeVisible();
    await expect
      .element(page.getByText('Start your reflection journey today and build meaningful habits of self-discovery.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    expect(history).toEqual(['/history?view=list', '/']);
  });

  test('shows submitted words that wait to be sent without the empty text', async () => {
    const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T21:00:00.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const waiting = { ...draft, content: 'Fog.', status: 'waiting' as const, sentContents: ['Fog.'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const { container } = await openScreen({ 'GET /api/reflections': { body: [] } }, '/history?view=list');
    await expect.element(page.getByText('Written on this device, waiting to be sent')).toBeVisible();
    await expect.poll(() => container.querySelectorAll('[data-placeholder]')).toHaveLength(0);
    expect(container.textContent).not.toContain('No Reflections Yet');
  });

  test('shows five placeholders while the list loads [2.54]', async () => {
    const { container } = await openScreen({ 'GET /api/reflections': () => new Promise(() => undefined) });
    await listView().click();
    await vi.waitFor(() => expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5));
  });

  test('shows no alert when the list cannot be loaded, and does not say that there are no reflections [8.33]', async () => {
    const { container } = await openScreen({ 'GET /api/reflections': { status: 500, body: 'down' } });
    await listView().click();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(container.textContent).not.toContain('No Reflections');
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});

describe('a day in the URL', () => {
  test('selects the day of the URL in the calendar, and scrolls to its reflections', async () => {
    await page.viewport(360, 420);
    const asked = reflectionOf({ localDate: '2026-03-29', content: 'Spring came.' });
    await openScreen({ 'GET /api/reflections/calendar': { body: [asked] } }, '/history?date=2026-03-29');
    await expect.element(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Sunday, March 29, 2026' })).toBeVisible();
    // On this short screen, the reflection is visible only because the page has scrolled to it.
    await expect.element(page.getByText('Spring came.')).toBeInViewport({ ratio: 1 });
    await page.viewport(360, 800);
  });

  test('focuses the linked reflection of the day in the URL', async () => {
    const [other, asked] = ['Morning rain.', 'Spring came.'].map((content) =>
      reflectionOf({ localDate: '2026-03-29', content }),
    );
    await openScreen(
      { 'GET /api/reflections/calendar': { body: [other, asked] } },
      `/history?date=2026-03-29&reflection=${asked?.id}`,
    );
    await expect.element(page.getByRole('article').filter({ hasText: 'Spring came.' })).toHaveFocus();
  });

  test.each([
    ['day', false],
    ['linked reflection', true],
  ])('leaves the scroll and the focus to a user who types before the %s of the URL is loaded', async (_, isLinked) => {
    await page.viewport(360, 400);
    onTestFinished(() => page.viewport(360, 800));
    const asked = reflectionOf({ localDate: '2026-03-29', content: 'Spring came.' });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openScreen(
      { 'GET /api/reflections/calendar': () => released.then(() => ({ body: [asked] })) },
      `/history?date=2026-03-29${isLinked ? `&reflection=${asked.id}` : ''}`,
    );
    const box = page.getByRole('searchbox');
    await box.click();
    await userEvent.keyboard('s');
    const before = window.scrollY;
    release();
    await expect.element(page.getByText('Spring came.')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.scrollY).toBe(before);
    await expect.element(box).toHaveFocus();
  });

  test.each([
    ['day', false],
    ['linked reflection', true],
  ])('shows the %s of the URL after the user has loaded a failed answer again', async (_, isLinked) => {
    await page.viewport(360, 420);
    onTestFinished(() => page.viewport(360, 800));
    let isBusy = true;
    const refusal = { status: 503, body: { code: 'unavailable', message: 'Busy', requestId: 'r' } };
    const asked = reflectionOf({ localDate: '2026-03-29', content: 'Spring came.' });
    await openScreen(
      { 'GET /api/reflections/calendar': () => (isBusy ? refusal : { body: [asked] }) },
      `/history?date=2026-03-29${isLinked ? `&reflection=${asked.id}` : ''}`,
    );
    const again = page.getByRole('button', { name: 'Load again' });
    await expect.element(again).toBeVisible();
    isBusy = false;
    await again.click();
    await expect.element(page.getByText('Spring came.')).toBeInViewport({ ratio: 1 });
    if (isLinked) await expect.element(page.getByRole('article').filter({ hasText: 'Spring came.' })).toHaveFocus();
  });

  test('shows the linked reflection in full', async () => {
    const long = 'Rain again, and the long way home. '.repeat(12);
    const [other, asked] = ['evening', 'deep'].map((type) =>
      reflectionOf({ localDate: '2026-03-29', type: type as 'evening' | 'deep', content: `${type}: ${long}` }),
    );
    await openScreen(
      { 'GET /api/reflections/calendar': { body: [other, asked] } },
      `/history?date=2026-03-29&reflection=${asked?.id}`,
    );
    await expect.element(page.getByText(`deep: ${long.trim()}`)).toBeVisible();
    expect(page.getByRole('button', { name: /^Show less/ }).elements()).toHaveLength(1);
    expect(page.getByRole('button', { name: /^Read more/ }).elements()).toHaveLength(1);
  });

  test('if the user came from a summary’s sentence, marks the words that it quotes, until another day is selected', async () => {
    const content = `${'Rain again, and the long way home. '.repeat(60)}I rang my sister. ${'Then rain. '.repeat(60)}`;
    const asked = reflectionOf({ localDate: '2026-11-18', content });
    const { container, navigate } = await openScreen({ 'GET /api/reflections/calendar': { body: [asked] } });
    history.replaceState({ quoting: 'On Wednesday you wrote: “I rang my sister.”' }, '');
    navigate(`/history?date=2026-11-18&reflection=${asked.id}`);
    const marks = () => [...container.querySelectorAll('mark')];
    await expect.poll(() => marks().map(({ textContent }) => textContent)).toEqual(['I rang my sister']);
    await expect.element(page.elementLocator(marks()[0] ?? container)).toBeInViewport();
    await page.getByRole('button', { name: /November 20, 2026/ }).click();
    await page.getByRole('button', { name: /November 18, 2026/ }).click();
    await expect.element(page.getByText(/^Rain again/)).toBeVisible();
    expect(marks()).toEqual([]);
  });

  test('explains that the day of a link lacks its reflection, but only on that day and only when the day is loaded', async () => {
    const { container } = await openScreen(
      { 'GET /api/reflections/calendar': { body: reflections } },
      '/history?date=2026-11-19&reflection=1',
    );
    const gone = page.getByText('The reflection of this link is not on this day: it may have been deleted.');
    await expect.element(gone).toBeVisible();
    await page.getByRole('button', { name: /November 18, 2026/ }).click();
    await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
    await expect.element(gone).not.toBeInTheDocument();
    expect(container.textContent).not.toContain('this link');
  });

  test('does not say that a day lacks the linked reflection if the address names no day', async () => {
    const { container } = await openScreen({}, '/history?reflection=1');
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    expect(container.textContent).not.toContain('this link');
  });

  test('removes the linked reflection from the address together with an invalid day', async () => {
    const { container, history } = await openScreen({}, '/history?date=2026-02-30&reflection=1');
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    expect(history).toEqual(['/history']);
    expect(container.textContent).not.toContain('this link');
  });

  test.each([
    ['2026-11-21', 'Saturday, November 21, 2026 is still to come.'],
    ['2026-02-30', 'There is no day at this address, but every reflection you have is here.'],
    ['today', 'There is no day at this address, but every reflection you have is here.'],
    ['1969-12-31', 'There is no day at this address, but every reflection you have is here.'],
    ['', 'There is no day at this address, but every reflection you have is here.'],
  ])('explains the invalid day "%s" in the URL, removes it and selects today', async (date, explanation) => {
    const { history } = await openScreen({}, `/history?date=${date}`);
    await expect.element(page.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible();
    await expect.element(page.getByText(explanation)).toBeVisible();
    expect(history).toEqual(['/history']);
    await page.getByRole('button', { name: /November 18, 2026/ }).click();
    await expect.element(page.getByText(explanation)).not.toBeInTheDocument();
    expect(history).toEqual(['/history?date=2026-11-18']);
  });
});

describe('the address', () => {
  const months = () => page.getByRole('heading', { name: 'September 2026' });

  test('stores the view and the selected day in the address without adding history entries', async () => {
    const { history } = await openScreen();
    await page.getByRole('button', { name: /November 18, 2026/ }).click();
    expect(history).toEqual(['/history?date=2026-11-18']);
    await listView().click();
    expect(history).toEqual(['/history?date=2026-11-18&view=list']);
    await calendarView().click();
    await page.getByRole('button', { name: 'Previous month' }).click();
    expect(history).toEqual(['/history?date=2026-10-01']);
  });

  test('keeps the selected month when the view changes', async () => {
    const days = [{ localDate: '2026-08-01', types: ['evening'] }];
    await openScreen({ 'GET /api/reflections/year': { body: { year: 2026, days, firstYear: 2026 } } });
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('button', { name: 'Previous month' }).click();
    for (const view of [listView(), yearView()]) {
      await view.click();
      await expect.element(months()).not.toBeInTheDocument();
      await calendarView().click();
      await expect.element(months()).toBeVisible();
    }
  });

  test('dims the button to the months before the journal began, and the days before its first day', async () => {
    const days = [{ localDate: '2026-11-10', types: ['evening'] }];
    const { history } = await openScreen({
      'GET /api/reflections': { body: [reflectionOf({ localDate: '2026-11-10' })] },
      'GET /api/reflections/year': { body: { year: 2026, days, firstYear: 2026 } },
    });
    const previous = page.getByRole('button', { name: 'Previous month' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    previous.element().focus();
    await expect.element(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(history).toEqual(['/history']);
    const dayButton = (day: number) => page.getByRole('button', { name: new RegExp(`, November ${day}, 2026`) });
    dayButton(20).element().focus();
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(dayButton(6)).toHaveFocus();
    const colourOf = (day: number) => getComputedStyle(dayButton(day).element()).color;
    expect(colourOf(9)).not.toBe(colourOf(10));
    expect(colourOf(11)).toBe(colourOf(10));
  });

  test.each([
    ['list', listView],
    ['year', yearView],
  ])('opens the %s view that the address names', async (view, button) => {
    await openScreen({}, `/history?view=${view}&date=2026-09-05`);
    await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
    await calendarView().click();
    await expect.element(months()).toBeVisible();
  });

  test('removes the reflection from the address once another day is selected', async () => {
    const { history } = await openScreen({}, '/history?date=2026-11-18&reflection=1');
    await page.getByRole('button', { name: /November 20, 2026/ }).click();
    expect(history).toEqual(['/history?date=2026-11-20']);
  });
});

describe('without a connection', () => {
  const why = 'There is no connection just now. Everything in your journal is safe';

  test('the list explains the failed request and shows the reflections that the calendar has loaded', async () => {
    const { container } = await openScreen({ 'GET /api/reflections': 'offline' });
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    await listView().click();
    await expect.element(page.getByText(`${why}, and what was loaded before is here.`)).toBeVisible();
    await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
    expect(container.querySelectorAll('article')).toHaveLength(3);
  });

  test('the list adds the newer reflections that home has loaded to an older answer about the list', async () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(latestReflectionsQuery(HISTORY_LIST_LIMIT, '2026-11-20').queryKey, reflections.slice(1));
    client.setQueryData(latestReflectionsQuery(HOME_LIST_LIMIT, '2026-11-20').queryKey, reflections);
    await client.invalidateQueries({ refetchType: 'none' });
    const { container } = await openScreen({ 'GET /api/reflections': 'offline' }, '/history?view=list', client);
    await expect.element(page.getByText(`${why}, and what was loaded before is here.`)).toBeVisible();
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    expect(container.querySelectorAll('article')).toHaveLength(3);
  });

  test('the list explains the failed request when nothing is loaded, and does not call the journal empty', async () => {
    const { container } = await openScreen({
      'GET /api/reflections/calendar': 'offline',
      'GET /api/reflections': 'offline',
    });
    await listView().click();
    await expect.element(page.getByText(`${why}.`)).toBeVisible();
    expect(container.textContent).not.toContain('No Reflections');
  });

  test('the calendar shows the loaded reflections after a failed request, and does not call other days empty', async () => {
    const client = createQueryClient(() => undefined);
    const latest = latestReflectionsQuery(HOME_LIST_LIMIT, '2026-11-20').queryKey;
    client.setQueryData(latest, [...reflections, reflectionOf({ localDate: '2026-10-30' })]);
    const { container } = await openScreen({ 'GET /api/reflections/calendar': 'offline' }, '/history', client);
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    await expect.element(page.getByText(`${why}, and what was loaded before is here.`)).toBeVisible();
    await page.getByRole('button', { name: 'Wednesday, November 18, 2026, evening and deep reflection' }).click();
    await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
    await page.getByRole('button', { name: 'Thursday, November 19, 2026, not known yet' }).click();
    await expect.element(page.getByText('Evening of the eighteenth.')).not.toBeInTheDocument();
    expect(container.textContent).not.toContain('No Reflections');
  });

  test('the calendar adds the newer reflections of this device to an older answer about the month, and does not call the days after that answer empty', async () => {
    const client = createQueryClient(() => undefined);
    const { start, end } = monthBounds('2026-11', 0);
    const old = { updatedAt: Date.parse('2026-11-18T20:00:00Z') };
    client.setQueryData(calendarQuery(start, end).queryKey, reflections.slice(2), old);
    client.setQueryData(latestReflectionsQuery(HOME_LIST_LIMIT, '2026-11-20').queryKey, reflections);
    await client.invalidateQueries({ refetchType: 'none' });
    const { container } = await openScreen({ 'GET /api/reflections/calendar': 'offline' }, '/history', client);
    await expect.element(page.getByText(`${why}, and what was loaded before is here.`)).toBeVisible();
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Wednesday, November 18.*evening and deep/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Tuesday, November 17.*no reflection$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Thursday, November 19, 2026, not known yet' }).click();
    await expect.element(page.getByText('The reflections of this day are not loaded.')).toBeVisible();
    expect(container.textContent).not.toContain('No Reflections');
  });

  test.each([
    [
      'Written on this device, waiting to be sent',
      null,
      ', waiting to be sent, others not known yet',
      'offline' as const,
    ],
    ['Written on this device, waiting to be sent', null, ', waiting to be sent', { body: [] }],
    ['A change on this device, waiting to be sent', { id: 'r', revision: 1 }, '', 'offline' as const],
  ])(
    'the calendar and the list show and link to a submitted draft that is not sent yet: %s, %j%s',
    async (text, rewrites, waits, month) => {
      // The window has just ended, so that the server may still accept a change.
      const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-20T11:50:00.000Z' };
      const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
      const content = 'We sat outside. '.repeat(20);
      const waiting = { ...draft, content, rewrites, status: 'waiting' as const, sentContents: [content] };
      writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
      const { container } = await openScreen({ 'GET /api/reflections/calendar': month });
      const name = `Thursday, November 19, 2026, evening reflection${waits}`;
      const day = page.getByRole('button', { name, exact: true });
      await day.click();
      const outline = day.element().querySelector('path');
      expect(outline && getComputedStyle(outline).fill === 'none').toBe(rewrites === null);
      const legend = page.getByRole('list', { name: 'Legend' }).getByText('Waiting to be sent');
      expect(legend.elements()).toHaveLength(rewrites === null ? 1 : 0);
      const line = page.getByRole('link', { name: text });
      const path = `/reflect/evening?from=${encodeURIComponent(window.availableFrom)}`;
      await expect.element(line).toHaveAttribute('href', path);
      await expect.element(page.getByText('q', { exact: true })).toBeVisible();
      await expect.element(page.getByText(/^We sat outside\..*…$/)).toBeVisible();
      await page.getByRole('button', { name: /^Read more ?: waiting evening reflection$/ }).click();
      await expect.element(page.getByText(content.trim(), { exact: true })).toBeVisible();
      expect(container.textContent).not.toContain('No Reflections');
      await listView().click();
      await expect.element(line).toHaveAttribute('href', path);
      await expect.element(page.getByText(/^We sat outside\..*…$/)).toBeVisible();
    },
  );

  test.each([
    ['says where the words that wait to be sent are, unless their day is selected', 'waiting' as const, 1],
    ['does not mention words that wait to be sent if there are none', null, 0],
  ])('the calendar %s', async (_, status, notes) => {
    const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T21:00:00.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const sentContents = status ? ['Words'] : [];
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: 'Words', status, sentContents });
    await openScreen({ 'GET /api/reflections/calendar': 'offline' });
    await expect.element(page.getByText(new RegExp(`^${why}`))).toBeVisible();
    const note = page.getByText(/Words that wait to be sent are on their day here, and on your home page\.$/);
    expect(note.elements()).toHaveLength(notes);
    await page.getByRole('button', { name: /^Thursday, November 19, 2026/ }).click();
    await expect.element(page.getByText(new RegExp(`^${why}`))).toBeVisible();
    expect(note.elements()).toHaveLength(0);
  });

  test('the line of an unsent change disappears when the time for edits ends while history is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true });
    const isoAt = (instantMs: number) => new Date(instantMs).toISOString();
    const untilMs = Date.now() - 15 * 60_000 + 3_000;
    const window = { availableFrom: isoAt(untilMs - 3_600_000), availableUntil: isoAt(untilMs) };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const change = { content: 'Words', rewrites: { id: 'r', revision: 1 }, version: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...change });
    await openScreen();
    await listView().click();
    const line = page.getByRole('link', { name: /on this device/ });
    await expect.element(line).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  });

  test.each([
    ['a new reflection two days after its window', null, 2 * 24 * 60],
    ['an edit 16 minutes after its window', { id: 'r', revision: 1 }, 16],
  ])('no view says that words wait to be sent whose time is over: %s', async (_, rewrites, minutesAgo) => {
    const isoAt = (instantMs: number) => new Date(instantMs).toISOString();
    const untilMs = Date.now() - minutesAgo * 60_000;
    const window = { availableFrom: isoAt(untilMs - 3_600_000), availableUntil: isoAt(untilMs) };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const waiting = { ...draft, content: 'Fog.', rewrites, status: 'waiting' as const, sentContents: ['Fog.'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const day = window.availableFrom.slice(0, 10);
    const { container } = await openScreen(
      {
        'GET /api/reflections/calendar': { body: [] },
        'GET /api/reflections/year': { body: { year: 2026, days: [], firstYear: 2025 } },
      },
      `/history?date=${day}`,
    );
    await expect.element(page.getByText('No Reflections', { exact: true })).toBeVisible();
    expect(container.textContent).not.toContain('waiting');
    await listView().click();
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    expect(container.textContent).not.toContain('waiting');
    await yearView().click();
    await expect.element(page.getByText('No reflections in 2026.')).toBeVisible();
  });

  test('loaded reflections stay visible when they cannot be fetched again', async () => {
    let isDown = false;
    const { client } = await openScreen({
      'GET /api/reflections': () => (isDown ? 'offline' : { body: reflections }),
    });
    await listView().click();
    await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
    isDown = true;
    await client.invalidateQueries({ queryKey: ['/api/reflections'] });
    await expect.element(page.getByText(`${why}, and what was loaded before is here.`)).toBeVisible();
    await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
  });
});
