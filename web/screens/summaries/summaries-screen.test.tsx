import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { addDays, dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { SummariesScreen } from './summaries-screen.tsx';

const no = summaryOf({ weekStart: '2026-11-09', reflectionCount: 6 });
const doors = summaryOf({
  title: 'Week of November 2, 2026: Small doors',
  weekStart: '2026-11-02',
  reflectionCount: 4,
  keyThemes: ['Family'],
  longSummary: 'Your sister called.',
});
const rain = summaryOf({
  title: 'After the rain',
  weekStart: '2026-10-26',
  reflectionCount: 7,
  keyThemes: ['Sleep'],
  longSummary: 'It rained all week.',
});

async function openScreen(path = '/summary', answers: FakeAnswers = {}) {
  fakeApi({ 'GET /api/summaries/weekly': { body: [no, doors, rain] }, ...answers });
  return renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path });
}

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
const search = () => page.getByPlaceholder('Search summaries, themes, or insights...');
const expand = (title: string) => page.getByRole('button', { name: new RegExp(`^Expand : ${title}, `) });

describe('the list', () => {
  test('lists the newest week first, with dates and titles but without "Match found" [2.56, 2.58, 2.59, 2.60, 2.61]', async () => {
    await openScreen();
    await expect.element(page.getByText('Nov 9, 2026 – Nov 15, 2026')).toBeVisible();
    expect(titles()).toEqual(['Learning to say no', 'Small doors', 'After the rain']);
    expect(page.getByText('Match found').elements()).toHaveLength(0);
    await expect.element(page.getByRole('link', { name: '← Back' })).toHaveAttribute('href', '/');
  });

  test.each([
    ['Oldest First', ['After the rain', 'Small doors', 'Learning to say no']],
    ['Most Reflections', ['After the rain', 'Learning to say no', 'Small doors']],
    ['Least Reflections', ['Small doors', 'Learning to say no', 'After the rain']],
    ['Newest First', ['Learning to say no', 'Small doors', 'After the rain']],
  ])('sorts the list by %s [2.58, 4.36]', async (option, order) => {
    await openScreen();
    await expect.element(page.getByText('Small doors')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), option);
    expect(titles()).toEqual(order);
  });

  test('shows the number of reflections of each week while the list is sorted by it', async () => {
    await openScreen();
    const sort = page.getByRole('combobox', { name: 'Sort' });
    const counts = () => page.getByText(/\d reflections/).elements();
    await expect.element(page.getByText('Nov 2, 2026 – Nov 8, 2026', { exact: true })).toBeVisible();
    for (const option of ['Most Reflections', 'Least Reflections']) {
      await userEvent.selectOptions(sort, option);
      await expect.element(page.getByText('Nov 2, 2026 – Nov 8, 2026 · 4 reflections')).toBeVisible();
      expect(counts()).toHaveLength(3);
    }
    await userEvent.selectOptions(sort, 'Newest First');
    expect(counts()).toHaveLength(0);
  });

  test.each([
    ['a title', 'SMALL', 'Small doors'],
    ['the text', 'rained', 'After the rain'],
    ['a theme', 'boundar', 'Learning to say no'],
  ])(
    'searches summaries by %s case-insensitively and shows "Match found" [2.57, 2.61, 4.36, 5.13]',
    async (_where, text, title) => {
      await openScreen();
      await userEvent.fill(search(), text);
      await expect.element(page.getByText('Match found')).toBeVisible();
      expect(titles()).toEqual([title]);
    },
  );
});

describe('a result of the search', () => {
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

  test('shows the sentence that matches with the word marked, until the card expands', async () => {
    await openScreen();
    await userEvent.fill(search(), 'SISTER');
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
    expect(marks()).toEqual(['sister']);
    await expand('Small doors').click();
    await expect.poll(marks).toEqual([]);
  });

  test('shows a theme that matches, and marks the match in a title', async () => {
    await openScreen();
    await userEvent.fill(search(), 'boundar');
    await expect.element(page.getByText('Theme: Boundaries')).toBeVisible();
    expect(marks()).toEqual(['Boundar']);
    await userEvent.fill(search(), 'doors');
    await expect.poll(marks).toEqual(['doors']);
  });

  test('says how many summaries were found', async () => {
    await openScreen();
    const status = page.getByRole('status');
    await expect.element(page.getByText('Small doors')).toBeVisible();
    await expect.element(status).toHaveTextContent('');
    for (const [words, text] of [
      ['ed', '2 summaries found'],
      ['sister', '1 summary found'],
      ['volcano', 'Nothing found'],
      ['', ''],
    ] as const) {
      await search().fill(words);
      await expect.element(status).toHaveTextContent(text);
    }
  });
});

