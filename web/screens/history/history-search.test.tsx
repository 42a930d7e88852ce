import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../../core/domain/days/day.ts';
import type { FakeAnswers } from '../../../testing/fake-api.ts';
import { calendarView, listView, noon, openScreen, reflections, yearView } from '../../../testing/history-screen.tsx';
import { reflectionOf } from '../../../testing/reflections.ts';
import { browserNavigation } from '../../features/session/login-redirect.ts';

const refused = { status: 401, body: { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

describe('older pages', () => {
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) =>
      reflectionOf({ localDate: addDays('2026-11-20', -from - index), content: `Words ${from + index}.` }),
    );

  test('are fetched on request until a page has fewer than 100 reflections', async () => {
    const pages = [many(100, 0), many(100, 100), many(30, 200)];
    const { api } = await openScreen({
      'GET /api/reflections': () => ({ body: pages[api.of('GET /api/reflections').length - 1] ?? [] }),
    });
    await listView().click();
    const more = page.getByRole('button', { name: 'Show older' });
    await more.click();
    await expect.element(page.getByText('Words 199.')).toBeInTheDocument();
    expect(api.of('GET /api/reflections')[1]?.query.get('before')).toBe(pages[0]?.[99]?.id);
    await more.click();
    await expect.element(page.getByText('Words 229.')).toBeInTheDocument();
    expect(api.of('GET /api/reflections')[2]?.query.get('before')).toBe(pages[1]?.[99]?.id);
    await expect.element(more).not.toBeInTheDocument();
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(230);
  });

  test('give the focus to their first reflection, also the last page', async () => {
    const pages = [many(100, 0), many(100, 100), many(1, 200)];
    const { api } = await openScreen({
      'GET /api/reflections': () => ({ body: pages[api.of('GET /api/reflections').length - 1] ?? [] }),
    });
    await listView().click();
    const card = (content: string) => page.getByRole('article').filter({ hasText: content });
    for (const first of ['Words 100.', 'Words 200.']) {
      (page.getByRole('button', { name: 'Show older' }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(card(first)).toHaveFocus();
      await expect.element(card(first)).toBeInViewport();
    }
  });

  test('leave the focus where the user moves it while they load', async () => {
    let answer = (_: { body: object[] }) => {};
    await openScreen({
      'GET /api/reflections': ({ query }) =>
        query.has('before') ? new Promise((resolve) => (answer = resolve)) : { body: many(100, 0) },
    });
    await listView().click();
    const more = page.getByRole('button', { name: 'Show older' });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const moved = document.activeElement;
    answer({ body: many(1, 100) });
    await expect.element(more).not.toBeInTheDocument();
    expect(document.activeElement).toBe(moved);
  });

  test('leave no gap when the first page changes after they were loaded', async () => {
    let latest = many(100, 0);
    const before = latest;
    const older = many(30, 100);
    const { client } = await openScreen({
      'GET /api/reflections': ({ query }) => ({ body: query.has('before') ? older : latest }),
    });
    await listView().click();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.element(page.getByText('Words 129.')).toBeInTheDocument();
    latest = [reflectionOf({ localDate: '2026-11-20', content: 'Just written.' }), ...before.slice(0, 99)];
    await client.invalidateQueries({ queryKey: ['/api/reflections'] });
    await expect.element(page.getByText('Just written.')).toBeInTheDocument();
    await expect.element(page.getByText('Words 99.')).toBeInTheDocument();
    await expect.element(page.getByText('Words 100.')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  test('show a message when they cannot be loaded, and can be fetched again', async () => {
    let isDown = true;
    await openScreen({
      'GET /api/reflections': ({ query }) => {
        if (!query.has('before')) return { body: many(100, 0) };
        return isDown ? { status: 503, body: 'down' } : { body: many(1, 100) };
      },
    });
    await listView().click();
    const more = page.getByRole('button', { name: 'Show older' });
    await more.click();
    await expect.element(page.getByText('Older ones cannot be loaded just now. They are safe.')).toBeVisible();
    isDown = false;
    await more.click();
    await expect.element(page.getByText('Words 100.')).toBeInTheDocument();
  });

  test('redirect to the login when the session has expired', async () => {
    const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    await openScreen({
      'GET /api/reflections': ({ query }) => (query.has('before') ? refused : { body: many(100, 0) }),
    });
    await listView().click();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('UnauthorizedYou are logged out. Logging in again...');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test('are not offered for fewer than a hundred reflections', async () => {
    await openScreen({ 'GET /api/reflections': { body: many(99, 0) } });
    await listView().click();
    await expect.element(page.getByText('Words 0.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  const box = () => page.getByRole('searchbox', { name: 'Search your reflections' });
  const search = async (text: string, body: unknown[] = reflections, more: FakeAnswers = {}) => {
    const opened = await openScreen({ 'POST /api/reflections/search': { body }, ...more });
    await listView().click();
    await expect.element(box()).toHaveAttribute('placeholder', 'Search your reflections...');
    await userEvent.type(box(), text);
    return opened;
  };

  test('starts when the user stops typing, and marks the matches', async () => {
    const { api, container } = await search('  éND ', [reflections[1]]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    expect(api.of('POST /api/reflections/search').map(({ body }) => body)).toEqual([{ q: 'éND', order: 'newest' }]);
    await expect.element(page.getByText(/end$/)).toBeVisible();
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['end']);
    // The match is far beyond the first 200 characters, so the excerpt starts shortly before it.
    expect(container.querySelector('article')?.textContent).toContain('…long long');
    await page.getByRole('button', { name: /^Read more/ }).click();
    expect(container.querySelector('article')?.textContent).toContain(`?${'long '.repeat(60)}end`);
  });

  test('marks the matches in questions, and ignores quotation marks around words', async () => {
    const asked = reflectionOf({ question: 'What was an interruption today?', content: 'The water was shallow.' });
    const { container } = await search('“shallow Interruption”', [asked]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'interruption',
      'shallow',
    ]);
  });

  test('is still there after a visit to another view, and its words are not in the address', async () => {
    const { history } = await search('eighteenth', [reflections[2]]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await calendarView().click();
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await listView().click();
    await expect.element(box()).toHaveValue('eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    expect(history).toEqual(['/history?view=list']);
  });

  test('of another user of this browser is not shown', async () => {
    await openScreen();
    window.history.replaceState({ search: { uid: 'another', words: 'secret' } }, '');
    await listView().click();
    await expect.element(box()).toHaveValue('');
  });

  test('says that nothing was found, and shows the list again when the field is cleared', async () => {
    await search('nowhere', []);
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect
      .element(page.getByText('No reflection has all of these words. Try fewer or other ones.'))
      .toBeVisible();
    await box().fill('');
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
  });

  test('for a date without results offers to open it in the calendar, with the focus on the day', async () => {
    const { history, navigate } = await search('4 May 2026', []);
    const offer = page.getByRole('button', { name: 'Open May 4, 2026' });
    await expect.element(offer).toBeVisible();
    (offer.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Monday, May 4, 2026/ })).toHaveFocus();
    expect(history).toEqual(['/history?view=list&date=2026-05-04', '/history?date=2026-05-04']);
    navigate('/history?view=list&date=2026-05-04');
    await expect.element(offer).toHaveFocus();
  });

  test.each([
    ['calendar', calendarView],
    ['year', yearView],
  ])('can be started in the %s, and shows its results in the list', async (_, view) => {
    await openScreen({ 'POST /api/reflections/search': { body: [reflections[2]] } });
    await view().click();
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await expect.element(listView()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(box()).toHaveFocus();
    await view().click();
    await userEvent.type(box(), '{Enter}');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
  });

  test('leads from the date of a result to its day in the calendar, and back to the result', async () => {
    const { history, navigate } = await search('eighteenth', [reflections[2]]);
    const date = page.getByRole('link', { name: 'Wednesday, November 18, 2026' });
    await expect.element(date).toHaveAttribute('href', '/history?date=2026-11-18');
    (date.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Wednesday, November 18, 2026/ })).toHaveFocus();
    expect(history).toEqual(['/history?view=list&date=2026-11-18', '/history?date=2026-11-18']);
    navigate('/history?view=list&date=2026-11-18');
    await expect.element(date).toHaveFocus();
  });

  test('for a mistyped word offers the nearest word of a loaded reflection', async () => {
    await search('eigteenth', [], {
      'POST /api/reflections/search': ({ body }) => ({
        body: (body as { q: string }).q === 'eighteenth' ? [reflections[2]] : [],
      }),
    });
    const offer = page.getByRole('button', { name: 'Did you mean eighteenth?' });
    await expect.element(offer).toBeVisible();
    (offer.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveValue('eighteenth');
    await expect.element(page.getByRole('article')).toHaveFocus();
  });

  test('shows more than 25 results on request', async () => {
    const all = Array.from({ length: 27 }, (_, index) =>
      reflectionOf({ localDate: addDays('2026-11-20', -index), content: `River ${index}.` }),
    );
    const { api } = await search('river', [], {
      'POST /api/reflections/search': ({ body }) => ({
        body: 'before' in (body as object) ? all.slice(25) : all.slice(0, 25),
      }),
    });
    await expect.element(page.getByText('25 reflections so far')).toBeVisible();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.element(page.getByText('27 reflections found')).toBeInTheDocument();
    await expect.element(page.getByRole('article').nth(25)).toHaveFocus();
    expect(api.of('POST /api/reflections/search')[1]?.body).toEqual({
      q: 'river',
      order: 'newest',
      before: all[24]?.id,
    });
  });

  test('shows the oldest results first if the user wants that, also after a visit to one of their days', async () => {
    const found = ['2026-11-20', '2026-11-18', '2025-03-02'].map((localDate) =>
      reflectionOf({ localDate, content: `River of ${localDate}.` }),
    );
    const { api, navigate } = await search('river', [], {
      'POST /api/reflections/search': ({ body }) => ({
        body: (body as { order: string }).order === 'oldest' ? found.toReversed() : found,
      }),
    });
    const days = () =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((each) => each.textContent);
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await expect.element(sort).toBeVisible();
    (sort.element() as HTMLElement).focus();
    await userEvent.selectOptions(sort, 'Oldest First');
    await expect
      .poll(days)
      .toEqual(['Sunday, March 2, 2025', 'Wednesday, November 18, 2026', 'Friday, November 20, 2026']);
    expect(api.of('POST /api/reflections/search').at(-1)?.body).toEqual({ q: 'river', order: 'oldest' });
    await expect.element(sort).toHaveFocus();
    await page.getByRole('link', { name: 'Sunday, March 2, 2025' }).click();
    await expect.element(page.getByRole('button', { name: /^Sunday, March 2, 2025/ })).toHaveFocus();
    navigate('/history?view=list&date=2025-03-02');
    await expect.element(sort).toHaveValue('oldest');
    await expect.poll(() => days()[0]).toBe('Sunday, March 2, 2025');
  });

  test('continues automatically when the server has searched only a part of the journal', async () => {
    const [newest, oldest] = [reflectionOf({ content: 'River new.' }), reflectionOf({ content: 'River old.' })];
    const steps: Readonly<Record<string, object>> = {
      start: { reflections: [newest], before: 'a' },
      a: { reflections: [], before: 'b' },
      b: [oldest],
    };
    const { api } = await search('river', [], {
      'POST /api/reflections/search': ({ body }) => ({ body: steps[(body as { before?: string }).before ?? 'start'] }),
    });
    await expect.element(page.getByText('2 reflections found')).toBeVisible();
    expect(api.of('POST /api/reflections/search').map(({ body }) => body)).toEqual([
      { q: 'river', order: 'newest' },
      { q: 'river', order: 'newest', before: 'a' },
      { q: 'river', order: 'newest', before: 'b' },
    ]);
  });

  test('can be repeated after a failure, and does not claim that nothing was found', async () => {
    const { container } = await search('river', [], { 'POST /api/reflections/search': 'offline' });
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(container.textContent).not.toContain('Nothing found');
  });

  test('is not offered when there are no reflections', async () => {
    await openScreen({ 'GET /api/reflections': { body: [] } });
    await listView().click();
    await expect.element(page.getByRole('heading', { name: 'No Reflections Yet' })).toBeVisible();
    await expect.element(box()).not.toBeInTheDocument();
  });
});
