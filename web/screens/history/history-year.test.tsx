import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { YearReflections } from '../../../core/contract/reflections.ts';
import { forceColors } from '../../../testing/emulated-media.ts';
import { calendarView, noon, openScreen, reflections, yearView } from '../../../testing/history-screen.tsx';
import { isLeftToBrowser } from '../../../testing/is-left-to-browser.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity, someUser, standingSession } from '../../../testing/render.tsx';
import { namesOf } from '../../data/offline-cache.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { yearQuery } from '../../data/reflections.ts';
import { statsQuery } from '../../data/stats.ts';
import { bridge } from '../../device/bridge.ts';
import { destroyEncryptedStore, openEncryptedStore } from '../../device/encrypted-store.ts';
import { storage } from '../../device/storage.ts';
import { putPending } from '../../features/deletion/change-pending.ts';
import { deleteWithUndo, endUndoOffer } from '../../features/deletion/delete-with-undo.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { markOutlines } from '../../features/reflections/marks/day-mark.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

describe('the year', () => {
  const year: YearReflections = {
    year: 2026,
    days: [
      { localDate: '2026-11-17', types: ['deep'] },
      { localDate: '2026-11-18', types: ['evening', 'deep'] },
      { localDate: '2026-11-20', types: ['evening'] },
    ],
    firstYear: 2025,
  };
  const openYear = async (body: object = year) => {
    const opened = await openScreen({ 'GET /api/reflections/year': { body } });
    await yearView().click();
    return opened;
  };
  const noDots = ':not([d*="h0"])';
  const day = (name: RegExp) => page.getByRole('button', { name });
  const legend = () =>
    page
      .getByRole('list', { name: 'Legend' })
      .getByRole('listitem')
      .elements()
      .map((entry) => entry.textContent);

  test('counts the reflections on this device, too, when the year cannot be loaded again', async () => {
    let isOffline = false;
    await openScreen({
      'GET /api/reflections/year': () => (isOffline ? 'offline' : { body: year }),
      'GET /api/reflections/calendar': { body: [reflectionOf({ localDate: '2026-11-12', type: 'evening' })] },
    });
    await yearView().click();
    await expect.element(page.getByText(/^3 days with reflections in 2026/)).toBeVisible();
    await calendarView().click();
    isOffline = true;
    await yearView().click();
    await expect.element(page.getByText('4 days with reflections in 2026: 2 evening, 1 deep, 1 both.')).toBeVisible();
    await expect.element(day(/^Thursday, November 12, 2026, evening reflection$/)).toBeVisible();
  });

  test('shows the reflections on this device when the year was never loaded, and says that other days are not loaded', async () => {
    await openScreen({
      'GET /api/reflections/year': 'offline',
      'GET /api/reflections/calendar': { body: [reflectionOf({ localDate: '2026-11-12', type: 'evening' })] },
    });
    await yearView().click();
    await expect.element(day(/^Thursday, November 12, 2026, evening reflection$/)).toBeVisible();
    await expect.element(page.getByText(/, and what was loaded before is here\.$/)).toBeVisible();
    expect(legend()).toEqual(['Evening', 'Deep', 'Both', 'Not loaded']);
    await expect.element(page.getByText(/with reflections in 2026/)).not.toBeInTheDocument();
    await expect.element(day(/^Wednesday, November 11, 2026/)).toHaveAccessibleName(/, not known yet$/);
  });

  test.each([
    ['of this page', false],
    ['on this device', true],
  ])(
    'calls the days after the last answer %s not known, and says that it counts what this device knows',
    async (_, isStored) => {
      const client = createQueryClient(() => undefined);
      const { queryKey } = yearQuery(2026);
      vi.setSystemTime(new Date('2026-11-18T20:00:00Z'));
      client.setQueryData(queryKey, year);
      if (isStored) {
        const store = await openEncryptedStore(someIdentity.uid);
        onTestFinished(destroyEncryptedStore);
        for (const name of namesOf(queryKey)) await store.put(name, year);
        client.getQueryCache().find({ queryKey })?.setState({ dataUpdatedAt: 0 });
      }
      vi.setSystemTime(noon);
      await openScreen({ 'GET /api/reflections/year': 'offline' }, '/history?view=year', client);
      await expect.element(day(/^Thursday, November 19, 2026, not known yet$/)).toBeVisible();
      await expect.element(day(/^Monday, November 16, 2026, no reflection$/)).toBeVisible();
      await expect
        .element(page.getByText(/^3 days with reflections in 2026, as far as this device knows: 1 evening/))
        .toBeVisible();
      expect(legend()).toEqual(['Evening', 'Deep', 'Both', 'Not loaded']);
    },
  );

  const waitingYear = '4 days with reflections in 2026, 1 of them waiting to be sent: 2 evening, 1 deep, 1 both.';
  test.each([
    ['a new reflection waits', null, { body: year }, waitingYear, ', waiting to be sent'],
    ['a new reflection waits', null, 'offline' as const, null, ', waiting to be sent, others not known yet'],
    [
      'a change waits',
      { id: 'r', revision: 1 },
      { body: year },
      '4 days with reflections in 2026: 2 evening, 1 deep, 1 both.',
      '',
    ],
  ])('counts, marks and names a day as the calendar does while %s: %j, %j', async (_, rewrites, answer, sum, waits) => {
    // The window has just ended, so that the server may still accept a change.
    const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-20T11:50:00.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const waiting = { ...draft, content: 'Fog.', rewrites, status: 'waiting' as const, sentContents: ['Fog.'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const { container } = await openScreen({ 'GET /api/reflections/year': answer });
    await yearView().click();
    const name = `Thursday, November 19, 2026, evening reflection${waits}`;
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
    if (sum) await expect.element(page.getByText(sum)).toBeVisible();
    expect(legend().includes('Waiting to be sent')).toBe(rewrites === null);
    // November 19 is day 4 of the month's fourth week.
    const mark = container.querySelector(`path[d*="M71 71${markOutlines.evening}"]`);
    expect(mark && getComputedStyle(mark).fill === 'none').toBe(rewrites === null);
  });

  test('outlines the mark of own words that wait beside an imported entry, here and in the calendar', async () => {
    const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T21:00:00.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const waiting = { ...draft, content: 'Fog.', status: 'waiting' as const, sentContents: ['Fog.'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const imported = reflectionOf({ localDate: '2026-11-19', importedFrom: 'dayone' });
    const days: YearReflections['days'] = [{ localDate: '2026-11-19', types: ['evening'], ownTypes: [] }];
    const { container } = await openScreen({
      'GET /api/reflections/calendar': { body: [imported] },
      'GET /api/reflections/year': { body: { ...year, days } },
    });
    const thursday = day(/^Thursday, November 19, 2026, evening reflection, waiting to be sent, imported entry$/);
    await expect.element(thursday).toBeVisible();
    const fills = [...thursday.element().querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
    expect(fills.filter((fill) => fill === 'none')).toHaveLength(1);
    expect(legend()).toContain('Waiting to be sent');
    await yearView().click();
    await expect.element(thursday).toBeVisible();
    await expect.element(page.getByText('1 day with reflections in 2026, waiting to be sent.')).toBeVisible();
    expect(legend()).toContain('Waiting to be sent');
    const marks = [...container.querySelectorAll(`[data-place] path[d*="${markOutlines.evening}"]`)];
    expect(marks.map((mark) => [getComputedStyle(mark).fill, mark.hasAttribute('transform')])).toEqual([
      ['none', true],
    ]);
  });

  test('says of a day with an imported entry that it counts although its own reflection was deleted', async () => {
    const imported = reflectionOf({ localDate: '2026-11-19', content: 'Brought in.', importedFrom: 'dayone' });
    const days: YearReflections['days'] = [{ localDate: '2026-11-19', types: ['evening'], ownTypes: [] }];
    await openScreen({
      'GET /api/reflections/calendar': { body: [imported] },
      'GET /api/reflections/year': { body: { ...year, days, deletedDays: ['2026-11-19'] } },
    });
    const thursday = day(/^Thursday, November 19, 2026, counts, written and deleted later, imported entry$/);
    await thursday.click();
    const kept = page.getByText(/^You wrote on this day and deleted it later\./);
    await expect.element(kept).toBeVisible();
    await expect.element(page.getByText('Brought in.')).toBeVisible();
    await yearView().click();
    await expect.element(thursday).toBeVisible();
    expect(legend()).toEqual(['Evening', 'Deep', 'Both', 'Imported', 'Written, then deleted']);
    await thursday.click();
    const { id, ...deleted } = reflectionOf({ localDate: '2026-11-19' });
    putPending(someIdentity.uid, { ...deleted, id, heldUntilMs: Date.now() + 60_000, countedDay: '2026-11-19' });
    await expect.element(page.getByText(/^You have just deleted one\./)).toBeVisible();
    await expect.element(kept).not.toBeInTheDocument();
  });

  test('names and marks a day that counts although its reflections were deleted, here and in the calendar', async () => {
    const counts = 'counts, written and deleted later';
    const { client, container } = await openYear({ ...year, deletedDays: ['2026-11-10', '2026-11-19'] });
    await expect.element(day(new RegExp(`^Thursday, November 19, 2026, ${counts}$`))).toBeVisible();
    await expect.element(day(/^Monday, November 16, 2026, no reflection$/)).toBeVisible();
    const drawn = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(drawn.some((outline) => outline?.includes(markOutlines.deleted))).toBe(true);
    expect(legend()).toEqual(['Evening', 'Deep', 'Both', 'Written, then deleted']);
    await day(/^Thursday, November 19, 2026/).click();
    await expect.element(page.getByText('No reflections found for Thursday, November 19, 2026.')).toBeVisible();
    const kept = page.getByText(/^You wrote on this day and deleted it later\./);
    await expect.element(kept).toMatchTextContent('The day still counts.');
    client.setQueryData(statsQuery('2026-11-20').queryKey, {
      currentStreak: 2,
      longestStreak: 2,
      totalReflections: 4,
      thisWeekCount: 4,
    });
    await expect.element(kept).toMatchTextContent('Your streak keeps the day.');
    expect(legend()).toEqual(['Evening', 'Deep', 'Both', 'Written, then deleted']);
    await expect.element(day(new RegExp(`November 10, 2026.*${counts}$`))).toBeVisible();
    await day(/November 11, 2026/).click();
    await expect.element(page.getByText('No reflections found for Wednesday, November 11, 2026.')).toBeVisible();
    await expect.element(kept).not.toBeInTheDocument();
  });

  test('says of days before the account and the first reflection that they are before the account, also in the calendar', async () => {
    const user = { ...someUser, createdAt: '2026-11-16T09:00:00Z' };
    const session = standingSession({ status: 'signed-in', identity: someIdentity, user, syncFailure: null });
    const answers = { 'GET /api/reflections/year': { body: { ...year, firstYear: 2026 } } };
    await openScreen(answers, '/history', undefined, session);
    const before = day(/^Sunday, November 15, 2026, before your account$/);
    await expect.element(before).toBeVisible();
    await expect.element(day(/^Monday, November 16, 2026, no reflection$/)).toBeVisible();
    await yearView().click();
    await expect.element(before).toBeVisible();
    await expect.element(day(/^Monday, November 16, 2026, no reflection$/)).toBeVisible();
  });

  test('says how many days of the year have reflections, and gives each day an accessible name', async () => {
    const { api, container } = await openYear();
    await expect.element(page.getByText('3 days with reflections in 2026: 1 evening, 1 deep, 1 both.')).toBeVisible();
    expect(api.of('GET /api/reflections/year')[0]?.query.get('year')).toBe('2026');
    await expect.element(day(/^Wednesday, November 18, 2026, evening and deep reflection$/)).toBeVisible();
    await expect.element(day(/^Thursday, January 1, 2026, no reflection$/)).toBeVisible();
    const months = [...container.querySelectorAll('[aria-label*=": open "]')].map((month) => month.textContent);
    expect(months).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '));
    // Today is day 324 of the year. Future days have no button.
    expect(container.querySelectorAll('[data-day]')).toHaveLength(324);
  });

  test('draws the mark of each day under its button, in the same colour and shape as in the calendar', async () => {
    const { container } = await openYear();
    await expect.element(day(/November 18, 2026, evening and deep reflection/)).toBeVisible();
    const month = day(/November 18, 2026/).element().parentElement;
    const drawn = [...(month?.querySelectorAll('path[fill]') ?? [])].map((path) => ({
      color: getComputedStyle(path).color,
      d: path.getAttribute('d'),
    }));
    // November 17, 18 and 20 are days 2, 3 and 5 of the month's fourth week. Squares are 23 units apart.
    expect(drawn).toEqual([
      { color: 'rgb(245, 176, 65)', d: `M94 71${markOutlines.evening}` },
      { color: 'rgb(249, 115, 22)', d: `M25 71${markOutlines.deep}` },
      { color: 'rgb(74, 222, 128)', d: `M48 71${markOutlines.both}` },
    ]);
    const centreOf = (element: Element | undefined) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [left + width / 2, top + height / 2].map(Math.round);
    };
    const mark = container.querySelector(`path[d^="M25 71"]`) ?? undefined;
    expect(centreOf(mark)).toEqual(centreOf(day(/November 17, 2026/).element()));
  });

  test('gives imported entries a name and the mark of the legend, also beside the mark of a reflection', async () => {
    const days = [
      { localDate: '2026-11-16', types: ['evening'], ownTypes: [] },
      { localDate: '2026-11-17', types: ['evening', 'deep'], ownTypes: ['deep'] },
    ];
    const { container } = await openYear({ ...year, days });
    await expect.element(day(/^Monday, November 16, 2026, imported entry$/)).toBeVisible();
    await expect.element(day(/^Tuesday, November 17, 2026, deep reflection, imported entry$/)).toBeVisible();
    const square = day(/^Tuesday, November 17/).element();
    const ofDay = [markOutlines.deep, markOutlines.imported].map((outline) =>
      container.querySelector(`path[transform][d$="${outline}"]`)?.getBoundingClientRect(),
    );
    const { left, right, top, bottom } = square.getBoundingClientRect();
    for (const mark of ofDay) {
      expect(mark?.left).toBeGreaterThan(left);
      expect(mark?.right).toBeLessThan(right);
      expect(mark?.top).toBeGreaterThan(top);
      expect(mark?.bottom).toBeLessThan(bottom);
    }
    expect(ofDay[0]?.left).toBeGreaterThan(ofDay[1]?.right ?? Number.POSITIVE_INFINITY);
    await expect.element(page.getByText('2 days with reflections in 2026: 1 deep, 1 only imported.')).toBeVisible();
    expect(container.querySelector('path[d^="M2 71"]')?.getAttribute('d')).toBe(`M2 71${markOutlines.imported}`);
    expect(legend()).toEqual(['Evening', 'Deep', 'Both', 'Imported']);
  });

  test('has no imported entries in the legend of a year without any', async () => {
    await openYear();
    await expect.element(day(/^Tuesday, November 17, 2026, deep reflection$/)).toBeVisible();
    expect(legend()).toEqual(['Evening', 'Deep', 'Both']);
  });

  test('leaves out a deleted reflection at once, and still does after the server has deleted it', async () => {
    const days = [
      { localDate: '2026-11-16', types: ['evening'], ownTypes: ['evening'] },
      { localDate: '2026-11-18', types: ['evening', 'deep'] },
      { localDate: '2026-11-20', types: ['evening'] },
    ];
    let answers = 0;
    const { client } = await openScreen({
      'GET /api/reflections/year': () => (answers++ === 0 ? { body: { ...year, days } } : new Promise(() => undefined)),
      [`DELETE /api/reflections/${reflections[0]?.id}`]: { body: { deleted: true } },
    });
    await yearView().click();
    const summary = (text: string) => expect.element(page.getByText(text)).toBeVisible();
    await summary('3 days with reflections in 2026: 2 evening, 1 both.');
    for (const localDate of ['2026-11-16', '2026-11-18']) {
      const { id, ...deleted } = reflectionOf({ localDate });
      const pending = { ...deleted, id, heldUntilMs: Date.now() + 60_000, countedDay: localDate };
      putPending(someIdentity.uid, pending);
    }
    await summary('3 days with reflections in 2026: 1 evening, 1 deep, 1 only imported.');
    await expect.element(day(/^Wednesday, November 18, 2026, deep reflection$/)).toBeVisible();
    deleteWithUndo(client, someIdentity.uid, reflections[0] as never, { description: '', takesFocus: false });
    await summary('2 days with reflections in 2026: 1 deep, 1 only imported.');
    await endUndoOffer();
    // The calendar and the year have asked for the year before.
    await vi.waitFor(() => expect(answers).toBe(3));
    await summary('2 days with reflections in 2026: 1 deep, 1 only imported.');
    await expect.element(day(/^Friday, November 20, 2026, counts, written and deleted later$/)).toBeVisible();
  });

  const [gone, other] = [
    reflectionOf({ localDate: '2026-11-19', importedFrom: 'dayone' }),
    reflectionOf({ localDate: '2026-11-19', importedFrom: 'dayone' }),
  ];
  test.each([
    [
      'leaves out the mark of the only imported entry',
      { body: [gone] },
      'no reflection',
      /^1 day with reflections in 2026\.$/,
    ],
    [
      'keeps the mark if the day has another imported entry',
      { body: [gone, other] },
      'imported entry',
      /^2 days .* 1 only imported\.$/,
    ],
    [
      'calls the day not known if the month was never loaded',
      'offline' as const,
      'not known yet',
      /^1 day with reflections in 2026, as far as this device knows\.$/,
    ],
  ])('while the deletion of an imported entry can be undone, %s', async (_, month, name, summary) => {
    const days: YearReflections['days'] = [
      { localDate: '2026-11-19', types: ['evening'], ownTypes: [] },
      { localDate: '2026-11-20', types: ['evening'] },
    ];
    const { client } = await openScreen({
      'GET /api/reflections': { body: reflections },
      'GET /api/reflections/calendar': month,
      'GET /api/reflections/year': { body: { ...year, days } },
    });
    await expect.element(day(/^Wednesday, November 18, 2026, (no|evening and deep) reflection$/)).toBeVisible();
    await yearView().click();
    await expect.element(day(/^Thursday, November 19, 2026, imported entry$/)).toBeVisible();
    deleteWithUndo(client, someIdentity.uid, gone, { description: '', takesFocus: false });
    onTestFinished(endUndoOffer);
    await expect.element(day(new RegExp(`^Thursday, November 19, 2026, ${name}$`))).toBeVisible();
    await expect.element(page.getByText(summary)).toBeVisible();
    expect(legend().includes('Not loaded')).toBe(month === 'offline');
  });

  test('draws the days as outlines while the year loads, not as days without reflections', async () => {
    let answer = (_: { body: object }) => {};
    const response = new Promise<{ body: object }>((resolve) => (answer = resolve));
    await openScreen({
      'GET /api/reflections/year': () => response,
    });
    await yearView().click();
    const past = day(/^Thursday, November 19, 2026, not known yet$/);
    await expect.element(past).toBeVisible();
    const month = past.element().parentElement;
    const fills = () =>
      [...(month?.querySelectorAll(`path${noDots}`) ?? [])].map((path) => getComputedStyle(path).fill);
    expect(fills()).toEqual(['none']);
    answer({ body: year });
    await expect.element(day(/^Thursday, November 19, 2026, no reflection$/)).toBeVisible();
    expect(fills()).not.toContain('none');
  });

  test('shows the outlines of the days at the edge of a month whole under forced colours', async () => {
    await openYear();
    await expect.element(day(/November 20, 2026, evening reflection/)).toBeVisible();
    await forceColors();
    const picture = day(/November 20, 2026/)
      .element()
      .parentElement?.querySelector('svg') as SVGSVGElement;
    const squares = picture.querySelector('path') as SVGPathElement;
    expect(getComputedStyle(squares).stroke).not.toBe('none');
    // The squares begin at the edge of the picture, so half of their outline is outside of it.
    expect(picture.getBoundingClientRect().left).toBeCloseTo(squares.getBoundingClientRect().left, 1);
    expect(getComputedStyle(picture).overflow).toBe('visible');
  });

  test.each([
    ['the first reflection of the journal', { ...year, firstYear: 2026 }, 4, 26],
    ['today while the journal has no reflection', { ...year, days: [], firstYear: null }, 1, 29],
    ['the first day of a later year', year, 324, 10],
  ])('draws no squares before %s', async (_from, body, count, dots) => {
    const { container } = await openYear(body);
    await expect.element(day(/November 20, 2026, (no|evening) reflection/)).toBeVisible();
    const countIn = (paths: string) =>
      [...container.querySelectorAll(`[data-place] path${paths}`)]
        .map((path) => path.getAttribute('d') ?? '')
        .join('')
        .match(/M/g)?.length;
    expect(countIn(`:not([fill])${noDots}`)).toBe(count);
    // The other days of a month that is drawn are dots: the last ten of November, and those before the journal.
    expect(countIn('[d*="h0"]')).toBe(dots);
  });

  test('shows no months before that of the first reflection, and keeps a day in the tab order', async () => {
    const body = { ...year, firstYear: 2026 };
    await openScreen({ 'GET /api/reflections/year': { body } }, '/history?view=year&date=2026-02-03');
    await expect.element(page.getByRole('button', { name: 'Nov: open November 2026' })).toBeEnabled();
    await expect.element(day(/Sunday, November 1, 2026/)).toBeVisible();
    // The months before would push the first month of the journal out of sight.
    const months = page.getByRole('button', { name: /: open / });
    await expect.poll(() => months.elements().map(({ textContent }) => textContent)).toEqual(['Nov', 'Dec']);
    const first = day(/Tuesday, November 17, 2026/);
    await expect.element(first).toHaveAttribute('tabindex', '0');
    first.element().focus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(first).toHaveFocus();
  });

  test('keeps the focus on days with a square when the journal began in the middle of a month', async () => {
    const body = { ...year, firstYear: 2026, days: [{ localDate: '2026-10-14', types: ['evening'] }, ...year.days] };
    await openScreen({ 'GET /api/reflections/year': { body } }, '/history?view=year&date=2026-10-03');
    const first = day(/Wednesday, October 14, 2026/);
    await expect.element(first).toHaveAttribute('tabindex', '0');
    first.element().focus();
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{PageUp}{Shift>}{PageUp}{/Shift}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowLeft}{PageUp}');
    await expect.element(first).toHaveFocus();
  });

  test('does not move the focus by an arrow to a day that is not drawn', async () => {
    const body = { ...year, firstYear: 2026, days: [{ localDate: '2026-10-14', types: ['evening'] }, ...year.days] };
    await openScreen({ 'GET /api/reflections/year': { body } }, '/history?view=year&date=2026-10-14');
    const first = day(/Wednesday, October 14, 2026/);
    await expect.element(first).toHaveAttribute('tabindex', '0');
    first.element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await expect.element(day(/Friday, October 16, 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect.element(day(/Monday, November 16, 2026/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    // Today is the last day that is drawn.
    await expect.element(day(/Friday, November 20, 2026/)).toHaveFocus();
  });

  test('vibrates and opens a tapped day in the calendar', async () => {
    const vibrate = vi.spyOn(bridge, 'vibrate').mockImplementation(() => undefined);
    await openYear();
    await day(/November 18, 2026/).click();
    expect(vibrate).toHaveBeenCalledOnce();
    await expect.element(calendarView()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
  });

  test('opens the first day of a month when the name of the month is pressed', async () => {
    await openYear();
    await page.getByRole('button', { name: 'Mar: open March 2026' }).click();
    await expect.element(page.getByRole('heading', { name: 'Sunday, March 1, 2026' })).toBeVisible();
  });

  test('makes the days of a year one Tab stop, moves the focus by keyboard, and opens a day with Enter', async () => {
    const { container } = await openYear();
    await expect.element(day(/November 20, 2026/)).toBeVisible();
    expect(container.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    day(/November 20, 2026/)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect.element(day(/Thursday, November 12, 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(day(/Monday, October 12, 2026/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(day(/Saturday, October 31, 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(day(/Wednesday, September 30, 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{End}{PageDown}');
    // Today is the last day to which the focus can move.
    await expect.element(day(/Friday, November 20, 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Home}');
    await expect.element(day(/Sunday, November 1, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Sunday, November 1, 2026' })).toBeVisible();
    await expect.element(page.getByRole('table').getByRole('button', { name: /^Sunday, November 1,/ })).toHaveFocus();
  });

  describe('on a phone', () => {
    const month = (name: string) => page.getByRole('region', { name });
    beforeEach(async () => {
      await page.viewport(360, 640);
      return () => page.viewport(360, 800);
    });

    test('opens the year at its top while no day is chosen', async () => {
      await openYear();
      await expect.element(day(/Friday, November 20, 2026/)).toHaveAttribute('tabindex', '0');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(window.scrollY).toBe(0);
      await expect.element(page.getByText(/^3 days with reflections in 2026/)).toBeInViewport({ ratio: 1 });
      await expect.element(month('January 2026')).toBeInViewport({ ratio: 1 });
    });

    test('scrolls on a phone to the month of the day in the address', async () => {
      await openScreen({ 'GET /api/reflections/year': { body: year } }, '/history?view=year&date=2026-11-03');
      await expect.poll(() => window.scrollY).toBeGreaterThan(0);
      await expect.element(month('November 2026')).toBeInViewport({ ratio: 1 });
    });

    test('scrolls on a phone to the month of the day that was selected in the calendar', async () => {
      await openScreen({ 'GET /api/reflections/year': { body: year } }, '/history?date=2026-07-03');
      await yearView().click();
      await expect.element(month('July 2026')).toBeInViewport({ ratio: 1 });
    });

    test('does not scroll the button of the view out of sight if a key has pressed it', async () => {
      await openScreen({ 'GET /api/reflections/year': { body: year } }, '/history?date=2026-11-03');
      await expect.element(yearView()).toBeVisible();
      calendarView().element().focus();
      await userEvent.keyboard('{Tab}{Enter}');
      await expect.element(day(/Tuesday, November 3, 2026/)).toBeInTheDocument();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect.element(yearView()).toHaveFocus();
      await expect.element(yearView()).toBeInViewport();
    });
  });

  test('the button of a view keeps the focus when the user chooses that view', async () => {
    await openYear();
    await day(/November 18, 2026/).click();
    await expect.element(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
    await yearView().click();
    await expect.element(day(/November 18, 2026/)).toBeVisible();
    await expect.element(yearView()).toHaveFocus();
    await calendarView().click();
    await expect.element(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
    await expect.element(calendarView()).toHaveFocus();
  });

  test('goes back to the first year with reflections and no further', async () => {
    const { api } = await openYear();
    const earlier = page.getByRole('button', { name: 'Previous year' });
    await expect.element(page.getByRole('button', { name: 'Next year' })).toHaveAttribute('aria-disabled', 'true');
    await earlier.click();
    await expect.element(page.getByRole('heading', { name: '2025' })).toBeVisible();
    const asked = () => api.of('GET /api/reflections/year').map(({ query }) => query.get('year'));
    await vi.waitFor(() => expect(asked()).toContain('2025'));
    await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
    await earlier.click({ force: true });
    await expect.element(page.getByRole('heading', { name: '2025' })).toBeVisible();
  });

  test('turns to the nearest year with reflections, and onwards to this year even if it has none', async () => {
    await openScreen({
      'GET /api/reflections/year': ({ query }) => ({
        body:
          query.get('year') === '2026'
            ? { year: 2026, days: [], firstYear: 2012, previousYear: 2012, nextYear: null }
            : { ...year, year: 2012, days: [], firstYear: 2012, previousYear: null, nextYear: null },
      }),
    });
    await yearView().click();
    await expect.element(page.getByText('No reflections in 2026.')).toBeVisible();
    await page.getByRole('button', { name: 'Previous year' }).click();
    await expect.element(page.getByText('No reflections in 2012.')).toBeVisible();
    await page.getByRole('button', { name: 'Next year' }).click();
    await expect.element(page.getByText('No reflections in 2026.')).toBeVisible();
  });

  test('keeps the focus on the button "Previous year" while that year loads, and after reaching the first year', async () => {
    const pending: ((answer: { body: object }) => void)[] = [];
    await openScreen({
      'GET /api/reflections/year': ({ query }) =>
        query.get('year') === '2026'
          ? { body: { ...year, firstYear: 2024 } }
          : new Promise((resolve) => pending.push(resolve)),
    });
    await yearView().click();
    const earlier = page.getByRole('button', { name: 'Previous year' });
    await expect.element(page.getByText(/^3 days with reflections in 2026/)).toBeVisible();
    earlier.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Loading...')).toBeVisible();
    await expect.element(earlier).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('heading', { name: '2024' })).toBeVisible();
    pending[1]?.({ body: { year: 2024, days: [], firstYear: 2024 } });
    await expect.element(page.getByText('No reflections in 2024.')).toBeVisible();
    await expect.element(earlier).toHaveFocus();
  });

  test('moves the focus from the first day of a year to the last day of the previous year', async () => {
    await openScreen({ 'GET /api/reflections/year': { body: year } }, '/history?view=year&date=2026-01-01');
    await expect.element(day(/Thursday, January 1, 2026/)).toBeVisible();
    day(/Thursday, January 1, 2026/)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(day(/Wednesday, December 31, 2025/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(day(/Thursday, January 1, 2026/)).toHaveFocus();
    expect(isLeftToBrowser(day(/Thursday, January 1, 2026/).element(), 'ArrowLeft')).toBe(true);
  });

  test('moves the focus to the same day of another year, or to today if that day is in the future', async () => {
    await openScreen({ 'GET /api/reflections/year': { body: year } }, '/history?view=year&date=2026-10-18');
    await expect.element(day(/Sunday, October 18, 2026/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous year' }).click();
    await expect.element(day(/Saturday, October 18, 2025/)).toHaveAttribute('tabindex', '0');
    day(/Saturday, October 18, 2025/)
      .element()
      .focus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect.element(day(/Sunday, October 18, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageDown}{PageDown}');
    await expect.element(day(/Thursday, December 18, 2025/)).toHaveFocus();
    await page.getByRole('button', { name: 'Next year' }).click();
    await expect.element(day(/Friday, November 20, 2026/)).toHaveAttribute('tabindex', '0');
  });

  test('says that a year has no reflections', async () => {
    await openYear({ year: 2026, days: [], firstYear: null });
    await expect.element(page.getByText('No reflections in 2026.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Previous year' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('uses the singular when one day of the year has reflections, and does not repeat the count for the only type', async () => {
    await openYear({ ...year, days: year.days.slice(0, 1) });
    await expect.element(page.getByText('1 day with reflections in 2026.', { exact: true })).toBeVisible();
  });

  test('offers to load the year again after a failure', async () => {
    await openScreen({ 'GET /api/reflections/year': { status: 500, body: 'down' } });
    await yearView().click();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(page.getByText('No reflections in 2026.')).not.toBeInTheDocument();
  });
});
