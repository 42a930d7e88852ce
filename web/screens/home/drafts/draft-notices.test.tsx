import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { HISTORY_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../../testing/render.tsx';
import { createQueryClient } from '../../../data/query-client.ts';
import { latestReflectionsQuery } from '../../../data/reflections.ts';
import { storage } from '../../../device/storage.ts';
import { putPending, removePending } from '../../../features/deletion/change-pending.ts';
import { sendDeletions } from '../../../features/deletion/send-deletions.ts';
import { createDraft, type Draft } from '../../../features/drafts/draft.ts';
import { compared } from '../../../features/drafts/draft-notices.ts';
import { draftKey, findDrafts, readDraft, writeDraft } from '../../../features/drafts/draft-storage.ts';
import { clockTime } from '../../../features/reflections/format.ts';
import { localDayNow } from '../../../features/reflections/use-local-day.ts';
import { currentToasts, toast } from '../../../ui/toast/toast.ts';
import { DraftNotices } from './draft-notices.tsx';

const hourMs = 3_600_000;

function storeDraft(endedMsAgo: number, uid = someIdentity.uid, status: Draft['status'] = null): Draft {
  const isoAt = (instantMs: number) => new Date(instantMs).toISOString();
  const untilMs = Date.now() - endedMsAgo;
  const window = { type: 'evening', availableFrom: isoAt(untilMs - hourMs), availableUntil: isoAt(untilMs) } as const;
  const draft = {
    ...createDraft(window, { promptId: 'p', question: 'q' }),
    content: 'Half a thought',
    status,
    version: 1,
  };
  writeDraft(storage, draftKey(uid, draft), draft);
  return draft;
}

/** Store a draft whose text the server has, although the response was lost. */
function storeSentDraft(): Draft {
  const draft = storeDraft(5 * hourMs);
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, sentContents: [draft.content] });
  const { type, availableFrom, availableUntil, content } = draft;
  fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections': { body: [reflectionOf({ type, availableFrom, availableUntil, content })] },
  });
  return draft;
}

const line = () => page.getByText(/You have unsent words/);
const openLine = () => line().click();

async function show() {
  fakeApi({ 'POST /api/reflections/current': { body: shutWindow() } });
  return renderInApp(<DraftNotices />);
}

/** Show the notices while the server has `content` for the window of `draft`. */
async function showBeside(
  content: string,
  { type, availableFrom, availableUntil }: Draft,
  change: Partial<Reflection> = {},
) {
  fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections': { body: [reflectionOf({ type, availableFrom, availableUntil, content, ...change })] },
  });
  const { client } = await renderInApp(<DraftNotices />);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

