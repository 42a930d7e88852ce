import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow } from '../../../testing/reflections.ts';
import { currentWindowQuery } from '../current-window.ts';
import { createQueryClient } from '../query-client.ts';
import { windowRequest } from '../window-request.ts';
import { invalidateAfterWrite } from '../write-reflections.ts';
import { callApi, setTokenSource } from './api.ts';
import { type EarlyAnswers, earlyKey, takeEarlyAnswer } from './early-answers.ts';

const path = '/api/user/stats';

const early = (token: string, response: Promise<Response>): EarlyAnswers => {
  response.catch(() => undefined);
  return new Map([[path, { token, response }]]);
};
const answerOf = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));

const sendToken = (token: string) =>
  setTokenSource({ token: async () => token, refresh: async () => token, owner: () => 'uid-1' });

afterEach(() => {
  delete window.inwardEarlyAnswers;
  setTokenSource(null);
});

test('uses the answer to an early request for the first call, and sends a request for the next call', async () => {
  const api = fakeApi({ [`GET ${path}`]: { body: { currentStreak: 2 } } });
  sendToken('mine');
  window.inwardEarlyAnswers = early('mine', answerOf({ currentStreak: 1 }));
  expect(await callApi('getStats')).toEqual({ currentStreak: 1 });
  expect(api.requests).toEqual([]);
  expect(await callApi('getStats')).toEqual({ currentStreak: 2 });
});

test.each<[string, 'evening' | 'deep', number]>([
  ['uses the early answer about the window of the same type, with its own times', 'evening', 0],
  ['sends a request of its own for the window of another type', 'deep', 1],
])('%s', async (_, type, sent) => {
  const known = openWindow(3_600_000);
  const api = fakeApi({ 'POST /api/reflections/current': { body: known } });
  sendToken('mine');
  const times = { receivedAtMs: 300, receivedAtWallMs: Date.now() - 700 };
  const response = answerOf({ ...known, ...times, sentAtMs: times.receivedAtWallMs - 150 });
  const key = earlyKey('/api/reflections/current', JSON.stringify(windowRequest(0, 'evening')));
  window.inwardEarlyAnswers = new Map([[key, { token: 'mine', response }]]);
  const client = createQueryClient(() => undefined);
  const answer = await client.fetchQuery(currentWindowQuery({ timezoneOffset: 0, localDay: known.localDate, type }));
  expect(api.requests).toHaveLength(sent);
  const { receivedAtMs, receivedAtWallMs } = answer;
  expect(receivedAtMs === times.receivedAtMs && receivedAtWallMs === times.receivedAtWallMs).toBe(sent === 0);
  expect(answer).toEqual({ ...known, receivedAtMs, receivedAtWallMs });
});

test.each([
  ['opened', { isActive: false, availableFrom: '2026-11-20T18:00:00.000Z' }],
  ['closed', { isActive: true, availableUntil: '2026-11-20T18:00:00.000Z' }],
])('requests the window again if it has %s since the early answer arrived', async (_, change) => {
  const now = openWindow(3_600_000);
  const api = fakeApi({ 'POST /api/reflections/current': { body: now } });
  sendToken('mine');
  const times = { sentAtMs: 0, receivedAtMs: performance.now() - 2_000, receivedAtWallMs: Date.now() - 2_000 };
  const known = { ...now, serverNow: '2026-11-20T17:59:59.000Z', window: { ...now.window, ...change } };
  const key = earlyKey('/api/reflections/current', JSON.stringify(windowRequest(0, undefined)));
  window.inwardEarlyAnswers = new Map([[key, { token: 'mine', response: answerOf({ ...known, ...times }) }]]);
  const client = createQueryClient(() => undefined);
  const answer = await client.fetchQuery(currentWindowQuery({ timezoneOffset: 0, localDay: now.localDate }));
  expect(api.requests).toHaveLength(1);
  expect(answer.window).toEqual(now.window);
});

test('does not use an early answer that was requested before a write', async () => {
  const api = fakeApi({ [`GET ${path}`]: { body: { currentStreak: 2 } } });
  sendToken('mine');
  window.inwardEarlyAnswers = early('mine', answerOf({ currentStreak: 1 }));
  await invalidateAfterWrite(createQueryClient(() => undefined));
  expect(await callApi('getStats')).toEqual({ currentStreak: 2 });
  expect(api.of(`GET ${path}`)).toHaveLength(1);
});

test.each([
  ['with another user’s token', 'theirs', () => answerOf({ currentStreak: 1 })],
  ['that failed', 'mine', () => Promise.reject(new TypeError('Failed to fetch'))],
])('sends a request of its own instead of using the answer to an early request %s', async (_, token, response) => {
  const api = fakeApi({ [`GET ${path}`]: { body: { currentStreak: 2 } } });
  sendToken('mine');
  window.inwardEarlyAnswers = early(token, response());
  expect(await callApi('getStats')).toEqual({ currentStreak: 2 });
  expect(api.of(`GET ${path}`)).toHaveLength(1);
});

test('repeats a request with a fresh token when its early answer is a 401', async () => {
  fakeApi({ [`GET ${path}`]: { body: { currentStreak: 2 } } });
  setTokenSource({ token: async () => 'old', refresh: async () => 'new', owner: () => 'uid-1' });
  window.inwardEarlyAnswers = early('old', Promise.resolve(new Response('{}', { status: 401 })));
  expect(await callApi('getStats')).toEqual({ currentStreak: 2 });
});

test('does not use an early answer once the page has been open for 10 s', () => {
  const now = vi.spyOn(performance, 'now');
  now.mockReturnValue(9_999);
  window.inwardEarlyAnswers = early('mine', answerOf({}));
  expect(takeEarlyAnswer(path, 'mine')).not.toBeNull();
  now.mockReturnValue(10_000);
  window.inwardEarlyAnswers = early('mine', answerOf({}));
  const late = takeEarlyAnswer(path, 'mine');
  now.mockRestore();
  expect(late).toBeNull();
});