describe('a card', () => {
  test('collapses a card when another card expands, and on a second click [2.63, 2.65, 4.36]', async () => {
    await openScreen();
    await expand('Learning to say no').click();
    await expect.element(page.getByText('By Friday it felt like breathing.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Key Themes' })).toBeVisible();
    await expect.element(page.getByText('Boundaries')).toBeVisible();
    await expand('Small doors').click();
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
    expect(page.getByText('By Friday it felt like breathing.').elements()).toHaveLength(0);
    await page.getByRole('button', { name: /^Collapse : Small doors/ }).click();
    await expect.element(page.getByText('Your sister called.')).not.toBeInTheDocument();
  });

  test('shows the paragraphs of a summary and the day it was generated [2.64, 2.66]', async () => {
    await openScreen();
    await expand('Learning to say no').click();
    const paragraphs = page.getByText(/^(You said no on Tuesday\.|By Friday it felt like breathing\.)$/);
    await expect.element(paragraphs.first()).toBeVisible();
    expect(paragraphs.elements()).toHaveLength(2);
    const generated = new Date(no.generatedAt).toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    await expect.element(page.getByText(`Generated on ${generated}`)).toBeVisible();
  });

  test('says that a summary was written again only if it was', async () => {
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [no, { ...doors, rewritten: true }] } });
    await expand('Learning to say no').click();
    await expect.element(page.getByText(/^Generated on/)).toBeVisible();
    const again = page.getByText('Written again, because the reflections of this week have changed');
    expect(again.elements()).toHaveLength(0);
    await expand('Small doors').click();
    await expect.element(again).toBeVisible();
  });

  test('reports the week of an opened summary, unless a later one was opened before, so that no device announces it any more', async () => {
    let openedSummary: string | null = null;
    const call = 'PUT /api/user/preferences';
    const api = fakeApi({
      'GET /api/summaries/weekly': { body: [no, doors, rain] },
      [call]: ({ body }) => {
        ({ openedSummary } = body as { openedSummary: string });
        return { body: { openedSummary } };
      },
    });
    await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary' });
    await expand('Small doors').click();
    await expect.poll(() => openedSummary).toBe(doors.weekStart);
    await expand('After the rain').click();
    await expand('Learning to say no').click();
    await expect.poll(() => openedSummary).toBe(no.weekStart);
    expect(api.of(call).map(({ body }) => body)).toEqual([
      { openedSummary: doors.weekStart },
      { openedSummary: no.weekStart },
    ]);
  });

  test('shows a button on each card that opens the share screen [2.62]', async () => {
    const { history } = await openScreen();
    await page.getByRole('button', { name: /^Share : Small doors/ }).click();
    expect(history[1]).toBe(`/share/${doors.id}`);
  });

  test('expands the card of the week in the path [2.6]', async () => {
    await openScreen('/summary/2026-11-02');
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
  });

  test.each([
    ['phone', 360, 800],
    ['wide screen', 1440, 900],
  ])('expands the only card from the start, with its title in view on a %s', async (_, width, height) => {
    await page.viewport(width, height);
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [doors] } });
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Small doors' }).first())
      .toBeInViewport({ ratio: 1 });
    expect(window.scrollY).toBe(0);
    await page.getByRole('button', { name: /^Collapse : Small doors/ }).click();
    await expect.element(page.getByText('Your sister called.')).not.toBeInTheDocument();
  });

  test('moves the list after a tap on Expand only if the card would show hardly any text', async () => {
    await page.viewport(360, 800);
    const longSummary = Array.from({ length: 30 }, () => 'It rained all week, and the river rose.').join('\n\n');
    const weeks = Array.from({ length: 8 }, (_, index) =>
      summaryOf({ title: `Week ${index}`, weekStart: addDays(no.weekStart, -7 * index), longSummary }),
    );
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: weeks } });
    const topOf = (title: string) =>
      page.getByRole('heading', { level: 2, name: title, exact: true }).element().getBoundingClientRect().top;
    const expandAt = async (title: string, topPx: number) => {
      await expect.element(expand(title)).toBeInTheDocument();
      // With the font of the titles, the cards above have other heights, from the next frame on.
      await document.fonts.load('1rem Newsreader');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.scrollBy(0, topOf(title) - topPx);
      await expand(title).click();
      await expect.element(page.getByRole('button', { name: new RegExp(`^Collapse : ${title}, `) })).toBeVisible();
    };
    await expandAt('Week 3', 400);
    expect(topOf('Week 3')).toBeCloseTo(400, -1);
    await page.getByRole('button', { name: /^Collapse/ }).click();
    await expandAt('Week 4', 650);
    expect(topOf('Week 4')).toBeLessThan(150);
  });

  test('collapses all cards at first if there are several cards', async () => {
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [doors, rain] } });
    await expect.element(expand('Small doors')).toBeVisible();
    expect(page.getByRole('button', { name: /^Collapse/ }).elements()).toHaveLength(0);
  });
});

