import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { addDays } from '../../../core/domain/days/day.ts';
import { emulatePrint } from '../../../testing/emulated-media.ts';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { cacheAnswersOffline, namesOf } from '../../data/offline-cache.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { yearQuery } from '../../data/reflections.ts';
import { destroyEncryptedStore, openEncryptedStore } from '../../device/encrypted-store.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { deletionsKey } from '../../features/deletion/pending-deletions.ts';
import { startDeletions } from '../../features/deletion/send-deletions.ts';
import { monthBounds } from '../../features/reflections/month.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { BookScreen } from './book-screen.tsx';

const year = 'GET /api/reflections/year';
const calendar = 'GET /api/reflections/calendar';
const summaries = 'GET /api/summaries/weekly';
const list = 'GET /api/reflections';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  delete window.AndroidBridge;
});

const written = (localDate: string, content: string) =>
  reflectionOf({ localDate, content, submittedAt: `${localDate}T19:00:00.000Z` });
const journal = [
  written('2025-12-30', 'The last evening.'),
  written('2026-03-02', 'The harbour.\n\nIt was <b>wide</b>.'),
  written('2026-03-04', 'The choir.'),
];

/** Return fake answers to the requests for years, months and summaries. `month` can replace the answer for a month. */
function answersOf(all: readonly Reflection[], month: (from: string) => FakeAnswer | 'offline' | null = () => null) {
  return {
    [year]: ({ query }) => {
      const asked = Number(query.get('year'));
      const days = all
        .filter(({ localDate }) => localDate.startsWith(String(asked)))
        .map(({ localDate, type }) => ({ localDate, types: [type] }));
      return { body: { year: asked, days, firstYear: 2025 } };
    },
    [calendar]: ({ query }) => {
      const [start = '', end = ''] = [query.get('start'), query.get('end')].map((instant) => instant?.slice(0, 10));
      const body = all.filter(({ localDate }) => localDate >= start && localDate <= end);
      return month(start) ?? { body };
    },
    [summaries]: { body: [summaryOf({ weekStart: '2026-03-02', title: 'Week of March 2: The wide harbour' })] },
  } satisfies FakeAnswers;
}

async function show(answers: FakeAnswers, path = '/book') {
  const api = fakeApi(answers);
  const app = await renderInApp(<BookScreen />, { path });
  return { api, app };
}
const gather = () => page.getByRole('button', { name: 'Gather the Pages' }).click();
const printButton = page.getByRole('button', { name: 'Print or Save as PDF' });
const printed = () => document.querySelector('[data-book]')?.textContent ?? '';

