import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../../core/domain/days/day.ts';
import type { FakeAnswers } from '../../../testing/fake-api.ts';
import { calendarView, listView, noon, openScreen, reflections, yearView } from '../../../testing/history-screen.tsx';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { markOutlines } from '../../features/reflections/marks/day-mark.tsx';
import { toast } from '../../ui/toast/toast.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
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

  test('searches when the user stops typing, and marks the matches', async () => {
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

  test.each([
    ['written', {}],
    ['imported', { importedFrom: 'dayone' }],
  ] as const)('keeps the match in view when a long %s reflection is expanded', async (_, more) => {
    const long = 'We walked along the river. '.repeat(400);
    await search('heron', [reflectionOf({ ...more, content: `${long}Then the heron rose. ${long}` })]);
    await expect.element(page.getByText('heron', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Read more/ }).click();
    await expect.element(page.getByRole('button', { name: /^Show less/ })).toBeInTheDocument();
    await expect.element(page.getByText('heron', { exact: true })).toBeInViewport({ ratio: 1 });
    expect(window.scrollY).toBeGreaterThan(1_000);
    (page.getByRole('button', { name: /^Show less/ }).element() as HTMLElement).click();
    await expect.element(page.getByText(/^….*Then the heron rose/)).toBeInViewport({ ratio: 1 });
  });

  test('does not scroll when a reflection is expanded and the match stays in view', async () => {
    await search('heron', [reflectionOf({ content: `The heron rose. ${'We walked along the river. '.repeat(400)}` })]);
    await expect.element(page.getByText('heron', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Read more/ }).click();
    await expect.element(page.getByRole('button', { name: /^Show less/ })).toBeInTheDocument();
    expect(window.scrollY).toBe(0);
  });

  test('says beside a date how many reflections of that day were found', async () => {
    const { container } = await search('shallow', [reflectionOf({ content: 'The water was shallow.' })]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    const counts = [...container.querySelectorAll('section h2 + p')].map((count) => count.textContent);
    expect(counts).toEqual(['1 found']);
  });

  test('prints the words of the search, because the search field is not printed', async () => {
    await search('shallow', [reflectionOf({ content: 'The water was shallow.' })]);
    await expect.element(page.getByText('1 reflection found', { exact: true })).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    onTestFinished(() => void dispatchEvent(new Event('afterprint')));
    await expect.element(page.getByText('1 reflection found for “shallow”')).toBeVisible();
  });

  test('marks matches in questions, too, and ignores quotation marks around search words', async () => {
    const asked = reflectionOf({ question: 'What was an interruption today?', content: 'The water was shallow.' });
    const { container } = await search('‘shallow Interruption’ “shallow”', [asked]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'interruption',
      'shallow',
    ]);
  });

  test.each([
    ['the water and', ['water']],
    ['"the water" and', ['the water']],
    ['the and', ['the', 'and', 'the']],
    ['水 water', ['water', '水']],
    ['old water', ['water', 'old']],
  ])(
    'beside longer words, the search %s marks short words as whole words, and small ones not at all',
    async (...row) => {
      const [text, marked] = row;
      const content = text.includes('水') ? 'The water 水.' : 'Stood by the water and told the old path.';
      const { container } = await search(text, [reflectionOf({ question: '?', content })]);
      await expect.element(page.getByText('1 reflection found')).toBeVisible();
      expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked);
    },
  );

  test('finds an imported reflection, which is called "Imported" and has the mark of imported entries', async () => {
    const imported = reflectionOf({ promptId: null, question: '', importedFrom: 'dayone' });
    const { container } = await search('light', [imported]);
    await expect.element(page.getByText('Imported', { exact: true })).toBeVisible();
    await expect.element(page.getByText('From Day One')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^More.*imported reflection/ })).toBeVisible();
    const marks = [...container.querySelectorAll('article svg[viewBox="0 0 16 16"] path')];
    expect(marks.map((mark) => mark.getAttribute('d'))).toEqual([markOutlines.imported]);
    expect(container.querySelector('article')?.textContent).not.toContain('Evening');
  });

  test('restores the search after a visit to another view, and never puts its words into the address', async () => {
    const { history } = await search('eighteenth', [reflections[2]]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await calendarView().click();
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await listView().click();
    await expect.element(box()).toHaveValue('eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    expect(history).toEqual(['/history?view=list']);
  });

  test('does not show the search of another user of this browser', async () => {
    await openScreen();
    window.history.replaceState({ search: { uid: 'another', words: 'secret' } }, '');
    await listView().click();
    await expect.element(box()).toHaveValue('');
  });

  test.each([
    ['elin', true],
    ['river', false],
    ['eel', false],
    ['"elin"', false],
    ['elin river', false],
  ])('for the search %s, offers the button "Only the whole word": %s', async (words, isOffered) => {
    const { api } = await search(words, [reflectionOf({ content: 'Elin has a feeling for rivers.' })]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    const only = page.getByRole('button', { name: 'Only the whole word' });
    await expect.poll(() => only.elements()).toHaveLength(isOffered ? 1 : 0);
    if (!isOffered) return;
    await only.click();
    await expect.element(box()).toHaveValue('"elin"');
    await expect.poll(() => api.of('POST /api/reflections/search').at(-1)?.body).toMatchObject({ q: '"elin"' });
  });

  test.each([
    ['Da kitchen', 'Only “Da” as a whole word', '"Da" kitchen'],
    ['kitchen, Da, jo', 'Only “Da” and “jo” as whole words', 'kitchen, "Da" "jo"'],
    ['"kitchen" da "with Da"', 'Only “da” as a whole word', '"kitchen" "da" "with Da"'],
    ['Da', 'Only the whole word', '"Da"'],
  ])('for the search %s, offers the button %s, which searches for %s', async (words, name, narrowed) => {
    const content = 'Yesterday I was in the kitchen with Da and Jo, banjo in hand.';
    await search(words, [reflectionOf({ content })]);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.element(box()).toHaveValue(narrowed);
  });

  test.each(['kitchen wit', 'Da "kitchen"'])(
    'for the search %s, offers no whole word if its short word is only a word or the start of one',
    async (words) => {
      await search(words, [reflectionOf({ content: 'In the kitchen with Da, without days.', question: '' })]);
      await expect.element(page.getByText('1 reflection found')).toBeVisible();
      expect(page.getByRole('button', { name: /whole word/ }).query()).toBeNull();
    },
  );

  test.each([
    ['nowhere near', 'No reflection has all of these words. Try fewer or other ones.'],
    ['"deep water" river', 'No reflection has all of these words. Try fewer or other ones.'],
    ['"elin"', 'No reflection has this as a whole word. Try it without quotation marks.'],
    ['"deep water"', 'No reflection has these words one after the other. Try them without quotation marks.'],
  ])('for the words %s, says that nothing was found: %s', async (words, said) => {
    await search(words, []);
    await expect.element(page.getByText(said)).toBeVisible();
  });

  test('clears the search field on Escape, and returns the focus to the button of the list view on a second Escape', async () => {
    await search('eighteenth', [reflections[2]]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveValue('');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'List view' })).toHaveFocus();
  });

  test('dismisses a toast only on the Escape after those that clear and leave the search field', async () => {
    await search('eighteenth', [reflections[2]]);
    toast({ title: 'Saved' });
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(page.getByRole('button', { name: 'List view' })).toHaveFocus();
    await expect.element(page.getByText('Saved')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  });

  test('says that nothing was found, and shows the list again when the field is cleared', async () => {
    await search('nowhere', []);
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect.element(page.getByText('No reflection has this word. Try another one.')).toBeVisible();
    await box().fill('');
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
  });

  test('if a searched date has no results, offers to open the date in the calendar', async () => {
    const { history, navigate } = await search('4 May 2026', []);
    const offer = page.getByRole('button', { name: 'Open May 4, 2026' });
    await expect.element(offer).toBeVisible();
    (await offer.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Monday, May 4, 2026/ })).toHaveFocus();
    expect(history).toEqual(['/history?view=list&date=2026-05-04', '/history?date=2026-05-04']);
    navigate('/history?view=list&date=2026-05-04');
    await expect.element(offer).toHaveFocus();
  });

  test('offers the words and the date if nothing was found for both together', async () => {
    const { api } = await search('heron october 2026', []);
    await expect.element(page.getByRole('button', { name: 'Open October 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Search for heron' }).click();
    await expect.element(box()).toHaveValue('heron');
    await expect.poll(() => api.of('POST /api/reflections/search').at(-1)?.body).toMatchObject({ q: 'heron' });
  });

  test('offers to open a searched date even if reflections contain the date as a word', async () => {
    const { history } = await search('2026', [reflections[2]]);
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await page.getByRole('button', { name: 'Open 2026' }).click();
    expect(history.at(-1)).toBe('/history?view=year&date=2026-11-20');
  });

  test.each([
    ['june', ['Open June 2026', 'Open June 2024']],
    ['dec 1', ['Open Dec 1, 2024']],
    ['december', ['Open December 2025', 'Open December 2024']],
    ['last week', ['Open the week of Nov 9, 2026']],
    ['week of june 9', ['Open the week of Jun 3, 2024']],
    ['march 4', []],
  ])('for the search %s, offers the dates with reflections: %j', async (words, names) => {
    const days: Readonly<Record<string, string[]>> = {
      2026: ['2026-06-03'],
      2025: ['2025-12-02'],
      2024: ['2024-06-08', '2024-12-01'],
    };
    await search(words, [], {
      'GET /api/reflections/year': ({ query }) => ({
        body: {
          year: Number(query.get('year')),
          firstYear: 2024,
          days: (days[query.get('year') ?? ''] ?? []).map((localDate) => ({ localDate, types: ['evening'] })),
        },
      }),
    });
    const offers = () => page.getByRole('button', { name: /^Open / }).elements();
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect.poll(() => offers().map((each) => each.textContent)).toEqual(names);
  });

  test('opens the summary of a searched week, and focuses the offer after Back', async () => {
    const { history, navigate } = await search('last week', [], {
      'GET /api/reflections/weekly': { body: [reflectionOf({ localDate: '2026-11-11' })] },
      'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-09' })] },
    });
    const offer = page.getByRole('button', { name: 'Open the week of Nov 9, 2026' });
    await offer.click();
    expect(history).toEqual(['/history?view=list&date=2026-11-09', '/summary/2026-11-09']);
    navigate('/history?view=list&date=2026-11-09');
    await expect.element(offer).toHaveFocus();
  });

  test('opens a searched week without a summary on its first day with reflections', async () => {
    const { history } = await search('last week', [], {
      'GET /api/reflections/weekly': { body: ['12', '11'].map((day) => reflectionOf({ localDate: `2026-11-${day}` })) },
      'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-02' })] },
    });
    await page.getByRole('button', { name: 'Open the week of Nov 9, 2026' }).click();
    expect(history.at(-1)).toBe('/history?date=2026-11-11');
  });

  test('offers a date when its first reflection is written, and no longer when its last one is deleted', async () => {
    let days: object[] = [];
    const { client } = await search('november', [], {
      'GET /api/reflections/year': ({ query }) => ({
        body: { year: Number(query.get('year')), firstYear: 2026, days },
      }),
    });
    const offer = page.getByRole('button', { name: 'Open November 2026' });
    await expect.element(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    days = [{ localDate: '2026-11-20', types: ['evening'] }];
    await invalidateAfterWrite(client);
    await expect.element(offer).toBeVisible();
    days = [];
    await invalidateAfterWrite(client);
    await expect.element(offer).not.toBeInTheDocument();
  });

  test('offers the two latest dates for a search without a year if the years cannot be loaded', async () => {
    await search('june', [], { 'GET /api/reflections/year': 'offline' });
    await expect.element(page.getByRole('button', { name: 'Open June 2026' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Open June 2025' })).toBeVisible();
  });

  test.each([
    ['calendar', calendarView],
    ['year', yearView],
  ])('starts a search in the %s view, and shows its words and results only in the list', async (_, view) => {
    await openScreen({ 'POST /api/reflections/search': { body: [reflections[2]] } });
    await view().click();
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await expect.element(listView()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(box()).toHaveFocus();
    await view().click();
    await expect.element(box()).toHaveValue('');
    await listView().click();
    await expect.element(box()).toHaveValue('eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
  });

  test.each([
    ['calendar', calendarView],
    ['year', yearView],
  ])('Escape ends a search that began in the %s view, and shows that view again', async (_, view) => {
    await openScreen({ 'POST /api/reflections/search': { body: [reflections[2]] } });
    await view().click();
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(box()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).not.toHaveFocus();
  });

  test.each([
    ['calendar', calendarView, '/history'],
    ['year', yearView, '/history?view=year'],
  ])('an emptied field ends a search that began in the %s view, and shows that view again', async (_, view, path) => {
    const { history } = await openScreen({ 'POST /api/reflections/search': { body: [reflections[2]] } });
    await view().click();
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await userEvent.clear(box());
    await expect.element(view()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(box()).toHaveFocus();
    expect(history.at(-1)).toBe(path);
  });

  test('Escape ends a search that began in the list and shows the list, even if an earlier search began in the calendar', async () => {
    await openScreen({ 'POST /api/reflections/search': { body: [reflections[2]] } });
    await calendarView().click();
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await userEvent.clear(box());
    await listView().click();
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveValue('');
    await expect.element(listView()).toHaveAttribute('aria-pressed', 'true');
  });

  test('Escape ends a search and shows the list if the user has pressed the button of the list view', async () => {
    await openScreen({ 'POST /api/reflections/search': { body: [reflections[2]] } });
    await userEvent.type(box(), 'eighteenth');
    await expect.element(page.getByText('1 reflection found')).toBeVisible();
    await listView().click();
    await userEvent.type(box(), '{Escape}');
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    await expect.element(listView()).toHaveAttribute('aria-pressed', 'true');
  });

  test('links the date of a result to its day in the calendar, and focuses that date again after Back', async () => {
    const { history, navigate } = await search('eighteenth', [reflections[2]]);
    const date = page.getByRole('link', { name: 'Wednesday, November 18, 2026' });
    await expect.element(date).toHaveAttribute('href', '/history?date=2026-11-18');
    (await date.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Wednesday, November 18, 2026/ })).toHaveFocus();
    expect(history).toEqual(['/history?view=list&date=2026-11-18', '/history?date=2026-11-18']);
    navigate('/history?view=list&date=2026-11-18');
    await expect.element(date).toHaveFocus();
  });

  test('leaves room for the whole focus ring of the date of a result', async () => {
    await search('eighteenth', [reflections[2]]);
    const date = await page.getByRole('link', { name: 'Wednesday, November 18, 2026' }).findElement();
    const day = date.closest('section');
    for (const clip of [day, day?.parentElement])
      expect(date.getBoundingClientRect().left - (clip?.getBoundingClientRect().left ?? 0)).toBeGreaterThanOrEqual(4);
    const field = box().element().closest('label');
    expect(date.getBoundingClientRect().left).toBe(field?.getBoundingClientRect().left);
  });

  test('offers the nearest word of a loaded reflection if the searched word is mistyped', async () => {
    await search('eigteenth', [], {
      'POST /api/reflections/search': ({ body }) => ({
        body: (body as { q: string }).q === 'eighteenth' ? [reflections[2]] : [],
      }),
    });
    const offer = page.getByRole('button', { name: 'Did you mean eighteenth?' });
    await expect.element(offer).toBeVisible();
    (await offer.findElement()).focus();
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
    await expect.element(page.getByText('25 reflections found so far')).toBeVisible();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.element(page.getByText('27 reflections found')).toBeInTheDocument();
    await expect.element(page.getByRole('article').nth(25)).toHaveFocus();
    await calendarView().click();
    await listView().click();
    await expect.element(page.getByText('27 reflections found', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
    expect(api.of('POST /api/reflections/search')[1]?.body).toEqual({
      q: 'river',
      order: 'newest',
      before: all[24]?.id,
    });
  });

  test('keeps the order "Oldest First" after a visit to the day of a result', async () => {
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
    (await sort.findElement()).focus();
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

  test('lets the user choose the previous order again if the new order cannot be loaded', async () => {
    const found = [reflectionOf({ content: 'River new.' }), reflectionOf({ content: 'River old.' })];
    await search('river', [], {
      'POST /api/reflections/search': ({ body }) =>
        (body as { order: string }).order === 'oldest' ? 'offline' : { body: found },
    });
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await expect.element(sort).toBeVisible();
    (await sort.findElement()).focus();
    await userEvent.selectOptions(sort, 'Oldest First');
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(sort).toHaveFocus();
    await userEvent.selectOptions(sort, 'Newest First');
    await expect.element(page.getByText('River new.')).toBeVisible();
    await expect.element(sort).toHaveFocus();
  });

  test('continues the search automatically when the server has searched only a part of the journal', async () => {
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

  test('offers to repeat a failed search, says that it needs a connection, and does not claim that nothing was found', async () => {
    const { container } = await search('river', [], { 'POST /api/reflections/search': 'offline' });
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(container.textContent).not.toContain('Nothing found');
    const why = /^There is no connection just now\. .* is safe\. Searching needs a connection\.$/;
    await expect.element(page.getByText(why)).toBeVisible();
  });

  test('shows the search field without moving the calendar below it', async () => {
    let answer = (_: { body: unknown[] }) => {};
    const latest = new Promise<{ body: unknown[] }>((resolve) => {
      answer = resolve;
    });
    await openScreen({ 'GET /api/reflections': () => latest, 'GET /api/reflections/calendar': { body: [] } });
    await calendarView().click();
    const calendar = await page.getByRole('region', { name: 'Calendar' }).findElement();
    const { top } = calendar.getBoundingClientRect();
    expect(box().elements()).toHaveLength(0);
    answer({ body: [reflectionOf({ content: 'Words.' })] });
    await expect.element(box()).toBeVisible();
    expect(calendar.getBoundingClientRect().top).toBe(top);
  });

  test('shows no search field until it is known that there are reflections', async () => {
    let answer = (_: { body: unknown[] }) => {};
    const latest = new Promise<{ body: unknown[] }>((resolve) => {
      answer = resolve;
    });
    await openScreen({ 'GET /api/reflections': () => latest });
    await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
    expect(box().elements()).toHaveLength(0);
    answer({ body: [] });
    await listView().click();
    await expect.element(page.getByRole('heading', { name: 'No Reflections Yet' })).toBeVisible();
    await expect.element(box()).not.toBeInTheDocument();
  });
});