describe('the week in the path', () => {
  const thisWeek = weekStartOf(dayAt(Date.now(), effectiveTimezoneOffset()));
  const lastWeek = `${cardDay(addDays(thisWeek, -7))} – ${cardDay(addDays(thisWeek, -1))}`;
  const toWrite = 'That week is still yours to write: after its Sunday it gets a summary, if it has 4 reflections.';
  test.each([
    [
      'in the past',
      '2026-01-05',
      'There is no summary of Jan 5, 2026 – Jan 11, 2026: it takes 4 reflections, and quieter weeks are just as fine.',
    ],
    [
      'the previous week',
      addDays(thisWeek, -7),
      `There is no summary of ${lastWeek}. A week with 4 reflections gets one on the Monday morning after it.`,
    ],
    ['this week', thisWeek, toWrite],
    ['in the future', addDays(thisWeek, 7), toWrite],
    ['not a date', 'last-week', 'There is no week at this address, but every summary you have is here.'],
  ])('explains why the week in the path has no summary if it is %s', async (_when, week, sentence) => {
    await openScreen(`/summary/${week}`, { 'GET /api/summaries/weekly': { body: [rain] } });
    await expect.element(page.getByText('After the rain')).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await userEvent.fill(search(), 'rain');
    expect(page.getByText(sentence).elements()).toHaveLength(0);
  });

  test.each([
    [
      'in the past',
      '2026-01-07',
      'No summary of Jan 5, 2026 – Jan 11, 2026 is on this device just now. If there is one, it comes when you are connected.',
    ],
    ['this week', thisWeek, toWrite],
    ['not a date', 'last-week', 'There is no week at this address.'],
  ])(
    'explains without a connection why the device lacks a summary of the week in the path if it is %s',
    async (_when, week, sentence) => {
      let isOffline = true;
      const { client } = await openScreen(`/summary/${week}`, {
        'GET /api/summaries/weekly': () => (isOffline ? 'offline' : { body: [rain] }),
      });
      await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
      isOffline = false;
      await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
      await expect.element(page.getByText('After the rain')).toBeVisible();
      isOffline = true;
      await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
      await expect.element(page.getByText(/what was loaded before is here/)).toBeVisible();
      await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
    },
  );

  test('says without a connection that there is none, above a known list that stays in its place', async () => {
    let isOffline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    fakeApi({
      'GET /api/summaries/weekly': async () => {
        if (!isOffline) return { body: [no, rain] };
        await failed;
        throw new TypeError('Failed to fetch');
      },
    });
    const client = createQueryClient(() => undefined);
    client.setQueryData(summariesQuery(thisWeek).queryKey, [no, doors]);
    await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary', client });
    const message = page.getByText(/^There is no connection just now\..* and what was loaded before is here\.$/);
    await expect.element(message).toBeVisible();
    const topOfCard = () => expand('Small doors').element().getBoundingClientRect().top;
    const top = topOfCard();
    fail();
    await expect.poll(() => client.getQueryState(summariesQuery(thisWeek).queryKey)?.status).toBe('error');
    await expect.element(message).toBeVisible();
    expect(topOfCard()).toBe(top);
    isOffline = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByText('After the rain')).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
  });

  test('is the expanded week after every expansion, and no week after a collapse', async () => {
    const { history: visited } = await openScreen('/summary/2026-10-28');
    await page.getByRole('button', { name: /^Later week/ }).click();
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
    expect(visited).toEqual(['/summary/2026-10-28', `/summary/${doors.weekStart}`]);
    await expand('Learning to say no').click();
    await expect.element(page.getByText('By Friday it felt like breathing.')).toBeVisible();
    expect(visited).toEqual(['/summary/2026-10-28', `/summary/${no.weekStart}`]);
    await page.getByRole('button', { name: /^Collapse/ }).click();
    await expect.element(page.getByText('By Friday it felt like breathing.')).not.toBeInTheDocument();
    expect(visited).toEqual(['/summary/2026-10-28', '/summary']);
  });

  test('expands even if another week was expanded before, and takes the focus', async () => {
    const { navigate } = await openScreen();
    await expand('After the rain').click();
    await expect.element(page.getByText('It rained all week.')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    navigate(`/summary/${doors.weekStart}`);
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Small doors' }).last()).toHaveFocus();
  });

  test('finds the summary of a week when the path names any day of that week', async () => {
    await openScreen('/summary/2026-11-11');
    await expect.element(page.getByText('Small doors')).toBeVisible();
    expect(page.getByText(/There is no summary of/).elements()).toHaveLength(0);
  });

  test('explains the missing summary of the week in the path even when there are no summaries at all', async () => {
    const screen = await openScreen('/summary/2026-01-05', { 'GET /api/summaries/weekly': { body: [] } });
    await expect.element(page.getByText(/^There is no summary of Jan 5/)).toBeVisible();
    await screen.unmount();
    await openScreen('/summary/2026-11-02');
    await expect.element(page.getByText('Your sister called.')).toBeVisible();
    expect(page.getByText(/There is no summary of/).elements()).toHaveLength(0);
  });
});

