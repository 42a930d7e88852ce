import type { QueryClient } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { HistoryScreen } from '../web/screens/history/history-screen.tsx';
import { type FakeAnswers, fakeApi } from './fake-api.ts';
import { reflectionOf } from './reflections.ts';
import { renderInApp, standingSession } from './render.tsx';

export const noon = new Date('2026-11-20T12:00:00Z');

/** Three reflections on two days. The second is longer than a card shows. */
export const reflections = [
  reflectionOf({ localDate: '2026-11-20', content: 'Evening of the twentieth.' }),
  reflectionOf({ localDate: '2026-11-18', type: 'deep', content: `${'long '.repeat(60)}end` }),
  reflectionOf({ localDate: '2026-11-18', content: 'Evening of the eighteenth.' }),
];

/** Open history with `reflections`, or with other responses in `answers`. */
export async function openScreen(
  answers: FakeAnswers = {},
  path = '/history',
  client?: QueryClient,
  session = standingSession(),
) {
  const api = fakeApi({
    'GET /api/reflections/calendar': { body: reflections },
    'GET /api/reflections': { body: reflections },
    ...answers,
  });
  history.replaceState(null, '');
  const app = await renderInApp(<HistoryScreen />, { path, session, ...(client && { client }) });
  return { api, ...app };
}

export const listView = () => page.getByRole('button', { name: 'List view' });
export const calendarView = () => page.getByRole('button', { name: 'Calendar view' });
export const yearView = () => page.getByRole('button', { name: 'Year view' });
