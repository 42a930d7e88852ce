import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { WaitingDialogs } from '../web/features/celebration/waiting-dialogs.tsx';
import { ReflectScreen } from '../web/screens/reflect/reflect-screen.tsx';
import { type FakeAnswers, fakeApi } from './fake-api.ts';
import { openWindow } from './reflections.ts';
import { renderInApp, standingSession } from './render.tsx';

export const hourMs = 3_600_000;
export const words = 'The light on the river.';
export const stats = { currentStreak: 4, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };
export const current = 'POST /api/reflections/current';
export const create = 'POST /api/reflections';

/** Open the writing screen with an open evening window, unless `answers` has another window. */
export async function openScreen(answers: FakeAnswers = {}, path = '/reflect/evening', session = standingSession()) {
  const api = fakeApi({
    [current]: { body: openWindow(5 * hourMs) },
    'GET /api/user/stats': { body: stats },
    ...answers,
  });
  const app = await renderInApp(
    <>
      <Route path="/reflect/:type?" component={ReflectScreen} />
      <WaitingDialogs />
    </>,
    { path, session },
  );
  return { api, ...app };
}

export const writing = () => page.getByPlaceholder('Write what comes…');
export const button = (name: string) => page.getByRole('button', { name });
/** Return an error response with a body like the server's. */
export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { code, message: 'Refused', requestId: 'r', ...more },
});

export async function write(text = words) {
  await expect.element(writing()).toBeVisible();
  await userEvent.type(writing(), text);
}
