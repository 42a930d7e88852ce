import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { button, create, current, openScreen, stats, words, write } from '../../../testing/writing-screen.tsx';
import { storage } from '../../device/storage.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';

test.each([
  ['knows the stats of the new day', 200],
  ['does not get the stats of the new day before the submit', 503],
])(
  'celebrates the evening that was begun before midnight and submitted after it, if the page %s',
  async (_, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 23, 50) });
    const availableFrom = new Date(2026, 10, 16, 18).toISOString();
    const availableUntil = new Date(2026, 10, 16, 23, 59, 59).toISOString();
    const tonight = openWindow(0);
    const window = { ...tonight.window, availableFrom, availableUntil };
    let streak = 6;
    let statusOfStats = 200;
    let { totalReflections } = stats;
    const { api } = await openScreen({
      [current]: () => ({ body: { ...openWindow(0), window } }),
      'GET /api/user/stats': () => ({
        status: statusOfStats,
        body: { ...stats, currentStreak: streak, totalReflections },
      }),
      'GET /api/reflections': { body: [] },
      [create]: () => {
        [streak, statusOfStats] = [7, 200];
        totalReflections += 1;
        return { status: 201, body: reflectionOf({ content: words, availableFrom, availableUntil }) };
      },
    });
    await write();
    [streak, statusOfStats] = [0, status];
    vi.setSystemTime(new Date(2026, 10, 17, 0, 5));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(api.of('GET /api/user/stats')).toHaveLength(2));
    await button('Submit Reflection').click();
    await expect.element(page.getByRole('dialog'), { timeout: 4_000 }).toMatchTextContent(/A whole week/);
  },
);

test.each([
  [22, 30],
  [23, 58],
])(
  'the evening before the clocks went back can be submitted until the end of the next day, also at %i:%i',
  async (hour, minute) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, hour, minute) });
    const availableFrom = new Date(2026, 10, 16, 17).toISOString();
    const availableUntil = new Date(2026, 10, 16, 22, 59, 59).toISOString();
    const evening = { type: 'evening', availableFrom, availableUntil } as const;
    const draft = { ...createDraft(evening, { promptId: 'p', question: 'q' }), content: words };
    writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
    const path = `/reflect/evening?from=${encodeURIComponent(availableFrom)}`;
    await openScreen({ [current]: { body: shutWindow() }, 'GET /api/reflections': { body: [] } }, path);
    await expect
      .element(page.getByText(/^These words are for yesterday evening\./))
      .toMatchTextContent(/They still count for that day if you submit them by 11:59\sPM on Tuesday\./);
    await expect.element(button('Submit Reflection')).toBeEnabled();
  },
);