describe('the notice for a draft of a past window', () => {
  test('shows the text of an unsent draft and links to the writing screen of its window', async () => {
    const draft = storeDraft(5 * hourMs);
    await show();
    await expect.element(page.getByText('Half a thought')).toBeVisible();
    const link = page.getByRole('link', { name: 'Finish and submit' }).element();
    expect(link.getAttribute('href')).toBe(`/reflect/evening?from=${encodeURIComponent(draft.availableFrom)}`);
  });

  test('offers to copy a text that is too late to submit, and asks before it deletes the draft', async () => {
    const draft = storeDraft(25 * hourMs);
    await show();
    await openLine();
    await expect.element(page.getByRole('button', { name: 'Copy the words' })).toBeVisible();
    await page.getByRole('button', { name: 'Let go' }).click();
    expect(storage.get(draftKey(someIdentity.uid, draft))).not.toBeNull();
    await page.getByRole('button', { name: 'Delete them' }).click();
    expect(storage.get(draftKey(someIdentity.uid, draft))).toBeNull();
    expect(page.getByText('Half a thought').elements()).toHaveLength(0);
  });

  test('deletes a draft that can still be submitted only after a confirmation', async () => {
    const draft = storeDraft(5 * hourMs);
    await show();
    await page.getByRole('button', { name: 'Let go' }).click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect.element(page.getByRole('button', { name: 'Let go' })).toHaveFocus();
    expect(storage.get(draftKey(someIdentity.uid, draft))).not.toBeNull();
    await page.getByRole('button', { name: 'Let go' }).click();
    await page.getByRole('button', { name: 'Delete them' }).click();
    expect(storage.get(draftKey(someIdentity.uid, draft))).toBeNull();
  });

  test('emphasizes the submit button, and makes both buttons of the confirmation equally wide', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 568);
    storeDraft(5 * hourMs);
    await show();
    const border = (element: Element) => getComputedStyle(element).borderTopColor;
    const letGo = page.getByRole('button', { name: 'Let go' });
    await expect.poll(() => border(letGo.element())).toBe('rgba(0, 0, 0, 0)');
    expect(border(page.getByRole('link', { name: 'Finish and submit' }).element())).not.toBe('rgba(0, 0, 0, 0)');
    await letGo.click();
    const placeOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
    const [discard, keep] = [placeOf('Delete them'), placeOf('Keep them')];
    expect(keep.width).toBe(discard.width);
    expect(keep.top).toBe(discard.top);
    expect(keep.left - discard.right).toBeGreaterThanOrEqual(8);
  });

  test('does not show a draft to another user', async () => {
    storeDraft(5 * hourMs, 'another-user');
    const { container } = await show();
    expect(container.textContent).toBe('');
  });

  test('deletes a stored draft also if the device has a longer list from before the submit', async () => {
    const draft = storeSentDraft();
    const client = createQueryClient(() => undefined);
    client.setQueryData(latestReflectionsQuery(HISTORY_LIST_LIMIT, localDayNow()).queryKey, []);
    await renderInApp(<DraftNotices />, { client });
    await vi.waitFor(() => expect(storage.get(draftKey(someIdentity.uid, draft))).toBeNull());
  });

  test('deletes a draft that the server has already stored, and shows no notice for it', async () => {
    const draft = storeSentDraft();
    const { container } = await renderInApp(<DraftNotices />);
    expect(container.textContent).toBe('');
    await vi.waitFor(() => expect(storage.get(draftKey(someIdentity.uid, draft))).toBeNull());
    expect(container.textContent).toBe('');
  });

  test('offers both versions, and names the time limit, when the server has another text and accepts edits', async () => {
    await showBeside('Half a thought, whole', storeDraft(5 * 60_000));
    await expect
      .element(page.getByRole('heading', { name: /^Your words from .* have another version$/ }))
      .toBeVisible();
    await expect
      .element(page.getByText(/You can choose which to keep until \d+:\d\d [AP]M, 15 minutes after the window\.$/))
      .toBeVisible();
    await expect.element(page.getByText('Half a thought')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the versions' })).toBeVisible();
  });

  test('stops offering both versions when the time for edits ends while home is open', async () => {
    await showBeside('Half a thought, whole', storeDraft(15 * 60_000 - 1_500));
    await expect.element(page.getByRole('link', { name: 'See the versions' })).toBeVisible();
    await openLine();
    await expect.element(page.getByText(/^Your journal has other words for that window/)).toBeVisible();
  });

  test('stops offering both versions at the time of the server when the device’s clock is five minutes ahead', async () => {
    const serverMs = Date.now();
    const draft = storeDraft(15 * 60_000 - 2_500);
    vi.useFakeTimers({ toFake: ['Date'], now: serverMs + 5 * 60_000, shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { type, availableFrom, availableUntil } = draft;
    const content = 'Half a thought, whole';
    fakeApi({
      'POST /api/reflections/current': () => ({
        body: { ...shutWindow(), serverNow: new Date(Date.now() - 5 * 60_000).toISOString() },
      }),
      'GET /api/reflections': { body: [reflectionOf({ type, availableFrom, availableUntil, content })] },
    });
    await renderInApp(<DraftNotices />);
    await expect.element(page.getByRole('link', { name: 'See the versions' })).toBeVisible();
    await openLine();
    await expect.element(page.getByText(/^Your journal has other words for that window/)).toBeVisible();
  });

  test.each([
    ['whose change is not sent yet', 'waiting'],
    ['that another device submitted first', 'differs'],
  ] as const)('shows the words after the stored text for a new reflection %s', async (_, status) => {
    const draft = storeDraft(5 * 60_000);
    const submitted = 'The morning was slow and grey. '.repeat(6).trim();
    const content = `${submitted} In the evening we baked bread together.`;
    const sentContents = status === 'waiting' ? [submitted] : [];
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content, status, sentContents });
    await showBeside(submitted, draft);
    await expect.element(page.getByText(/^….* In the evening we baked bread together\.$/)).toBeVisible();
  });

  test('offers to submit a draft although an imported entry has the times of its window', async () => {
    await showBeside('An entry of another app', storeDraft(5 * hourMs), { importedFrom: 'dayone' });
    await expect.element(page.getByRole('link', { name: 'Finish and submit' })).toBeVisible();
  });

  test('does not offer to submit a draft when the server has a different text and it is too late for edits', async () => {
    await showBeside('Half a thought, whole', storeDraft(5 * hourMs));
    await openLine();
    await expect.element(page.getByText(/^Your journal has other words for that window/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Use in my next reflection' })).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });
});

describe('the notice for a draft whose window has closed for good', () => {
  test('shows an expired draft as a collapsed line that expands to the words', async () => {
    storeDraft(72 * hourMs);
    const { container } = await show();
    await expect.element(line()).toBeVisible();
    await expect.element(page.getByText('Half a thought')).not.toBeVisible();
    expect(container.getBoundingClientRect().height).toBeLessThan(72);
    await openLine();
    await expect.element(page.getByText('Half a thought')).toBeVisible();
  });

  test('shows the whole text of an expired draft, and keeps the buttons below a long text near', async () => {
    const draft = storeDraft(72 * hourMs);
    const content = `The first words. ${'The words between them. '.repeat(400)}The last words.`;
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content, otherContent: 'The other version.' });
    await show();
    await openLine();
    const text = page.getByText(/^The first words\./);
    await expect.element(text).toBeVisible();
    expect(text.element().textContent).toBe(`${content}\n\nThe other version.`);
    expect(text.element().clientHeight).toBeLessThan(300);
    expect(text.element().scrollHeight).toBeGreaterThan(1000);
    expect(text.element().scrollTop).toBe(0);
  });

  test('"Put away" moves a notice to the end of home, from where the user can move it back', async () => {
    const draft = storeDraft(72 * hourMs);
    fakeApi({ 'POST /api/reflections/current': { body: shutWindow() } });
    await renderInApp(
      <>
        <section aria-label="top">
          <DraftNotices />
        </section>
        <section aria-label="end">
          <DraftNotices arePutAway />
        </section>
      </>,
    );
    const top = page.getByRole('region', { name: 'top' });
    const end = page.getByRole('region', { name: 'end' });
    await top.getByText(/You have unsent words/).click();
    await top.getByRole('button', { name: 'Put away' }).click();
    await end.getByText(/^Put away: your words from/).click();
    expect(top.element().textContent).toBe('');
    expect(readDraft(storage, draftKey(someIdentity.uid, draft))).toMatchObject({
      status: 'put-away',
      content: 'Half a thought',
    });
    await end.getByRole('button', { name: 'Back to the top' }).click();
    await expect.element(top.getByText(/You have unsent words/)).toBeVisible();
    expect(end.element().textContent).toBe('');
  });
});

describe('the line for several drafts of earlier days whose windows have closed for good', () => {
  test('shows one line instead of one for each draft, and each draft again once there is only one', async () => {
    storeDraft(72 * hourMs);
    storeDraft(96 * hourMs, someIdentity.uid, 'deleted');
    await show();
    await expect.element(page.getByRole('button', { name: '2 texts are not in your journal' })).toBeVisible();
    expect(line().element().checkVisibility()).toBe(false);
    await page.getByText('2 texts are not in your journal').click();
    await expect.element(page.getByText(/^Deleted elsewhere: your words from/)).toBeVisible();
    await openLine();
    await page.getByRole('button', { name: 'Let go' }).click();
    await page.getByRole('button', { name: 'Delete them' }).click();
    await expect.element(page.getByText(/^Deleted elsewhere: your words from/)).toBeVisible();
    expect(document.querySelectorAll('summary')).toHaveLength(1);
    await expect.element(page.getByRole('group').getByText(/^Deleted elsewhere/)).toBeVisible();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  test('shows no such line for texts of yesterday', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
    onTestFinished(() => void vi.useRealTimers());
    for (const hoursAgo of [25, 26, 72]) storeDraft(hoursAgo * hourMs);
    await show();
    await expect.element(line().nth(2)).toBeVisible();
    expect(document.querySelectorAll('summary')).toHaveLength(3);
  });

  test('shows each text as wide as outside the group, without a wider page on a small phone', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 568);
    storeDraft(72 * hourMs);
    storeDraft(96 * hourMs);
    const { container } = await show();
    const group = page.getByText('2 texts are not in your journal');
    await expect.element(group).toBeVisible();
    expect(container.getBoundingClientRect().height).toBeLessThan(60);
    await group.click();
    const { width } = container.getBoundingClientRect();
    for (const each of container.querySelectorAll('details')) expect(each.getBoundingClientRect().width).toBe(width);
  });
});