test('loads only months with reflections, and prints a cover, the days, their words and summaries', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { api } = await show(answersOf(journal));
  await gather();
  await expect.element(page.getByText('3 reflections, 1 weekly summary').first()).toBeVisible();
  expect(api.of(calendar)).toHaveLength(2);
  expect(printed()).toMatch(/^InwardAnna Maria LindqvistDecember 30, 2025 to March 4, 20263 reflections/);
  expect(printed()).toMatch(
    /March 2026Monday, March 2, 2026Evening, .+What stayed with you today\?The harbour\.It was <b>wide<\/b>\./,
  );
  expect(printed()).toContain('The week of March 2, 2026 to March 8, 2026The wide harbour');
  expect(getComputedStyle(document.querySelector('[data-book]') as Element).display).toBe('none');
  await printButton.click();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('on a small screen, the focus follows the page to the gathered pages, before the print button', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 225);
  await show(answersOf(journal));
  (await page.getByRole('button', { name: 'Gather the Pages' }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(printButton).toBeInViewport();
  const dates = page.getByText('December 30, 2025 to March 4, 2026').first();
  await expect.element(dates).toHaveFocus();
  await expect.element(dates).toBeInViewport();
  await userEvent.keyboard('{Tab}');
  await expect.element(printButton).toHaveFocus();
});

test('leaves out the summary of a week while the deletion of a reflection of that week is pending, and says so', async () => {
  const [, deleted = written('2026-03-02', '')] = journal;
  const pending = { ...deleted, heldUntilMs: Date.now() + 60_000, countedDay: deleted.localDate, isImported: false };
  putPending(someIdentity.uid, pending);
  onTestFinished(() => removePending(someIdentity.uid, deleted.id));
  await show(answersOf(journal), '/book?from=2026-03-02&to=2026-03-08');
  const note = page.getByText(
    'It leaves out the summary of Mar 2, 2026 – Mar 8, 2026, which may still have deleted words.',
  );
  await expect.element(note).toBeVisible();
  expect(printed()).toContain('The choir.');
  expect(printed()).not.toMatch(/harbour/);
  removePending(someIdentity.uid, deleted.id);
  await expect.poll(printed).toContain('The wide harbour');
  await expect.element(note).not.toBeInTheDocument();
});

test.each<[string, boolean]>([
  ['shows deleted words at no time after another tab has sent the deletion', true],
  ['has the words again after Undo in another tab', false],
])('%s', async (_, isSent) => {
  const [, deleted = written('2026-03-02', '')] = journal;
  const { app } = await show(answersOf(journal));
  await gather();
  await expect.poll(printed).toContain('The harbour.');
  // The product starts this after the screen's first paint.
  onTestFinished(startDeletions(app.client, someIdentity.uid));
  putPending(someIdentity.uid, { ...deleted, heldUntilMs: Date.now() + 60_000 });
  onTestFinished(() => removePending(someIdentity.uid, deleted.id));
  await expect.poll(printed).not.toContain('The harbour.');
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(printed()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  const api = fakeApi(answersOf(journal.filter(({ id }) => !isSent || id !== deleted.id)));
  localStorage.removeItem(deletionsKey(someIdentity.uid));
  // Browsers report the change of another tab with this event.
  dispatchEvent(new StorageEvent('storage', { key: deletionsKey(someIdentity.uid) }));
  await vi.waitFor(() => expect(api.of(calendar)).toHaveLength(1));
  if (!isSent) await expect.poll(printed).toContain('The harbour.');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen.some((text) => text.includes('The harbour.'))).toBe(!isSent);
  expect(printed()).toContain('The choir.');
});

test('counts imported entries apart from reflections', async () => {
  const imported = reflectionOf({ importedFrom: 'markdown', localDate: '2026-03-02', content: 'The ferry.' });
  await show(answersOf([imported, reflectionOf({ localDate: '2026-03-03', content: 'The gulls.' })]));
  await gather();
  await expect.element(printButton).toBeVisible();
  expect(printed()).toContain('1 reflection, 1 imported entry');
});

test('prints the time of an imported entry only if it is known', async () => {
  const imported = { importedFrom: 'markdown' as const, promptId: null, question: '', localDate: '2026-03-02' };
  const at = (submittedAt: string, content: string) => reflectionOf({ ...imported, submittedAt, content });
  await show(answersOf([at('2026-03-02T18:00:00.000Z', 'The ferry.'), at('2026-03-02T18:05:00.000Z', 'The gulls.')]));
  await gather();
  await expect.element(printButton).toBeVisible();
  expect(printed()).toMatch(/March 2, 2026Brought inThe ferry\.Brought in, 6:05\sPMThe gulls\./);
});

test('prints an imported text with the format of its Markdown only if its source has Markdown', async () => {
  const content = '2*3*4 = 24, __init__\n\n# A title';
  const of = (importedFrom: 'daylio' | 'dayone', localDate: string) =>
    reflectionOf({ importedFrom, promptId: null, question: '', localDate, content });
  await show(answersOf([of('daylio', '2026-03-02'), of('dayone', '2026-03-03')]));
  await gather();
  await expect.element(printButton).toBeVisible();
  expect(printed()).toMatch(/2\*3\*4 = 24, __init__# A title.*2\*3\*4 = 24, initA title/);
  const bold = [...document.querySelectorAll('[data-book] strong')].map(({ textContent }) => textContent);
  expect(bold).toEqual(['init', 'A title']);
});

test('prints no empty paragraph for a picture without a name', async () => {
  const content = 'The ferry.\n\n![](a.png)\n\nThe gulls.';
  await show(answersOf([reflectionOf({ importedFrom: 'markdown', localDate: '2026-03-02', content })]));
  await gather();
  await expect.element(printButton).toBeVisible();
  const paragraphs = [...document.querySelectorAll('[data-book] p[dir=auto]')].map(({ textContent }) => textContent);
  expect(paragraphs.slice(0, 2)).toEqual(['The ferry.', 'The gulls.']);
});

test.each([
  ['', 'December 30, 2025 to March 4, 2026'],
  ['?from=2026-03-01&to=2026-03-08', 'March 1, 2026 to March 8, 2026'],
  ['?from=2026-03-01', 'March 1, 2026 to March 4, 2026'],
  ['?to=2026-03-03', 'December 30, 2025 to March 3, 2026'],
  ['?from=2026-03-04&to=2026-03-04', 'March 4, 2026'],
])('names the chosen days on the cover, and otherwise those of its entries: /book%s', async (query, dates) => {
  await show(answersOf(journal), `/book${query}`);
  await gather();
  await expect.element(printButton).toBeVisible();
  expect(document.querySelector('[data-book] h1')?.nextElementSibling?.textContent).toBe(dates);
});

test('prints a table of contents with links to the months, unless the book has only one month', async () => {
  await show(answersOf(journal));
  await gather();
  await expect.element(printButton).toBeVisible();
  expect(printed()).toMatch(/Contents2025December2026MarchDecember 2025/);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-book] a')];
  expect(links.map((link) => document.getElementById(link.hash.slice(1))?.textContent)).toEqual([
    'December 2025',
    'March 2026',
  ]);
  await page.getByLabelText('First day').fill('2026-03-01');
  await gather();
  await vi.waitFor(() => expect(printed()).not.toContain('2025'));
  expect(printed()).not.toContain('Contents');
});

test('prints the links of the contents without a line under them', async () => {
  await show(answersOf(journal));
  await gather();
  await expect.element(printButton).toBeVisible();
  await emulatePrint();
  const links = [...document.querySelectorAll('[data-book] a')];
  expect(links.map((link) => getComputedStyle(link).textDecorationLine)).toEqual(['none', 'none']);
});

test('prints only the chosen days, and rejects a last day before the first', async () => {
  const { api } = await show(answersOf(journal));
  await page.getByLabelText('First day').fill('2026-03-03');
  await page.getByLabelText('Last day').fill('2026-03-01');
  await gather();
  await expect.element(page.getByText('The last day must not be before the first.')).toBeVisible();
  expect(api.of(calendar)).toHaveLength(0);
  await page.getByLabelText('Last day').fill('2026-03-31');
  await gather();
  await expect.element(printButton).toBeVisible();
  expect(printed()).toContain('The choir.');
  expect(printed()).not.toContain('The harbour.');
});

test('keeps the chosen days in the address, and gathers their pages again after a reload', async () => {
  const { app } = await show(answersOf(journal));
  await page.getByLabelText('First day').fill('2026-03-03');
  await page.getByLabelText('Last day').fill('2026-03-31');
  const address = app.history[app.history.length - 1] ?? '';
  expect(address).toBe('/book?from=2026-03-03&to=2026-03-31');
  await app.unmount();
  await show(answersOf(journal), address);
  await expect.element(page.getByLabelText('First day')).toHaveValue('2026-03-03');
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-03-31');
  await expect.element(printButton).toBeVisible();
  expect(printed()).toContain('The choir.');
  expect(printed()).not.toContain('The harbour.');
});

test('gathers no pages for an address whose last day is before its first', async () => {
  const { api } = await show(answersOf(journal), '/book?from=2026-03-31&to=2026-03-03');
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-03-03');
  expect(api.requests).toEqual([]);
});

test('ignores days in the address that no journal can have', async () => {
  await show(answersOf(journal), '/book?from=1850-01-01&to=soon');
  await expect.element(page.getByLabelText('First day')).toHaveValue('');
  await expect.element(page.getByLabelText('Last day')).toHaveValue('');
});

const typeInto = (label: string, keys: string) => async () => {
  page.getByLabelText(label).element().focus();
  await userEvent.keyboard(keys);
};
test.each([
  ['a first day of which only a part is typed', 'First day', typeInto('First day', '12')],
  ['a last day of which only a part is typed', 'Last day', typeInto('Last day', '1231')],
  ['a year of two digits', 'First day', async () => page.getByLabelText('First day').fill('0026-12-31')],
  ['a year of six digits', 'Last day', async () => page.getByLabelText('Last day').fill('202612-12-31')],
])('shows an error at the field for %s, and sends no request', async (_what, label, enter) => {
  const { api } = await show(answersOf(journal));
  await gather();
  await expect.element(printButton).toBeVisible();
  const asked = api.requests.length;
  await enter();
  await gather();
  const field = page.getByLabelText(label);
  await expect.element(field).toHaveAccessibleDescription('Enter a whole date from 1970 on, or leave it empty.');
  await expect.element(field).toHaveFocus();
  await expect.element(printButton).not.toBeInTheDocument();
  expect(api.requests).toHaveLength(asked);
});

test('loads at most three months at a time', async () => {
  const many = Array.from({ length: 24 }, (_, index) =>
    written(`2025-${String((index % 12) + 1).padStart(2, '0')}-05`, 'x'),
  );
  let [open, most] = [0, 0];
  await show({
    ...answersOf(many),
    [calendar]: async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return { body: [] };
    },
  });
  await gather();
  await expect.element(page.getByText('There is nothing from these days yet.')).toBeVisible();
  expect(most).toBe(3);
});

