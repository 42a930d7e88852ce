import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { summaryQuery } from '../../data/summaries.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { deletionsKey } from '../../features/deletion/pending-deletions.ts';
import { startDeletions } from '../../features/deletion/send-deletions.ts';
import { ShareScreen } from './share-screen.tsx';

const { uid } = someIdentity;
const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  weekStart: '2026-11-09',
  longSummary: 'Doors opened all week. You feel lighter by Thursday.',
});
const rewritten = { ...summary, longSummary: 'The ferry was late. You waited for it.' };
const call = `GET /api/summaries/${summary.id}`;
const week = (count: number) => Array.from({ length: count }, () => reflectionOf({ localDate: '2026-11-10' }));
const deleted = reflectionOf({ localDate: '2026-11-12' });

const cardText = () => document.querySelector('main > div .card')?.textContent;
const lineOf = (state: string) => page.getByText(`The summary of Nov 9, 2026 – Nov 15, 2026 ${state}`);
const held = lineOf('will be written again without the deleted words.');
const again = lineOf('is being written again.');
const notFound = page.getByRole('heading', { name: 'Summary not found' });

/** Open the screen with a summary that the device fetched five minutes ago. */
async function openCached(answer: () => FakeAnswer | 'offline', left = 4, known: Summary = summary) {
  const client = createQueryClient(() => undefined);
  client.setQueryData(summaryQuery(summary.id).queryKey, known, { updatedAt: Date.now() - 5 * 60_000 });
  fakeApi({ [call]: answer, 'GET /api/reflections/weekly': { body: week(left) } });
  const app = await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, {
    path: `/share/${summary.id}`,
    client,
  });
  return { ...app, client };
}

function putDeletion() {
  putPending(uid, { ...deleted, heldUntilMs: Date.now() + 60_000, countedDay: deleted.localDate, isImported: false });
  onTestFinished(() => removePending(uid, deleted.id));
}

describe('the share screen of a week with a deleted reflection', () => {
  test.each<[string, FakeAnswer | 'offline']>([
    ['with a connection', { body: summary }],
    ['without a connection', 'offline'],
  ])('hides the card while the deletion is pending, and shows it after Undo, %s', async (_, answer) => {
    await openCached(() => answer);
    await expect.poll(cardText).toContain('You feel lighter');
    putDeletion();
    await expect.element(held).toBeVisible();
    expect(document.body.textContent).not.toContain('You feel lighter');
    await expect.element(page.getByRole('button', { name: 'Share', exact: true })).not.toBeInTheDocument();
    removePending(uid, deleted.id);
    await expect.poll(cardText).toContain('You feel lighter');
  });

  test('shows no card when it is opened while the deletion is pending', async () => {
    putDeletion();
    await openCached(() => 'offline');
    await expect.element(held).toBeVisible();
    expect(document.body.textContent).not.toContain('You feel lighter');
  });

  test('shows the deleted words at no time after another tab has sent the deletion', async () => {
    let answer: FakeAnswer = { body: summary };
    const { client } = await openCached(() => answer);
    await expect.poll(cardText).toContain('You feel lighter');
    putDeletion();
    await expect.element(held).toBeVisible();
    // The product starts this after the screen's first paint.
    onTestFinished(startDeletions(client, uid));
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    answer = { status: 404 };
    localStorage.removeItem(deletionsKey(uid));
    // Browsers report the change of another tab with this event.
    dispatchEvent(new StorageEvent('storage', { key: deletionsKey(uid) }));
    await expect.element(again).toBeVisible();
    answer = { body: rewritten };
    await expect.poll(cardText, { timeout: 6_000 }).toContain('The ferry was late.');
    expect(seen.filter((text) => text.includes('You feel lighter'))).toEqual([]);
  });

  test('says that a summary is being written again which the server does not have just now, and shows it then', async () => {
    let answer: FakeAnswer = { status: 404 };
    await openCached(() => answer);
    await expect.element(again).toBeVisible();
    expect(notFound.elements()).toHaveLength(0);
    answer = { body: rewritten };
    await expect.poll(cardText, { timeout: 6_000 }).toContain('The ferry was late.');
  });

  test('says that the summary is not found when the week has too few reflections left', async () => {
    await openCached(() => ({ status: 404 }), 3);
    await expect.element(notFound).toBeVisible();
    expect(again.elements()).toHaveLength(0);
  });
});

test('says that a careful week has no card, and leads back to the week', async () => {
  const careful = { ...summary, careful: true };
  const { history } = await openCached(() => ({ body: careful }), 4, careful);
  await expect.element(page.getByText('This week stays between you and your journal: it has no card.')).toBeVisible();
  expect(notFound.elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('You feel lighter');
  await page.getByText('Back to Summaries', { exact: true }).click();
  await expect.poll(() => history?.at(-1)).toBe('/summary?week=2026-11-09');
});