describe('the focus, when the pressed button of a notice disappears', () => {
  const focused = (name: string) => expect.element(page.getByRole('button', { name })).toHaveFocus();

  test('focuses "Keep them" when the confirmation opens, and "Let go" when the confirmation closes', async () => {
    storeDraft(72 * hourMs);
    await show();
    await openLine();
    await page.getByRole('button', { name: 'Let go' }).click();
    await focused('Keep them');
    await page.getByRole('button', { name: 'Keep them' }).click();
    await focused('Let go');
  });

  test.each([
    ['a draft that can still be submitted', 5],
    ['a draft whose window has closed for good', 72],
  ])('keeps %s and a toast when Escape answers its confirmation, and focuses "Let go"', async (_, hours) => {
    const draft = storeDraft(hours * hourMs);
    await show();
    if (hours > 24) await openLine();
    await page.getByRole('button', { name: 'Let go' }).click();
    await focused('Keep them');
    toast({ title: 'Saved' });
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await focused('Let go');
    expect(currentToasts()[0]?.open).toBe(true);
    expect(storage.get(draftKey(someIdentity.uid, draft))).not.toBeNull();
  });

  test.each([
    ['Delete them', ['Let go', 'Delete them']],
    ['Put away', ['Put away']],
  ])('focuses the next notice after "%s", and the heading of the page after the last notice', async (_, buttons) => {
    storeDraft(72 * hourMs);
    storeDraft(96 * hourMs);
    fakeApi({ 'POST /api/reflections/current': { body: shutWindow() } });
    await renderInApp(
      <>
        <h1>Home</h1>
        <DraftNotices />
      </>,
    );
    const press = async () => {
      await line().first().click();
      for (const name of buttons) await page.getByRole('button', { name }).click();
    };
    await page.getByText('2 texts are not in your journal').click();
    await press();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
    await press();
    await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  test('focuses the next text of a group, also the last one, before a notice above the group', async () => {
    for (const hoursAgo of [5, 72, 96, 120]) storeDraft(hoursAgo * hourMs);
    await show();
    await page.getByText('3 texts are not in your journal').click();
    const summaries = () => [...document.querySelectorAll('summary')];
    const putAwayFirst = async () => {
      await line().nth(1).click();
      await page.getByRole('button', { name: 'Put away' }).click();
    };
    await putAwayFirst();
    await vi.waitFor(() => expect(summaries()).toHaveLength(2));
    await vi.waitFor(() => expect(document.activeElement).toBe(summaries()[0]));
    await putAwayFirst();
    await vi.waitFor(() => expect(summaries()).toHaveLength(1));
    await vi.waitFor(() => expect(document.activeElement).toBe(summaries()[0]));
    await putAwayFirst();
    await expect.element(page.getByRole('link', { name: 'Finish and submit' })).toHaveFocus();
  });
});

test('leaves the focus alone when a notice without the focus disappears', async () => {
  const draft = storeDraft(72 * hourMs);
  fakeApi({ 'POST /api/reflections/current': { body: shutWindow() } });
  await renderInApp(
    <>
      <h1>Home</h1>
      <DraftNotices />
    </>,
  );
  await expect.element(line()).toBeVisible();
  const key = draftKey(someIdentity.uid, draft);
  storage.remove(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(line()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

describe('the notice for a draft of an open window', () => {
  const continueLink = () => page.getByRole('link', { name: 'Go on writing' });

  test('links from the draft of an open window to the writing screen', async () => {
    storeDraft(-hourMs);
    await show();
    await expect.element(page.getByRole('heading', { name: 'You have words waiting' })).toBeVisible();
    await expect.element(page.getByText('Half a thought')).toBeVisible();
    await expect.element(continueLink()).toHaveAttribute('href', '/reflect/evening');
  });

  test('calls the draft "changes" if it edits a stored reflection', async () => {
    const draft = storeDraft(-hourMs);
    const rewrites = { id: 'r', revision: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites });
    await show();
    await expect.element(page.getByRole('heading', { name: 'You have changes waiting' })).toBeVisible();
  });

  test('hides an edit of a reflection while the deletion of this reflection is pending, and after the deletion', async () => {
    const { uid } = someIdentity;
    const draft = storeDraft(-hourMs);
    const rewrites = { id: 'r', revision: 1 };
    writeDraft(storage, draftKey(uid, draft), { ...draft, rewrites });
    const { type, availableFrom, availableUntil } = draft;
    const deletion = { ...rewrites, type, availableFrom, availableUntil, heldUntilMs: Date.now() + hourMs };
    onTestFinished(() => removePending(uid, rewrites.id));
    const { client } = await show();
    const heading = page.getByRole('heading', { name: 'You have changes waiting' });
    await expect.element(heading).toBeVisible();
    putPending(uid, { ...deletion, isImported: false });
    await expect.element(heading).not.toBeInTheDocument();
    removePending(uid, rewrites.id);
    await expect.element(heading).toBeVisible();
    expect(findDrafts(uid)).toMatchObject([{ content: 'Half a thought' }]);
    fakeApi({ 'DELETE /api/reflections/r': { body: { deleted: true } } });
    putPending(uid, { ...deletion, isImported: false, heldUntilMs: 0 });
    await sendDeletions(client, uid);
    expect(findDrafts(uid)).toEqual([]);
    await expect.element(heading).not.toBeInTheDocument();
  });

  const slow = 'The morning was slow and grey. ';
  test.each([
    [
      'in the middle of a long text',
      `${slow.repeat(8)}We ate soup. ${slow.repeat(8)}`,
      'soup',
      'bread',
      /^….*We ate bread\..*…$/,
    ],
    [
      'longer than the text before it',
      slow,
      '$',
      `And then ${'it rained, '.repeat(20)}`,
      /^….*grey\. And then it rained, .*…$/,
    ],
    [
      'in a text without spaces',
      '朝はゆっくりで、灰色だった。'.repeat(12),
      '$',
      '夜にパンを焼いた。',
      /^….*夜にパンを焼いた。$/,
    ],
  ])('shows the words around a change %s', async (_, content, from, to, shown) => {
    const draft = storeDraft(-hourMs);
    const { type, availableFrom, availableUntil } = draft;
    const stored = reflectionOf({ type, availableFrom, availableUntil, content });
    const edit = { content: content.replace(new RegExp(from, 'u'), to), rewrites: { id: stored.id, revision: 1 } };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...edit, version: draft.version + 1 });
    fakeApi({
      'POST /api/reflections/current': { body: shutWindow() },
      'GET /api/reflections': { body: [stored] },
    });
    await renderInApp(<DraftNotices />);
    await expect.element(page.getByText(shown)).toBeVisible();
  });

  test('asks before it discards a change, and does not offer to discard a new reflection', async () => {
    const draft = storeDraft(-hourMs);
    const key = draftKey(someIdentity.uid, draft);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const { unmount } = await show();
    await expect.element(continueLink()).toBeVisible();
    expect(button('Discard').elements()).toHaveLength(0);
    await unmount();
    writeDraft(storage, key, { ...draft, rewrites: { id: 'r', revision: 1 }, version: draft.version + 1 });
    await show();
    await button('Discard').click();
    await expect.element(page.getByText('Your reflection stays as you submitted it.')).toBeVisible();
    await expect.element(button('Go on with it later')).toHaveFocus();
    await button('Go on with it later').click();
    await expect.element(button('Discard')).toHaveFocus();
    expect(storage.get(key)).not.toBeNull();
    await button('Discard').click();
    await button('Discard the change').click();
    expect(storage.get(key)).toBeNull();
    await expect.element(continueLink()).not.toBeInTheDocument();
  });

  test.each([
    ['a new reflection', null, -1],
    ['an edit', { id: 'r', revision: 1 }, -1],
    ['a new reflection whose window has ended', null, 5],
  ])('offers both texts of two tabs, and discards neither, for %s', async (_, rewrites, hours) => {
    const draft = storeDraft(hours * hourMs);
    const both = { ...draft, rewrites, otherContent: 'Written in another tab.', version: draft.version + 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), both);
    await show();
    await expect
      .element(page.getByRole('heading', { name: /^Your words from .* have another version$/ }))
      .toBeVisible();
    await expect.element(page.getByText(/^There is more than one version\. All texts are safe/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the versions' })).toBeVisible();
    expect(page.getByRole('button', { name: /Discard|Let go/ }).elements()).toHaveLength(0);
  });

  test("shows only the other tab's text if the journal has this tab's", async () => {
    const draft = storeDraft(-hourMs);
    const otherContent = 'Written in another tab.';
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, otherContent, version: draft.version + 1 });
    await showBeside(draft.content, draft);
    await expect.element(page.getByText(otherContent)).toBeVisible();
    expect(page.getByText(draft.content).elements()).toHaveLength(0);
  });

  test('links from a draft to the writing screen during the extra time of its window, too', async () => {
    const { type, availableFrom, availableUntil } = storeDraft(60_000);
    const window = { type, isActive: true, availableFrom, availableUntil };
    const extraTimeUntil = new Date(Date.now() + hourMs).toISOString();
    fakeApi({ 'POST /api/reflections/current': { body: { ...shutWindow(), window, extraTimeUntil } } });
    await renderInApp(<DraftNotices />);
    await expect.element(continueLink()).toHaveAttribute('href', '/reflect/evening');
  });
});

describe('the notice for an unsent edit of a past window', () => {
  test.each([
    ['while it can still be sent', 0.1, /^You have an unsent change to your words from/, /^….*And this is new\.$/],
    ['once it is too late', 49, /^Not sent: your change to your words from/, /And this is new\.$/],
  ])('%s, the notice calls an unsent edit a change and shows its last words', async (_, hours, named, shown) => {
    const draft = storeDraft(hours * hourMs);
    const content = `${'The same words as before. '.repeat(200)}And this is new.`;
    const rewrites = { id: 'r', revision: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content, rewrites, version: draft.version + 1 });
    await show();
    const title = page.getByText(named);
    await title.click();
    const text = page.getByText(shown);
    await expect.element(text).toBeVisible();
    const leftPx = ({ scrollTop, clientHeight, scrollHeight }: Element) => scrollHeight - scrollTop - clientHeight;
    await expect.poll(() => leftPx(text.element())).toBeLessThan(2);
  });
});

describe('the notice for an unsent edit in the minutes after its window', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  function storeEdit(): Draft {
    const draft = storeDraft(hourMs / 10);
    const edit = { ...draft, rewrites: { id: 'r', revision: 1 }, version: draft.version + 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), edit);
    return edit;
  }

  test('says until when the reflection can be updated', async () => {
    const draft = storeEdit();
    const end = clockTime(
      new Date(Date.parse(draft.availableUntil) + 15 * 60_000).toISOString(),
      new Date().getTimezoneOffset(),
    );
    await show();
    await expect
      .element(page.getByText(`You can update the reflection until ${end}, 15 minutes after the window.`))
      .toBeVisible();
  });

  test('discards the change if the user confirms it, and keeps the reflection', async () => {
    storeEdit();
    await show();
    await button('Discard').click();
    await expect.element(page.getByText('Your reflection stays as you submitted it.')).toBeVisible();
    await button('Go on with it later').click();
    await expect.element(button('Discard')).toHaveFocus();
    expect(findDrafts(someIdentity.uid)).toHaveLength(1);
    await button('Discard').click();
    await button('Discard the change').click();
    await expect.poll(() => findDrafts(someIdentity.uid)).toEqual([]);
  });
});

