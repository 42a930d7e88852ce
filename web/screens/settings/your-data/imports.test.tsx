import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Import } from '../../../../core/contract/your-data.ts';
import { TOAST_UNDO_MS } from '../../../../core/domain/limits.ts';
import { anotherUserSignedIn, changeableSession } from '../../../../testing/changeable-session.ts';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { memoryStore } from '../../../../testing/memory-store.ts';
import { renderInApp, signedInState } from '../../../../testing/render.tsx';
import { setTokenSource } from '../../../data/api/api.ts';
import { cacheAnswersOffline } from '../../../data/offline-cache.ts';
import { shownPagesQuery } from '../../../data/older-pages.ts';
import { currentToasts } from '../../../ui/toast/toast.ts';
import { YourDataCards } from './your-data-cards.tsx';

const list = 'GET /api/user/imports';
const remove = 'DELETE /api/user/imports';
const bring = 'POST /api/user/import';
const importedAt = '2027-03-03T12:00:00.000Z';
const dayOne: Import = { source: 'dayone', importedAt, entries: 4 };
const earlier: Import = { source: 'markdown', importedAt: null, entries: 1 };
const report = {
  kind: 'dayone',
  reflections: 4,
  added: 4,
  summaries: 0,
  firstDay: '2019-05-01',
  lastDay: '2019-05-04',
  leftOut: { attachments: 0, withoutWords: 0, otherDays: 0, undated: 0, doubles: 0, unread: 0, fields: 0 },
};
const offlineText =
  /^Network error\. Please check your internet connection and try again\. It is not known yet whether this was removed\./;
const broken = { status: 500, body: { code: 'internal', message: 'Broken', requestId: 'r' } };

async function show(imports: readonly Import[], answers: FakeAnswers = {}) {
  const stored = { imports };
  const api = fakeApi({
    'GET /api/user/data': { body: { reflections: 312, summaries: 20, proof: 'password', isSample: false } },
    'GET /api/user/tokens': { body: { tokens: [] } },
    [list]: () => ({ body: stored.imports }),
    [remove]: ({ body }) => {
      const { source, importedAt: at } = body as Import;
      const gone = stored.imports.find((one) => one.source === source && one.importedAt === at);
      stored.imports = stored.imports.filter((one) => one !== gone);
      return { body: { removed: gone?.entries ?? 0 } };
    },
    'POST /api/user/import/preview': { body: report },
    [bring]: () => {
      stored.imports = [dayOne, ...stored.imports];
      return { body: { ...report, importedAt } };
    },
    ...answers,
  });
  const { session, setState } = changeableSession(signedInState);
  const app = await renderInApp(<YourDataCards />, {
    path: '/settings/data',
    session: { ...session, actions: { ...session.actions, adopt: async () => undefined } },
  });
  await expect.element(page.getByRole('button', { name: 'Download Everything' })).toBeVisible();
  return { api, app, stored, session, leave: () => setState(anotherUserSignedIn) };
}

const removeButton = (text: string) => page.getByRole('button', { name: `Remove ${text}`, exact: true });
const dialog = page.getByRole('dialog', { name: 'Remove what was brought in?' });
const confirm = () => dialog.getByRole('button', { name: 'Remove', exact: true }).click();
const undoButton = page.getByRole('button', { name: 'Undo', exact: true });

async function bringInAFile(): Promise<void> {
  await userEvent.upload(page.getByLabelText('The file to bring in'), new File(['{}'], 'Journal.json'));
  await page.getByRole('button', { name: 'Bring In', exact: true }).click();
}

test('lists what was brought in, and removes one of it after a question', async () => {
  const { api } = await show([dayOne, earlier]);
  await expect.element(page.getByText('1 note, brought in earlier', { exact: true })).toBeVisible();
  await removeButton('4 entries of Day One, brought in on March 3, 2027').click();
  await expect
    .element(
      dialog.getByText(
        '4 entries of Day One, brought in on March 3, 2027, go from your journal for good. Your streak and your summaries stay as they are, because entries that were brought in never counted.',
      ),
    )
    .toBeVisible();
  expect(api.of(remove)).toEqual([]);
  await confirm();
  await expect.element(page.getByText('4 entries of Day One are gone from your journal.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/brought in on March/)).not.toBeInTheDocument();
  await expect.element(page.getByText('1 note, brought in earlier', { exact: true })).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ source: 'dayone', importedAt }]);
});

