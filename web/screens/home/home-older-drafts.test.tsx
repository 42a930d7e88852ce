// Home with drafts of earlier days that the server no longer accepts.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dayAt } from '../../../core/domain/days/day.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { shutWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { footerLinks } from '../../app/routes.ts';
import { storage } from '../../device/storage.ts';
import { createDraft, type Draft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { HomeScreen } from './home-screen.tsx';

afterEach(() => vi.useRealTimers());

/** Set the clock to a local time of the 20th of November 2026, a Friday. */
function setClock(hour: number, minute = 0): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, hour, minute) });
}

/** Store a draft of the evening of a day in November 2026. Return its key. */
function storeEvening(date: number, status: Draft['status'] = null): string {
  const window = {
    type: 'evening',
    availableFrom: new Date(2026, 10, date, 18).toISOString(),
    availableUntil: new Date(2026, 10, date, 23, 59, 59).toISOString(),
  } as const;
  const draft = createDraft(window, { promptId: 'p', question: 'q' });
  const key = draftKey(someIdentity.uid, draft);
  writeDraft(storage, key, { ...draft, content: `Words of ${date}`, status, version: 1 });
  return key;
}

async function showHome() {
  fakeApi({
    // A function, so that a request after midnight gets the next day.
    'POST /api/reflections/current': () => ({
      body: { ...shutWindow(), localDate: dayAt(Date.now(), new Date().getTimezoneOffset()) },
    }),
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/summaries/weekly': { body: [] },
    'GET /api/user/stats': { body: { currentStreak: 1, longestStreak: 20, totalReflections: 40, thisWeekCount: 0 } },
  });
  const { client } = await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await expect.element(page.getByRole('heading', { name: 'Evening Reflection' })).toBeVisible();
}

const summaries = () => [...document.querySelectorAll('summary')];
const showGroup = () => page.getByRole('button', { name: /texts are not in your journal$/ }).click();
const press = (name: string) => page.getByRole('button', { name }).click();

/** Open the line of the draft of `date`. */
async function openLine(date: number): Promise<void> {
  await vi.waitFor(() => expect(document.body.textContent).toContain(`Words of ${date}`));
  for (const each of document.querySelectorAll('details'))
    if (each.textContent?.includes(`Words of ${date}`)) each.querySelector('summary')?.click();
  await expect.element(page.getByText(`Words of ${date}`)).toBeVisible();
}

// This test is first, because the server's clock of an earlier test would not follow to the next day.
test('a line that is open stays open when its text becomes older at midnight', async () => {
  setClock(23, 59);
  storeEvening(9);
  storeEvening(19, 'refused');
  await showHome();
  const title = page.getByText(/^You have unsent words from (yesterday|Thursday)/);
  await expect.element(title).toMatchTextContent('You have unsent words from yesterday evening');
  await openLine(19);
  setClock(24, 1);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(title).toMatchTextContent('You have unsent words from Thursday evening');
  await expect.element(page.getByText('Words of 19')).toBeVisible();
});

test('a line whose deletion is being confirmed stays as it is when another tab stores an older draft', async () => {
  setClock(12);
  storeEvening(9);
  await showHome();
  await openLine(9);
  await press('Let go');
  const key = storeEvening(3);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(summaries()).toHaveLength(2));
  await expect.element(page.getByText('Words of 9')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep them' })).toHaveFocus();
});

test('"Back to the top" opens the group of older texts and focuses the line of the text in it', async () => {
  setClock(12);
  for (const date of [3, 9]) storeEvening(date);
  storeEvening(5, 'put-away');
  await showHome();
  await openLine(5);
  await press('Back to the top');
  await vi.waitFor(() => expect(document.activeElement?.parentElement?.textContent).toContain('Words of 5'));
  expect(summaries()).toContain(document.activeElement);
  await expect.element(page.getByRole('button', { name: '3 texts are not in your journal' })).toBeVisible();
});

test.each([
  ['Use in my next reflection', null, 'Not in my next reflection'],
  ['Not in my next reflection', 'for-next', 'Use in my next reflection'],
] as const)('after "%s" the line stays open in its place, with the focus', async (name, status, after) => {
  setClock(12);
  for (const date of [3, 5]) storeEvening(date);
  storeEvening(9, status);
  await showHome();
  await showGroup();
  await openLine(9);
  await press(name);
  await expect.element(page.getByRole('button', { name: after })).toHaveFocus();
  await expect.element(page.getByText('Words of 9')).toBeVisible();
});

test('older texts are in the order of their days, also if one begins the next reflection', async () => {
  setClock(12);
  for (const date of [9, 3, 16]) storeEvening(date);
  storeEvening(5, 'for-next');
  await showHome();
  await showGroup();
  const lines = [...document.querySelectorAll('details')].map(
    (each) => /Words of \d+/.exec(each.textContent ?? '')?.[0],
  );
  expect(lines).toEqual(['Words of 16', 'Words of 9', 'Words of 5', 'Words of 3']);
});