describe('the notice for an edit whose window has closed for good', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  test.each([
    ['refused', /^Not sent: your change to/, /so the change stays on this device/],
    ['put-away', /^Put away: your change to/, /^It stays on this device/],
  ] as const)(
    'calls an edit one change while its status is %s, also when it asks for confirmation',
    async (status, title, text) => {
      const draft = storeDraft(49 * hourMs, someIdentity.uid, status);
      const rewrites = { id: 'r', revision: 1 };
      writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites });
      fakeApi({ 'POST /api/reflections/current': { body: shutWindow() } });
      await renderInApp(<DraftNotices arePutAway={status === 'put-away'} />);
      await page.getByText(title).click();
      await expect.element(page.getByText(text)).toBeVisible();
      await button('Let go').click();
      await expect.element(page.getByText('Your reflection stays as you submitted it.')).toBeVisible();
      await expect.element(button('Keep the change')).toHaveFocus();
      await button('Discard the change').click();
      expect(readDraft(storage, draftKey(someIdentity.uid, draft))).toBeNull();
    },
  );
});

describe('"Use in my next reflection" for an edit', () => {
  const use = () => page.getByRole('button', { name: 'Use in my next reflection' });

  async function showEdit(content: string, newer: readonly Reflection[] = []) {
    const draft = storeDraft(49 * hourMs, someIdentity.uid, 'refused');
    const { type, availableFrom, availableUntil } = draft;
    const stored = reflectionOf({ type, availableFrom, availableUntil, content: 'The light on the river.' });
    const rewrites = { id: stored.id, revision: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content, rewrites });
    fakeApi({
      'POST /api/reflections/current': { body: shutWindow() },
      'GET /api/reflections': ({ query }) => ({ body: [...newer, stored].slice(0, Number(query.get('limit'))) }),
    });
    await renderInApp(<DraftNotices />);
    await page.getByText(/^Not sent: your change/).click();
    await expect.element(page.getByRole('button', { name: 'Copy the words' })).toBeVisible();
    return draft;
  }

  test('begins the next reflection with only the words that the edit has added to the submitted text', async () => {
    const draft = await showEdit('The light on the river.\n\nAnd then rain.');
    await expect.element(page.getByText(/^You added “And then rain\.” Only these words are new/)).toBeVisible();
    // Quoted words run in their own direction inside the sentence.
    expect(document.querySelector('bdi')?.textContent).toBe('And then rain.');
    await use().click();
    await expect.element(page.getByText('Your next reflection begins with these words')).toBeVisible();
    expect(readDraft(storage, draftKey(someIdentity.uid, draft))).toMatchObject({
      content: 'And then rain.',
      status: 'for-next',
      rewrites: null,
    });
  });

  test('still offers the added words when the submitted text is not among the newest reflections any more', async () => {
    const newer = Array.from({ length: 6 }, () => reflectionOf({ content: 'A newer text.' }));
    await showEdit('The light on the river.\n\nAnd then rain.', newer);
    await expect.element(use()).toBeVisible();
  });

  test('does not offer "Use in my next reflection" when the edit changes words of the submitted text', async () => {
    await showEdit('The light on the lake.');
    expect(use().elements()).toHaveLength(0);
  });
});

