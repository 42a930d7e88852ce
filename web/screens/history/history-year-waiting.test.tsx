import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noon, openScreen, yearView } from '../../../testing/history-screen.tsx';
import { someIdentity } from '../../../testing/render.tsx';
import { storage } from '../../device/storage.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { isBesideOwn } from './beside-own.ts';

vi.mock('./beside-own.ts', { spy: true });

test('an arrow key draws no month of the year again while a reflection waits to be sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T21:00:00.000Z' };
  const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
  const waiting = { ...draft, content: 'Fog.', status: 'waiting' as const, sentContents: ['Fog.'] };
  writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
  const year = { year: 2026, days: [{ localDate: '2026-11-17', types: ['deep'] }], firstYear: 2025 };
  await openScreen({ 'GET /api/reflections/year': { body: year } });
  await yearView().click();
  await expect
    .element(page.getByRole('button', { name: /^Thursday, November 19, .*waiting to be sent$/ }))
    .toBeVisible();
  document.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-11-19');
  const drawn = vi.mocked(isBesideOwn).mock.calls.length;
  expect(drawn).toBeGreaterThan(0);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-11-18');
  expect(vi.mocked(isBesideOwn).mock.calls.length).toBe(drawn);
});