test('names the months that may be incomplete, and loads them again on request', async () => {
  let isOnline = false;
  const month = (from: string) => (from.startsWith('2026-03') && !isOnline ? ('offline' as const) : null);
  await show({ ...answersOf(journal, month), [list]: { body: [journal[2]] } });
  await gather();
  await expect.element(page.getByText('This device may not have all words of March 2026.')).toBeVisible();
  await vi.waitFor(() => expect(printed()).toContain('The choir.'));
  expect(printed()).toContain('Perhaps not all of March 2026 is in this book.');
  expect(printed()).not.toContain('The harbour.');
  isOnline = true;
  await page.getByRole('button', { name: /^Load again/ }).click();
  await vi.waitFor(() => expect(printed()).toContain('The harbour.'));
  await expect.element(page.getByText(/may not have all words/)).not.toBeInTheDocument();
});

describe('without a connection', () => {
  const offline = { [year]: 'offline', [calendar]: 'offline', [summaries]: 'offline', [list]: 'offline' } as const;
  const stops: (() => void)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await destroyEncryptedStore();
  });
  /** Show the book of a device that has stored these answers, and gather its pages, after setting the clock to `now`. */
  async function showStored(
    answers: { list?: readonly Reflection[]; months?: Readonly<Record<string, Reflection[]>>; now?: string },
    path = '/book',
  ) {
    const store = await openEncryptedStore(someIdentity.uid);
    if (answers.list) await store.put('/api/reflections {"limit":100}', answers.list);
    for (const [month, found] of Object.entries(answers.months ?? {})) {
      const bounds = monthBounds(month, effectiveTimezoneOffset());
      await store.put(`/api/reflections/calendar ${JSON.stringify([bounds.start, bounds.end])}`, found);
    }
    if (answers.now) vi.setSystemTime(answers.now);
    const client = createQueryClient(() => undefined);
    stops.push(cacheAnswersOffline(client, store));
    fakeApi(offline);
    await renderInApp(<BookScreen />, { path, client });
    await gather();
  }
  const lacks = (text: string) => page.getByText(text, { exact: false }).first();
  const latest = Array.from({ length: 100 }, (_, index) => written(addDays('2026-11-20', -index), `Words ${index}.`));

  test('warns of everything before the months that the list of the device has', async () => {
    await showStored({ list: latest });
    await expect
      .element(lacks('This device may not have all words from before September 2026, and of November 2026.'))
      .toBeVisible();
    await vi.waitFor(() => expect(printed()).toContain('100 reflections'));
    expect(printed()).toContain('Perhaps not all from before September 2026, and of November 2026 is in this book.');
  });

  test.each([
    [undefined, 'of March 2026 to August 2026 and November 2026'],
    ['markdown' as const, 'of January 2026 to August 2026 and November 2026'],
  ])('names no month before the sign-up unless the device has imported entries: %s', async (importedFrom, named) => {
    const store = await openEncryptedStore(someIdentity.uid);
    await store.put(namesOf(yearQuery(2026).queryKey)[0] ?? '', { year: 2026, days: [], firstYear: 2026 });
    const [newest, ...others] = latest;
    await showStored({ list: [{ ...(newest as Reflection), ...(importedFrom && { importedFrom }) }, ...others] });
    await expect.element(lacks(`This device may not have all words ${named}.`)).toBeVisible();
  });

  test('includes a month of an earlier year that the device has, and names the months between', async () => {
    await showStored({ list: latest, months: { '2025-08': [written('2025-08-05', 'The regatta.')] } });
    await expect
      .element(lacks('all words from before August 2025, and of September 2025 to August 2026 and November 2026.'))
      .toBeVisible();
    await vi.waitFor(() => expect(printed()).toContain('The regatta.'));
  });

  test('does not say that days were without words which the device does not have', async () => {
    await showStored({ list: latest }, '/book?from=2025-08-01&to=2025-08-31');
    await expect
      .element(page.getByText(/^There is nothing of these days on this device\. The first time/))
      .toBeVisible();
    expect(page.getByText('There is nothing from these days yet.').elements()).toEqual([]);
  });

  test('says that the first book needs a connection if the device has no words', async () => {
    await showStored({});
    await expect.element(page.getByText(/The first time, a book needs a connection\.$/)).toBeVisible();
    await expect.element(lacks('This device may not have all words of your journal.')).toBeVisible();
  });

  test('warns of the months since the list of the device was stored, even if it was the whole journal', async () => {
    vi.setSystemTime('2026-10-25T12:00:00Z');
    const whole = Array.from({ length: 9 }, (_, index) => written(addDays('2026-10-25', -index), `Words ${index}.`));
    await showStored({ list: whole, now: '2026-11-20T12:00:00Z' });
    await vi.waitFor(() => expect(printed()).toContain('9 reflections'));
    await expect.element(lacks('This device may not have all words of October 2026 and November 2026.')).toBeVisible();
  });

  test('warns of a month that the device stored before its end', async () => {
    vi.setSystemTime('2026-10-25T12:00:00Z');
    const months = { '2026-09': [written('2026-09-08', 'The weir.')], '2026-10': [written('2026-10-08', 'The lock.')] };
    await showStored({ months, now: '2026-11-20T12:00:00Z' });
    await vi.waitFor(() => expect(printed()).toContain('The lock.'));
    await expect
      .element(lacks('all words from before September 2026, and of October 2026 and November 2026.'))
      .toBeVisible();
  });

  test('prints no reflection that only the device has once the server has answered for its month', async () => {
    const deleted = written('2026-03-03', 'The deleted words.');
    await showStored({ list: [deleted, ...journal], months: { '2026-03': [deleted] } });
    await vi.waitFor(() => expect(printed()).toContain('The deleted words.'));
    fakeApi({ ...answersOf(journal), [list]: { body: [...journal].reverse() } });
    await page.getByRole('button', { name: /^Load again/ }).click();
    await vi.waitFor(() => expect(printed()).toContain('The harbour.'));
    await expect.element(page.getByText(/may not have all words/)).not.toBeInTheDocument();
    expect(printed()).not.toContain('The deleted words.');
  });

  test('keeps the book on the screen while its missing months are loaded again', async () => {
    await showStored({ months: { '2026-10': [written('2026-10-08', 'The lock.')] } });
    await vi.waitFor(() => expect(printed()).toContain('The lock.'));
    const held = () => new Promise<never>(() => undefined);
    fakeApi({ [year]: held, [calendar]: held, [summaries]: held, [list]: held });
    await page.getByRole('button', { name: /^Load again/ }).click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(printed()).toContain('The lock.');
    expect(page.getByText('Gathering your pages...').elements()).toEqual([]);
  });
});

test('says that the book can be made in the browser if the page runs in the Android wrapper, which cannot print', async () => {
  const openExternalLink = vi.fn();
  window.AndroidBridge = { openExternalLink };
  await show({});
  await expect.element(page.getByText(/^The app cannot print\./)).toBeVisible();
  expect(page.getByRole('button', { name: 'Gather the Pages' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Open in the Browser' }).click();
  expect(openExternalLink).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/book`);
});

test('cuts off no part of the book screen on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const { app } = await show(answersOf(journal));
  await gather();
  await expect.element(printButton).toBeVisible();
  expectNothingCut(app.container);
});