describe('"Use in my next reflection" while a window is open', () => {
  const written = { existingReflection: reflectionOf() };

  test.each<[string, ReturnType<typeof openWindow>, string | undefined]>([
    ['leads to the writing page of a window of the same kind', openWindow(hourMs), '/reflect/evening'],
    ['stays on home if the window is of the other kind', openWindow(hourMs, {}, 'deep'), undefined],
    ['stays on home if the window has its reflection', openWindow(hourMs, written), undefined],
  ])('%s', async (_, body, path) => {
    const draft = storeDraft(49 * hourMs, someIdentity.uid, 'refused');
    fakeApi({ 'POST /api/reflections/current': { body }, 'GET /api/reflections': { body: [] } });
    const { history, client } = await renderInApp(<DraftNotices />);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await openLine();
    await page.getByRole('button', { name: 'Use in my next reflection' }).click();
    await vi.waitFor(() =>
      expect(readDraft(storage, draftKey(someIdentity.uid, draft))).toMatchObject({ status: 'for-next' }),
    );
    expect(history[1]).toBe(path);
    expect(currentToasts().some(({ open }) => open)).toBe(path === undefined);
  });
});

describe('the notice for a submitted draft', () => {
  const stored = (draft: Draft) => readDraft(storage, draftKey(someIdentity.uid, draft));

  test('says that the draft is waiting to be sent, even while its window is open', async () => {
    const draft = storeDraft(-hourMs, someIdentity.uid, 'waiting');
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, sentContents: [draft.content] });
    await show();
    await expect.element(page.getByText('Your words from this evening wait to be sent')).toBeVisible();
    const link = page.getByRole('link', { name: 'Open' }).element();
    expect(link.getAttribute('href')).toBe(`/reflect/evening?from=${encodeURIComponent(draft.availableFrom)}`);
  });

  test.each([
    [
      'says until when a waiting draft is sent',
      5,
      /^Your words from/,
      /sent if you are connected by \d+:\d\d [AP]M on \w+day\. They count for \w+day\.$/,
    ],
    ['promises to send a waiting draft no more once that time is over', 25, /^You have unsent words from/, /is over/],
  ])('%s', async (_, hours, title, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const draft = storeDraft(hours * hourMs, someIdentity.uid, 'waiting');
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, sentContents: [draft.content] });
    await show();
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    expect(page.getByText(/wait to be sent|are connected/).elements()).toHaveLength(hours < 24 ? 2 : 0);
  });

  test.each([
    ['asks the user to submit a changed draft again, while that is possible', 5, /^You changed your words from/],
    ['calls a changed draft unsent, once its window has closed for good', 25, /^You have unsent words from/],
  ])('%s', async (_, hours, title) => {
    const draft = storeDraft(hours * hourMs, someIdentity.uid, 'waiting');
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, sentContents: ['Half a'] });
    await show();
    await expect.element(page.getByText(title)).toBeVisible();
    expect(page.getByText(/The change is not sent yet/).elements()).toHaveLength(hours < 24 ? 1 : 0);
  });

  test('offers to copy a refused draft or to use it in the next reflection', async () => {
    const draft = storeDraft(5 * hourMs, someIdentity.uid, 'refused');
    await show();
    await openLine();
    await expect
      .element(page.getByText('That window has closed for good, so they stay on this device until you decide.'))
      .toBeVisible();
    const buttons = page.getByRole('button').elements();
    expect(buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Copy the words',
      'Use in my next reflection',
      'Put away',
      'Let go',
    ]);
    await page.getByRole('button', { name: 'Use in my next reflection' }).click();
    await expect.element(page.getByText('Your next reflection begins with these words')).toBeVisible();
    expect(currentToasts()[0]).toMatchObject({ title: 'Ready for your next reflection' });
    expect(stored(draft)).toMatchObject({ status: 'for-next', content: 'Half a thought' });
    await page.getByRole('button', { name: 'Not in my next reflection' }).click();
    expect(stored(draft)).toMatchObject({ status: 'refused', content: 'Half a thought' });
  });

  test('if the server has another text, links to the screen where the user chooses one of the two texts', async () => {
    const draft = storeDraft(5 * hourMs, someIdentity.uid, 'differs');
    const rewrites = { id: 'r', revision: 1 };
    const availableUntil = new Date(Date.now() - 60_000).toISOString();
    const otherContent = 'A whole thought';
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites, availableUntil, otherContent });
    await show();
    await expect
      .element(
        page.getByText(
          /^These are on this device; .* choose which to keep until \d+:\d\d\s[AP]M, 15 minutes after the window\.$/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the versions' })).toBeVisible();
  });

  test.each([
    ['has updated the reflection of the open window', 2, /have another version$/, 'See the versions'],
    ['has not changed the reflection of the open window', 1, 'You have changes waiting', 'Go on writing'],
  ])('links to both versions of an unsent change only if another device %s', async (_, revision, title, link) => {
    const draft = storeDraft(-hourMs);
    const { type, availableFrom, availableUntil } = draft;
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites: { id: 'r', revision: 1 } });
    const window = { type, availableFrom, availableUntil, isActive: true };
    const existingReflection = reflectionOf({ ...window, id: 'r', content: 'A whole thought', revision });
    fakeApi({ 'POST /api/reflections/current': { body: { ...shutWindow(), window, existingReflection } } });
    await renderInApp(<DraftNotices />);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText('Half a thought')).toBeVisible();
    expect(page.getByRole('link', { name: link }).element().getAttribute('href')).toBe('/reflect/evening');
  });

  test('says that an edited reflection was deleted on another device, and does not offer to go on writing', async () => {
    const draft = storeDraft(-hourMs);
    const { type, availableFrom, availableUntil } = draft;
    const rewrites = { id: 'r', revision: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites });
    const window = { type, availableFrom, availableUntil, isActive: false };
    fakeApi({ 'POST /api/reflections/current': { body: { ...shutWindow(), window } } });
    await renderInApp(<DraftNotices />);
    await page.getByText(/^Deleted elsewhere: your words from/).click();
    const deletedElsewhere = page.getByText(
      'You deleted this reflection in another tab or on another device. Your words stay here until you decide.',
    );
    await expect.element(deletedElsewhere).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Use in my next reflection' }).click();
    expect(stored(draft)).toMatchObject({ status: 'for-next', content: 'Half a thought', rewrites: null });
    await page.getByRole('button', { name: 'Not in my next reflection' }).click();
    await expect.element(deletedElsewhere).toBeVisible();
  });

  test('if the server has another text and it is too late for edits, offers the words for the next reflection', async () => {
    const draft = storeDraft(10 * hourMs, someIdentity.uid, 'differs');
    const otherContent = 'A whole thought';
    const rewrites = { id: 'r', revision: 1 };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, rewrites, otherContent });
    await showBeside(otherContent, draft);
    await page.getByText(/^You have unsent words/).click();
    await expect.element(page.getByText(/^Your journal has other words for that window/)).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Put away' }).click();
    const apart = { content: 'Half a thought', rewrites: null, otherContent: null };
    expect(stored(draft)).toMatchObject({ ...apart, status: 'put-away' });
  });
});