test('names entries that were brought in earlier without a time', async () => {
  const { api } = await show([earlier]);
  await removeButton('1 note, brought in earlier').click();
  await expect
    .element(dialog.getByText(/^1 note, brought in earlier, goes from your journal for good\./))
    .toBeVisible();
  await confirm();
  await expect.element(page.getByText('1 note is gone from your journal.')).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ source: 'markdown', importedAt: null }]);
});

test('shows nothing if nothing was brought in, and after the last removal', async () => {
  const { api, stored, app } = await show([]);
  await vi.waitFor(() => expect(api.of(list)).toHaveLength(1));
  await expect.element(page.getByText(/can be removed again/)).not.toBeInTheDocument();
  stored.imports = [dayOne];
  await app.client.invalidateQueries();
  await removeButton('4 entries of Day One, brought in on March 3, 2027').click();
  await confirm();
  await expect.element(page.getByText(/can be removed again/)).not.toBeInTheDocument();
});

test('says that the entries are already gone if another tab has removed them', async () => {
  const { stored } = await show([dayOne]);
  await removeButton('4 entries of Day One, brought in on March 3, 2027').click();
  stored.imports = [];
  await confirm();
  await expect.element(page.getByText('Already gone')).toBeVisible();
  await expect.element(page.getByText(/can be removed again/)).not.toBeInTheDocument();
});

test('keeps the question open without a network, and says that the result is not known', async () => {
  await show([dayOne], { [remove]: 'offline' });
  await removeButton('4 entries of Day One, brought in on March 3, 2027').click();
  await confirm();
  await expect.element(dialog.getByText(offlineText)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(removeButton('4 entries of Day One, brought in on March 3, 2027')).toBeVisible();
});

test('offers to load the list again if the server has refused it', async () => {
  let isBroken = true;
  const { stored } = await show([], {
    [list]: () => (isBroken ? broken : { body: stored.imports }),
  });
  stored.imports = [dayOne];
  const again = page.getByRole('button', { name: /^Load again ?: what was brought in/ });
  await expect.element(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect.element(removeButton('4 entries of Day One, brought in on March 3, 2027')).toBeVisible();
});

test('shows no list and no error on a server of an earlier version, which has no list', async () => {
  const { api } = await show([], { [list]: { status: 404, body: { code: 'not_found', message: 'Not found' } } });
  await vi.waitFor(() => expect(api.of(list)).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByRole('button', { name: /^Load again/ })).not.toBeInTheDocument();
});

test('asks for no list in the sample journal', async () => {
  const body = { reflections: 312, summaries: 20, proof: 'password', isSample: true };
  const { api } = await show([dayOne], { 'GET /api/user/data': { body } });
  await expect.element(page.getByText(/^A file can be brought in only to a journal of your own/)).toBeVisible();
  expect(api.of(list)).toEqual([]);
});

test('the notice after an import has Undo for ten seconds, which removes the import', async () => {
  const { api } = await show([]);
  await bringInAFile();
  await expect.element(page.getByText('4 entries of Day One were brought in.')).toBeVisible();
  expect(currentToasts()[0]?.durationMs).toBe(TOAST_UNDO_MS);
  await expect.element(removeButton('4 entries of Day One, brought in on March 3, 2027')).toBeVisible();
  await undoButton.click();
  await expect.element(page.getByText('4 entries of Day One are gone from your journal.')).toBeVisible();
  await expect.element(page.getByText(/can be removed again/)).not.toBeInTheDocument();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ source: 'dayone', importedAt }]);
});

test('the notice after an import is dismissed when the next file is chosen', async () => {
  await show([]);
  await bringInAFile();
  await expect.element(undoButton).toBeVisible();
  await userEvent.upload(page.getByLabelText('The file to bring in'), new File(['{}'], 'Next.json'));
  await expect.element(page.getByRole('dialog', { name: 'Bring this in?' })).toBeVisible();
  expect(currentToasts().filter(({ open }) => open)).toEqual([]);
  await expect.element(undoButton).not.toBeInTheDocument();
});