describe('the empty state', () => {
  test('shows Loading... while the summaries load [2.69]', async () => {
    await openScreen('/summary', { 'GET /api/summaries/weekly': () => new Promise(() => undefined) });
    await expect.element(page.getByText('Loading...')).toBeVisible();
  });

  test('shows the empty text when there are no summaries [2.68]', async () => {
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [] } });
    await expect.element(page.getByRole('heading', { name: 'No summaries yet' })).toBeVisible();
    await expect
      .element(page.getByText('Complete 4+ reflections in a week to get your first AI-generated summary'))
      .toBeVisible();
  });

  test.each([
    ['says that a summary is being written again after a deletion, until the list has it again', 4, true],
    ['says that there are no summaries when a deletion leaves too few reflections for the only one', 3, false],
  ])('%s', async (_, left, isRewritten) => {
    let list = [no];
    const week = Array.from({ length: left }, (_each, index) => reflectionOf({ id: `r${index}` }));
    const { client } = await openScreen('/summary', {
      'GET /api/summaries/weekly': () => ({ body: list }),
      'GET /api/reflections/weekly': { body: week },
      'GET /api/user/preferences': { body: { aiSummaries: 'off' } },
    });
    await expect.element(page.getByText('Learning to say no').first()).toBeVisible();
    list = [];
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    const again = page.getByText('The summary of Nov 9, 2026 – Nov 15, 2026 is being written again.');
    const none = page.getByRole('heading', { name: 'No summaries yet' });
    await expect.element(isRewritten ? again : none).toBeVisible();
    expect((isRewritten ? none : again).elements()).toHaveLength(0);
    if (!isRewritten) return;
    list = [no];
    await expect.element(page.getByText('Learning to say no').first(), { timeout: 6_000 }).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('keeps the place of a summary that is being written again if its reflections cannot be fetched', async () => {
    let list = [no, doors];
    const { client } = await openScreen('/summary', {
      'GET /api/summaries/weekly': () => ({ body: list }),
      'GET /api/reflections/weekly': 'offline',
    });
    await expect.element(page.getByText('Learning to say no')).toBeVisible();
    list = [doors];
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    const ofWeek = ['/api/reflections/weekly', no.weekStart];
    await expect.poll(() => client.getQueryState(ofWeek)?.status).toBe('error');
    // The screen is drawn with the failure before the next answer of the list.
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    await expect
      .element(page.getByText('The summary of Nov 9, 2026 – Nov 15, 2026 is being written again.'))
      .toBeVisible();
  });

  test.each([
    [360, 800],
    [1440, 900],
  ])('keeps the place of an open summary that is being written again at %i x %i', async (width, height) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, height);
    let list = [no, { ...doors, longSummary: 'Deleted words.' }, rain];
    const week = Array.from({ length: 4 }, (_each, index) => reflectionOf({ id: `r${index}` }));
    const { client } = await openScreen('/summary/2026-11-02', {
      'GET /api/summaries/weekly': () => ({ body: list }),
      'GET /api/reflections/weekly': { body: week },
    });
    await expect.element(page.getByText('Deleted words.')).toBeVisible();
    list = [no, rain];
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    const again = page.getByRole('status').filter({ hasText: 'Nov 2, 2026 – Nov 8, 2026 is being written again.' });
    await expect.element(again).toBeVisible();
    expect(page.getByText('Deleted words.').elements()).toHaveLength(0);
    const entries = [...document.querySelectorAll('main li[data-place]')];
    expect(entries.map((entry) => entry.textContent?.includes('Nov 2, 2026 – Nov 8, 2026'))).toEqual([
      false,
      true,
      false,
    ]);
    list = [no, doors, rain];
    await expect.element(page.getByText('Your sister called.'), { timeout: 6_000 }).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('keeps the place of a summary that is being written again after another week has lost its summary for good', async () => {
    let list = [no, doors, rain];
    const { client } = await openScreen('/summary', {
      'GET /api/summaries/weekly': () => ({ body: list }),
      'GET /api/reflections/weekly': ({ query }) => ({
        body: Array.from({ length: query.get('weekStart') === no.weekStart ? 3 : 4 }, (_, index) =>
          reflectionOf({ id: `r${index}` }),
        ),
      }),
    });
    await expect.element(page.getByText('Learning to say no')).toBeVisible();
    list = [doors, rain];
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    await expect.element(page.getByText('Nov 9, 2026 – Nov 15, 2026')).not.toBeInTheDocument();
    list = [rain];
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    const again = page.getByText('The summary of Nov 2, 2026 – Nov 8, 2026 is being written again.');
    await expect.element(again).toBeVisible();
    list = [doors, rain];
    await expect.element(page.getByText('Small doors'), { timeout: 6_000 }).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('does not say that a summary that is being written again no longer has the words of the search', async () => {
    let list = [no, doors, rain];
    const { client } = await openScreen('/summary', {
      'GET /api/summaries/weekly': () => ({ body: list }),
      'GET /api/reflections/weekly': {
        body: Array.from({ length: 4 }, (_, index) => reflectionOf({ id: `r${index}` })),
      },
    });
    await expect.element(page.getByText('Small doors')).toBeVisible();
    await userEvent.fill(search(), 'sister');
    const count = page.getByText(/^1 summary found/);
    await expect.element(count).toBeVisible();
    list = [no, rain];
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    await expect
      .element(page.getByText('The summary of Nov 2, 2026 – Nov 8, 2026 is being written again.'))
      .toBeVisible();
    await expect.element(count).toHaveTextContent('1 summary found');
  });

  test.each([
    ['the only summary', '/summary'],
    ['the summary in the path', '/summary/2026-11-09'],
  ])('says that %s is being written again if it was already when the screen was opened', async (_, path) => {
    let list: Summary[] = path === '/summary' ? [] : [rain];
    const week = Array.from({ length: 4 }, (_each, index) => reflectionOf({ id: `r${index}` }));
    await openScreen(path, {
      'GET /api/summaries/weekly': () => ({ body: list }),
      'GET /api/summaries/rewritten': { body: [no.weekStart] },
      'GET /api/reflections/weekly': { body: week },
    });
    const again = page.getByText('The summary of Nov 9, 2026 – Nov 15, 2026 is being written again.');
    await expect.element(again).toBeVisible();
    expect(page.getByText(/There is no summary|No summaries yet/).elements()).toHaveLength(0);
    list = [no, ...list];
    await expect.element(page.getByText('Learning to say no').first(), { timeout: 6_000 }).toBeVisible();
    await expect.element(again).not.toBeInTheDocument();
  });

  test.each([
    [
      'says that the summary will be written again',
      5,
      /Nov 15, 2026 will be written again without the deleted words\.$/,
    ],
    ['says why there is no summary if too few reflections are left', 4, /^There is no summary of Nov 9, 2026/],
  ])('while the deletion of a reflection can be undone, hides the old title and %s', async (_, before, text) => {
    const week = Array.from({ length: before }, (_each, index) =>
      reflectionOf({ id: `r${index}`, localDate: no.weekStart }),
    );
    await openScreen('/summary/2026-11-09', {
      'GET /api/summaries/weekly': { body: [no, rain] },
      'GET /api/reflections/weekly': { body: week },
    });
    const title = page.getByText('Learning to say no').first();
    await expect.element(title).toBeVisible();
    const [deleted] = week;
    if (deleted) {
      const pending = { ...deleted, heldUntilMs: Date.now() + 60_000, countedDay: deleted.localDate };
      putPending(someIdentity.uid, pending);
      onTestFinished(() => removePending(someIdentity.uid, deleted.id));
    }
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(title).not.toBeInTheDocument();
    removePending(someIdentity.uid, 'r0');
    await expect.element(title).toBeVisible();
  });

  test('stops asking after a minute for a summary that is being written again', async () => {
    let answer = { body: [no] };
    const list = vi.fn(() => answer);
    const { client } = await openScreen('/summary', {
      'GET /api/summaries/weekly': list,
      'GET /api/reflections/weekly': {
        body: Array.from({ length: 4 }, (_, index) => reflectionOf({ id: `r${index}` })),
      },
    });
    await expect.element(page.getByText('Learning to say no').first()).toBeVisible();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    onTestFinished(() => void vi.useRealTimers());
    answer = { body: [] };
    await client.refetchQueries({ queryKey: ['/api/summaries/weekly'] });
    await expect.element(page.getByText(/is being written again\.$/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(61_000);
    const late = /^The summary of Nov 9, 2026 – Nov 15, 2026 is not written again yet\. Please look again later\.$/;
    await expect.element(page.getByText(late)).toBeVisible();
    const asked = list.mock.calls.length;
    expect(asked).toBeGreaterThan(2);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(list).toHaveBeenCalledTimes(asked);
  });

  test('shows "No matching summaries" for a search without a match [2.67]', async () => {
    await openScreen();
    await expect.element(page.getByText('Small doors')).toBeVisible();
    await userEvent.fill(search(), 'volcano');
    await expect.element(page.getByRole('heading', { name: 'No matching summaries' })).toBeVisible();
    await expect.element(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  });
});

test("reloads the summaries on each visit until last week's summary exists", async () => {
  const { weekStart } = summaryOf({
    weekStart: addDays(weekStartOf(dayAt(Date.now(), effectiveTimezoneOffset())), -7),
  });
  let known = [rain];
  const api = fakeApi({ 'GET /api/summaries/weekly': () => ({ body: known }) });
  const visit = async (client?: QueryClient) => {
    const screen = await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
      path: '/summary',
      ...(client ? { client } : {}),
    });
    await expect.element(page.getByRole('heading', { name: 'After the rain' }).first()).toBeVisible();
    return screen;
  };
  const first = await visit();
  await first.unmount();
  known = [summaryOf({ weekStart, title: 'Made on Monday' }), rain];
  const second = await visit(first.client);
  await expect.element(page.getByText('Made on Monday')).toBeVisible();
  await second.unmount();
  await visit(first.client);
  expect(api.of('GET /api/summaries/weekly')).toHaveLength(2);
});

describe('a search, an order and an expanded card', () => {
  test('restores search, order and expanded card when the user returns to the screen, but not for another user', async () => {
    const { unmount } = await openScreen();
    await search().fill('rain');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'Oldest First');
    await expand('After the rain').click();
    await vi.waitFor(() => expect(history.state.summaries.openedWeek).toBe(rain.weekStart));
    const state = history.state;
    await unmount();
    history.replaceState(state, '');
    const again = await openScreen(`/summary/${rain.weekStart}`);
    await expect.element(search()).toHaveValue('rain');
    await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('oldest');
    await expect.element(page.getByText('It rained all week.')).toBeVisible();
    await again.unmount();
    history.replaceState({ summaries: { ...state.summaries, uid: 'another' } }, '');
    await openScreen();
    await expect.element(page.getByText('Small doors')).toBeVisible();
    await expect.element(search()).toHaveValue('');
  });
});

describe('a search for a date', () => {
  const before = summaryOf({
    title: 'A year before',
    weekStart: '2025-11-10',
    longSummary: 'Nov and 9.',
    keyThemes: [],
  });

  test.each([
    ['Nov 4, 2026', ['Small doors']],
    ['November 15, 2026', ['Learning to say no']],
    ['Nov 12', ['Learning to say no', 'A year before']],
    ['October 2026', ['After the rain']],
    ['November 2026', ['Learning to say no', 'Small doors']],
    ['2025', ['A year before']],
    ['november', ['Learning to say no', 'Small doors', 'A year before']],
    ['nov 9', ['Learning to say no', 'A year before']],
  ])('lists the weeks of the date, and the weeks with these words: %s', async (date, weeks) => {
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [no, doors, rain, before] } });
    await search().fill(date);
    await expect.poll(titles).toEqual(weeks);
  });

  describe('together with words', () => {
    const garden = (weekStart: string, title: string, more = '') =>
      summaryOf({ weekStart, title, longSummary: `The garden in the sun.${more}`, keyThemes: ['Home'] });
    const music = garden('2026-01-26', 'Music', ' For the first time since November 2025: music.');
    const beds = garden('2025-02-10', 'Beds', ' Once more after February 2025.');
    const other = summaryOf({ weekStart: '2025-02-17', title: 'No digging', longSummary: 'Rain.', keyThemes: [] });

    test.each([
      ['garden 2025', ['Beds']],
      ['2025 garden', ['Beds']],
      ['garden february 2025', ['Beds']],
      ['garden february', ['Beds']],
      ['garden january', ['Music']],
      ['garden the sun', ['Music', 'Beds']],
      ['since november 2025', ['Music']],
      ['"the garden" 2026', ['Music']],
      ['2025', ['Music', 'Beds', 'No digging']],
    ])('lists the weeks of the date that have the words: %s', async (words, weeks) => {
      await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [music, other, beds] } });
      await search().fill(words);
      await expect.poll(() => titles().sort()).toEqual([...weeks].sort());
      expect(page.getByText('Match found').elements()).toHaveLength(weeks.length);
    });

    test('marks only the words', async () => {
      await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [music, other, beds] } });
      await search().fill('garden 2025');
      await expect.element(page.getByText('The garden in the sun.')).toBeVisible();
      expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['garden']);
    });

    test('offers the words and the date, each if it has summaries, when nothing is found for both together', async () => {
      await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [music, other, beds] } });
      const offers = page.getByRole('button', { name: /^Search for / });
      await search().fill('garden 2024');
      await expect.element(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
      expect(offers.elements().map(({ textContent }) => textContent)).toEqual(['Search for garden']);
      await search().fill('music february 2025');
      await page.getByRole('button', { name: 'Search for february 2025' }).click();
      await expect.element(search()).toHaveValue('february 2025');
      expect(titles()).toEqual(['No digging', 'Beds']);
      await expect.element(page.getByRole('button', { name: /^Expand : No digging/ })).toHaveFocus();
    });
  });

  test('offers to open the searched week above the weeks with the same words, and opens it on Enter', async () => {
    const lastWeek = addDays(weekStartOf(dayAt(Date.now(), effectiveTimezoneOffset())), -7);
    const named = summaryOf({ title: 'The named one', weekStart: lastWeek, longSummary: 'Rain.' });
    const worded = summaryOf({ title: 'Words', weekStart: addDays(lastWeek, -14), longSummary: 'As last week.' });
    await openScreen('/summary', { 'GET /api/summaries/weekly': { body: [worded, named] } });
    const offers = page.getByRole('button', { name: /^Open the week of / });
    await search().fill('last week');
    await expect.element(offers).toHaveTextContent(`Open the week of ${cardDay(lastWeek)}`);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'Oldest First');
    expect(titles()).toEqual(['Words', 'The named one']);
    await offers.click();
    await expect.element(page.getByText('Rain.')).toBeVisible();
    await page.getByRole('button', { name: /^Collapse/ }).click();
    (await search().findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Rain.')).toBeVisible();
    await search().fill(`week of ${cardDay(lastWeek)}`);
    await expect.element(offers).not.toBeInTheDocument();
    expect(titles()).toContain('The named one');
  });

  test('finds nothing for a date without a summary', async () => {
    await openScreen();
    await search().fill('March 2024');
    await expect.element(page.getByText('No matching summaries')).toBeVisible();
    await expect.element(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  });
});
