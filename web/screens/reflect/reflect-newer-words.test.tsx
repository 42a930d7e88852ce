import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayAt } from '../../../core/domain/days/day.ts';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { button, current, hourMs, openScreen, stats, write, writing } from '../../../testing/writing-screen.tsx';
import { currentWindowQuery } from '../../data/current-window.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { deleteDraft, deviceDrafts } from '../../features/drafts/device-drafts.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { ReflectScreen } from './reflect-screen.tsx';

const old = reflectionOf({ content: 'One.' });
const newer = { ...old, content: 'One. Two from the phone.', revision: 2 };

afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

/** Open the page from a home that loaded the window some time ago. */
async function openFromHome(
  now: ReturnType<typeof openWindow>,
  { ageMs = 60_000, existing = old as typeof old | null, answer = {} as FakeAnswers } = {},
) {
  const api = fakeApi({ [current]: { body: now }, 'GET /api/user/stats': { body: stats }, ...answer });
  const timezoneOffset = new Date().getTimezoneOffset();
  const localDay = dayAt(Date.now(), timezoneOffset);
  const client = createQueryClient(() => undefined);
  const { existingReflection: _, ...empty } = now;
  const known = {
    ...empty,
    window: { ...now.window, isActive: true },
    ...(existing && { existingReflection: existing }),
    receivedAtMs: performance.now() - ageMs,
    receivedAtWallMs: Date.now() - ageMs,
  };
  client.setQueryData(currentWindowQuery({ timezoneOffset, localDay }).queryKey, known, {
    updatedAt: Date.now() - ageMs,
  });
  return { api, ...(await renderInApp(<ReflectScreen />, { path: '/reflect/', client })) };
}

const withNewer = () => openWindow(hourMs, { existingReflection: newer });

describe('newer words of another device, when the page opens with what home loaded a minute ago', () => {
  test('replace the shown words if the user has changed nothing, with the cursor at the end', async () => {
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const body = withNewer();
    const answer = async () => {
      await responded;
      return { body };
    };
    const { api } = await openFromHome(body, {
      answer: { [current]: answer, [`PUT /api/reflections/${old.id}`]: { body: { ...newer, revision: 3 } } },
    });
    await expect.element(writing()).toHaveValue('One.');
    await vi.waitFor(() => expect(api.of(current)).toHaveLength(1));
    respond();
    await expect.element(writing()).toHaveValue(newer.content);
    const area = writing().element() as HTMLTextAreaElement;
    expect(area.selectionStart).toBe(newer.content.length);
    expect(findDrafts(someIdentity.uid)).toEqual([]);
    await userEvent.keyboard(' Three.');
    await button('Update Reflection').click();
    await vi.waitFor(() => expect(api.of(`PUT /api/reflections/${old.id}`)[0]?.headers.get('if-match')).toBe('2'));
    expect(api.of(`PUT /api/reflections/${old.id}`)[0]?.body).toMatchObject({ content: `${newer.content} Three.` });
  });

  test('appear on an empty page if the other device has submitted meanwhile', async () => {
    await openFromHome(withNewer(), { existing: null });
    await expect.element(writing()).toHaveValue(newer.content);
    await expect.element(page.getByText('Editing')).toBeVisible();
  });

  test('never replace what the user has typed: a note offers both versions', async () => {
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const body = withNewer();
    await openFromHome(body, {
      answer: {
        [current]: async () => {
          await responded;
          return { body };
        },
      },
    });
    await write(' Mine.');
    respond();
    await expect
      .element(page.getByText(/^These words are for .* Your journal has other words for this window, too\./))
      .toBeVisible();
    await expect.element(writing()).toHaveValue('One. Mine.');
    await expect.element(writing()).toHaveFocus();
    await button('See both versions').click();
    const version = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(version('On this device')).toMatchTextContent('One. Mine.');
    await expect.element(version('Already in your journal')).toMatchTextContent(newer.content);
  });

  test('stand beside an older draft of this device, if the user has not typed on this page', async () => {
    const now = withNewer();
    const draft = createDraft(now.window, { promptId: 'p', question: 'q' });
    const rewrites = { id: old.id, revision: old.revision };
    const found = { ...draft, content: 'One. Begun here.', rewrites, version: 1 };
    writeDraft(deviceDrafts, draftKey(someIdentity.uid, draft), found);
    await openFromHome(now);
    await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toBeVisible();
  });

  test('replace the copy of the journal that the user has chosen over another version, which stays on the device', async () => {
    const now = withNewer();
    const draft = createDraft(now.window, { promptId: 'p', question: 'q' });
    const found = {
      ...draft,
      content: old.content,
      otherContent: 'Mine.',
      rewrites: { id: old.id, revision: old.revision },
      journalContent: old.content,
      choice: { chosen: old.content, mine: 'Mine.', other: old.content, status: 'differs' as const },
      version: 1,
    };
    writeDraft(deviceDrafts, draftKey(someIdentity.uid, draft), found);
    await openFromHome(now);
    await expect.element(writing()).toHaveValue(newer.content);
    await expect
      .poll(() => findDrafts(someIdentity.uid)[0])
      .toMatchObject({
        content: newer.content,
        otherContent: 'Mine.',
        rewrites: { id: old.id, revision: 2 },
      });
  });

  test('are not requested when home loaded the window less than 5 s ago', async () => {
    const { api } = await openFromHome(withNewer(), { ageMs: 1_000 });
    await expect.element(writing()).toHaveValue('One.');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.of(current)).toHaveLength(0);
  });

  test('leave the shown words as they are when the server cannot be reached', async () => {
    const { api } = await openFromHome(withNewer(), { answer: { [current]: 'offline' } });
    await vi.waitFor(() => expect(api.of(current)).toHaveLength(1));
    await write(' More.');
    await expect.element(writing()).toHaveValue('One. More.');
  });
});

test('shows the newer words of another device when the page comes back from the background', async () => {
  let body = openWindow(hourMs, { existingReflection: old });
  const { api } = await openScreen({ [current]: () => ({ body }) });
  await expect.element(writing()).toHaveValue('One.');
  body = { ...body, existingReflection: newer };
  const requests = api.of(current).length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(api.of(current)).toHaveLength(requests);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(writing()).toHaveValue(newer.content);
});

describe('a reflection that another device deleted after home loaded it', () => {
  const notice = page.getByText(/^You deleted this reflection in another tab or on another device\./);
  const deleted = () => {
    const open = openWindow(hourMs);
    return { ...open, window: { ...open.window, isActive: false } };
  };

  test('is said to be deleted as soon as the page knows, and its text is not put on the device', async () => {
    await openFromHome(deleted());
    await expect.element(notice).toBeVisible();
    await expect.element(writing()).toHaveValue(old.content);
    expect(button('Update Reflection').elements()).toEqual([]);
    expect(findDrafts(someIdentity.uid)).toEqual([]);
  });

  test('is said to be deleted beside what the user has typed, which stays on the device', async () => {
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const body = deleted();
    const answer = async () => {
      await responded;
      return { body };
    };
    await openFromHome(body, { answer: { [current]: answer } });
    await write(' Mine.');
    respond();
    await expect.element(notice).toBeVisible();
    await expect.element(writing()).toHaveFocus();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: 'One. Mine.', status: 'deleted', rewrites: null }]);
  });

  test('is not mentioned on a page without words', async () => {
    const { api } = await openFromHome(deleted(), { existing: null });
    await vi.waitFor(() => expect(api.of(current)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(notice.elements()).toEqual([]);
  });
});