test('Undo gets the focus after an import that was confirmed with the keyboard', async () => {
  await show([]);
  await userEvent.upload(page.getByLabelText('The file to bring in'), new File(['{}'], 'Journal.json'));
  await expect.element(page.getByRole('dialog', { name: 'Bring this in?' })).toBeVisible();
  (page.getByRole('button', { name: 'Bring In', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(undoButton).toHaveFocus();
});

test.each([
  [
    'is refused by the server',
    broken,
    'Not removed',
    /^Broken Settings, Your Data, has a list of what was brought in\.$/,
  ],
  [
    'has no answer',
    'offline' as const,
    'No answer',
    /It is not known yet whether this was removed\. Settings, Your Data, has a list of what was brought in\.$/,
  ],
])('Undo that %s says where the entries can be removed later', async (_what, answer, title, text) => {
  await show([], { [remove]: answer });
  await bringInAFile();
  await undoButton.click();
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(removeButton('4 entries of Day One, brought in on March 3, 2027')).toBeVisible();
});

test('the list shows that the server has removed an import although its answer was lost', async () => {
  const { stored } = await show([], {
    [remove]: () => {
      stored.imports = [];
      return 'offline';
    },
  });
  await bringInAFile();
  await expect.element(removeButton('4 entries of Day One, brought in on March 3, 2027')).toBeVisible();
  await undoButton.click();
  await expect.element(page.getByText('No answer', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/can be removed again/)).not.toBeInTheDocument();
});

test('Undo of an import that another tab has removed says that it is gone', async () => {
  const { stored } = await show([]);
  await bringInAFile();
  await expect.element(undoButton).toBeVisible();
  stored.imports = [];
  await undoButton.click();
  await expect.element(page.getByText('Already gone')).toBeVisible();
});

test('Undo removes nothing after another user has signed in', async () => {
  const { api, leave, session } = await show([]);
  setTokenSource({ ...session.tokens, owner: () => session.getState().identity?.uid ?? null });
  onTestFinished(() => setTokenSource(null));
  await bringInAFile();
  await expect.element(undoButton).toBeVisible();
  leave();
  await undoButton.click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.of(remove)).toEqual([]);
});

test('offers no Undo after the import of a download', async () => {
  await show([], { [bring]: { body: { ...report, kind: 'inward' } } });
  await bringInAFile();
  await expect.element(page.getByText('4 reflections were brought in.')).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
});

test('the removal takes the lists of entries from memory and from the offline cache', async () => {
  const { app } = await show([dayOne]);
  const store = memoryStore();
  onTestFinished(cacheAnswersOffline(app.client, store));
  const latest = ['/api/reflections', { limit: 20 }, '2027-03-03'];
  const shownPages = shownPagesQuery(['all']);
  onTestFinished(new QueryObserver(app.client, shownPages).subscribe(() => undefined));
  app.client.setQueryData(latest, [{ id: 'imported' }]);
  app.client.setQueryData(shownPages.queryKey, []);
  app.client.setQueryData(['/api/user/stats', '2027-03-03'], { currentStreak: 3 });
  // An answer of an earlier start, which is not in memory.
  await store.put('/api/reflections/year [2019]', { year: 2019 });
  await removeButton('4 entries of Day One, brought in on March 3, 2027').click();
  await confirm();
  await expect.element(page.getByText('4 entries of Day One are gone from your journal.')).toBeVisible();
  expect(app.client.getQueryData(latest)).toBeUndefined();
  expect(app.client.getQueryData(shownPages.queryKey)).toBeUndefined();
  expect([...store.stored.keys()]).toEqual(['/api/user/stats ["2027-03-03"]']);
});

test('cuts off no part of the list and its question on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const { app } = await show([{ ...dayOne, entries: 20_000 }, earlier]);
  await expect.element(page.getByText(/^20,000 entries of Day One/)).toBeVisible();
  expectNothingCut(app.container);
  await removeButton('20,000 entries of Day One, brought in on March 3, 2027').click();
  await expect.element(dialog).toBeVisible();
  expectNothingCut(dialog.element() as HTMLElement);
});