describe('the notice for a conflict that the user has not decided before the window closed for good', () => {
  const mine = 'Half a thought';
  const journals = 'A whole thought';

  test.each([
    ['the journal is known', journals],
    ['the journal is known at a later text of another device', 'A newer thought'],
    ['only the draft has the journal’s text', null],
  ])('shows, copies, uses and deletes only the words that the journal does not have, if %s', async (_, stored) => {
    const draft = storeDraft(25 * hourMs, someIdentity.uid, 'differs');
    const key = draftKey(someIdentity.uid, draft);
    const conflict = { rewrites: { id: 'r', revision: 1 }, journalContent: journals, otherContent: journals };
    writeDraft(storage, key, { ...draft, ...conflict });
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copy.mockRestore());
    if (stored === null) await show();
    else await showBeside(stored, draft, { id: 'r', revision: stored === journals ? 1 : 2 });
    await openLine();
    await expect.element(page.getByText(mine, { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Your journal has other words for that window/)).toBeVisible();
    expect(page.getByText(journals).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Copy the words' }).click();
    expect(copy).toHaveBeenCalledWith(mine);
    await page.getByRole('button', { name: 'Let go' }).click();
    await expect.element(page.getByText('Delete these words for good?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await page.getByRole('button', { name: 'Use in my next reflection' }).click();
    const kept = { content: mine, otherContent: null, rewrites: null, status: 'for-next' };
    expect(readDraft(storage, key)).toMatchObject(kept);
  });
});

describe('the notice for a draft between whose two versions the user has chosen', () => {
  const mine = 'Half a thought';
  const other = 'A whole thought';

  function storeChosen(endedMsAgo: number, chosen: string): Draft {
    const draft = {
      ...storeDraft(endedMsAgo),
      content: chosen,
      otherContent: chosen === other ? mine : other,
      rewrites: { id: 'r', revision: 1 },
      choice: { chosen, mine, other, status: 'differs' },
    } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
    return draft;
  }

  test('says that changes wait when the chosen text is not in the journal', async () => {
    const draft = storeChosen(-hourMs, `${mine}\n\n${other}`);
    await showBeside(other, draft, { id: 'r' });
    await expect.element(page.getByRole('heading', { name: 'You have changes waiting' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go on writing' })).toBeVisible();
    await expect
      .element(
        page.getByText(
          /^You chose between versions, and can update until \d+:\d\d\s[AP]M, 15 minutes after the window\. All of them are safe\.$/,
        ),
      )
      .toBeVisible();
    expect(page.getByText(/All texts/).elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: 'Discard' }).elements()).toHaveLength(0);
  });

  const explanation = 'Your journal has the version that you chose. This one stays on this device until you decide.';

  test('names the other text as not chosen when the journal has the chosen one, also after a look at both', async () => {
    const draft = storeChosen(-hourMs, other);
    await showBeside(other, draft, { id: 'r' });
    await expect.element(page.getByRole('heading', { name: /^Not chosen: your words from / })).toBeVisible();
    await expect.element(page.getByText(explanation)).toBeVisible();
    await expect.element(page.getByText(mine)).toBeVisible();
    await page.getByRole('link', { name: 'See the versions' }).click();
    const key = draftKey(someIdentity.uid, draft);
    expect([...compared]).toEqual([draft.idempotencyKey]);
    compared.clear();
    expect(readDraft(storage, key)).toEqual(draft);
  });

  test.each([
    ['open', -hourMs],
    ['over', hourMs / 10],
  ])(
    'lets go of the text that was not chosen while the window is %s, if the user confirms it',
    async (_, endedMsAgo) => {
      const draft = storeChosen(endedMsAgo, other);
      await showBeside(other, draft, { id: 'r' });
      await page.getByRole('button', { name: 'Let go' }).click();
      await expect.element(page.getByText('Delete these words for good?')).toBeVisible();
      await page.getByRole('button', { name: 'Delete them' }).click();
      await expect.poll(() => findDrafts(someIdentity.uid)).toEqual([]);
    },
  );

  test.each([
    ['open', -hourMs],
    ['over', hourMs / 10],
  ])(
    'lets go of no words that another tab has saved since, while the window is %s, and shows them',
    async (_, endedMsAgo) => {
      const draft = storeChosen(endedMsAgo, other);
      await showBeside(other, draft, { id: 'r' });
      await page.getByRole('button', { name: 'Let go' }).click();
      // Without an event, as in a page that was frozen.
      const newer = { ...draft, content: 'Newer words', version: draft.version + 1 };
      writeDraft(storage, draftKey(someIdentity.uid, draft), newer);
      await page.getByRole('button', { name: 'Delete them' }).click();
      await expect.element(page.getByText('Newer words')).toBeVisible();
      expect(findDrafts(someIdentity.uid)).toEqual([newer]);
      expect(page.getByRole('button', { name: /Delete them|Discard/ }).elements()).toHaveLength(0);
    },
  );

  test('offers no deletion if a submit without a response may have replaced the chosen text in the journal', async () => {
    const draft = { ...storeChosen(-hourMs, other), journalContent: other, sentContents: ['Sent words'] };
    writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
    await showBeside('Sent words', draft, { id: 'r', revision: 2 });
    await expect.element(page.getByRole('heading', { name: 'You have changes waiting' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Let go' }).elements()).toHaveLength(0);
  });

  test('once the window has closed for good, also copies a text that the journal does not have', async () => {
    const draft = storeChosen(25 * hourMs, mine);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copy.mockRestore());
    await showBeside('Newer words', draft, { id: 'r' });
    await page.getByText(/^Not sent: your change to your words from /).click();
    await page.getByRole('button', { name: 'Copy the words' }).click();
    expect(copy).toHaveBeenCalledWith(`${mine}\n\n${other}`);
  });

  test('once the window has closed for good, copies only the text that the user has chosen', async () => {
    const both = `${mine}\n\n${other}`;
    const draft = storeChosen(25 * hourMs, both);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copy.mockRestore());
    await showBeside(other, draft, { id: 'r' });
    await page.getByText(/^Not sent: your change to your words from /).click();
    await page.getByRole('button', { name: 'Copy the words' }).click();
    expect(copy).toHaveBeenCalledWith(both);
  });

  test('once the window has closed for good, begins the next reflection with only the text that the journal does not have', async () => {
    const draft = storeChosen(25 * hourMs, `${mine}\n\n${other}`);
    await showBeside(other, draft, { id: 'r' });
    await page.getByText(/^Not sent: your change to your words from /).click();
    await expect.element(page.getByText(/^You added “Half a thought”\. Only these words are new/)).toBeVisible();
    await page.getByRole('button', { name: 'Use in my next reflection' }).click();
    const kept = { content: mine, otherContent: null, rewrites: null, status: 'for-next' };
    expect(readDraft(storage, draftKey(someIdentity.uid, draft))).toMatchObject(kept);
  });

  test('deletes the draft when the journal has both texts, which the user has chosen and submitted', async () => {
    const both = `${mine}\n\n${other}`;
    const draft = storeChosen(hourMs, both);
    const key = draftKey(someIdentity.uid, draft);
    writeDraft(storage, key, { ...draft, status: 'waiting', sentContents: [both] });
    await showBeside(both, draft, { id: 'r' });
    await expect.poll(() => storage.get(key)).toBeNull();
  });

  test('once the window has closed for good, keeps the text that was not chosen until the user decides', async () => {
    const draft = storeChosen(25 * hourMs, other);
    await showBeside(other, draft, { id: 'r' });
    await page.getByText(/^Not chosen: your words from /).click();
    await expect.element(page.getByText(explanation)).toBeVisible();
    await expect.element(page.getByText(mine)).toBeVisible();
    await page.getByRole('button', { name: 'Use in my next reflection' }).click();
    const kept = { content: mine, otherContent: null, rewrites: null, status: 'for-next' };
    expect(readDraft(storage, draftKey(someIdentity.uid, draft))).toMatchObject(kept);
  });
});
