import { expect, onTestFinished, test, vi } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { statsQuery } from '../../data/stats.ts';
import { holdInTab, namesHeldInTabs } from '../../device/one-tab.ts';
import { localDayNow } from '../reflections/use-local-day.ts';
import { celebrateMissed, milestoneAfterSubmit } from './celebrate-submit.ts';
import { celebrationLock, findDue, putDue } from './due-celebration.ts';
import { offerHelp } from './waiting-dialogs.tsx';

const call = 'GET /api/user/stats';
const before = { currentStreak: 6, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };

test('fetches the stats 1.5 s after a submit and returns the milestone that the new stats reach [4.26, 9.8]', async () => {
  // Load the lazy code before the fake timers start.
  await Promise.all([import('../../../core/domain/stats/milestones.ts'), import('./achievement-dialog.tsx')]);
  const realTimeout = window.setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const api = fakeApi({ [call]: { body: { ...before, currentStreak: '7', totalReflections: 13 } } });
  const client = createQueryClient(() => undefined);
  client.setQueryData(statsQuery(localDayNow()).queryKey, before);
  const reached = milestoneAfterSubmit(client, 'ada', null, () => false);
  await vi.advanceTimersByTimeAsync(1_499);
  await new Promise((resolve) => realTimeout(resolve, 100));
  expect(api.of(call)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reached).toMatchObject({ type: 'streak', milestone: 7 });
  expect(api.of(call)).toHaveLength(1);
  expect(findDue('ada')).toBeNull();
});

test('compares with the stats before the submit, although home has fetched newer ones since', async () => {
  const after = { ...before, currentStreak: 7, totalReflections: 13 };
  fakeApi({ [call]: { body: { ...after, currentStreak: '7' } } });
  const client = createQueryClient(() => undefined);
  client.setQueryData(statsQuery(localDayNow()).queryKey, after);
  expect(await milestoneAfterSubmit(client, 'ada', before, () => false)).toMatchObject({
    type: 'streak',
    milestone: 7,
  });
});

test.each([
  ['celebrates a streak since yesterday if no other reflection was submitted since', 13, { milestone: 7 }],
  ['does not celebrate a streak again that another device has reached today', 14, null],
])('without the stats of today, %s', async (_, totalReflections, milestone) => {
  fakeApi({ [call]: { body: { ...before, currentStreak: '7', totalReflections } } });
  const client = createQueryClient(() => undefined);
  client.setQueryData(statsQuery(addDays(localDayNow(), -1)).queryKey, before);
  const reachedNow = await milestoneAfterSubmit(client, 'ada', null, () => false);
  if (milestone === null) expect(reachedNow).toBeNull();
  else expect(reachedNow).toMatchObject(milestone);
});

const reached = () => fakeApi({ [call]: { body: { ...before, currentStreak: '7', totalReflections: 13 } } });
const celebrateAtStart = async () => {
  const celebrate = vi.fn();
  await celebrateMissed(
    createQueryClient(() => undefined),
    'ada',
    () => false,
    celebrate,
  );
  return celebrate.mock.calls.flat();
};

test('remembers a submit before its milestone is known, except that of a text with a phrase of harm', async () => {
  fakeApi({ [call]: { status: 503, body: 'down' } });
  const client = createQueryClient(() => undefined);
  client.setQueryData(statsQuery(localDayNow()).queryKey, before);
  expect(await milestoneAfterSubmit(client, 'ada', null, () => false, true)).toBeNull();
  expect(findDue('ada')).toBeNull();
  expect(await milestoneAfterSubmit(client, 'ada', null, () => false)).toBeNull();
  expect(findDue('ada')).toMatchObject({ day: localDayNow(), before });
});

test('celebrates no earlier submit after a text with a phrase of harm, whether it is sent at once or later', async () => {
  reached();
  const due = { submittedAtMs: 1, day: localDayNow(), before };
  putDue('ada', due);
  offerHelp('ada');
  expect(await celebrateAtStart()).toEqual([]);
  putDue('ada', due);
  await milestoneAfterSubmit(
    createQueryClient(() => undefined),
    'ada',
    null,
    () => false,
    true,
  );
  expect(await celebrateAtStart()).toEqual([]);
});

test('celebrates a milestone once if the page was reloaded before the milestone was known', async () => {
  reached();
  putDue('ada', { submittedAtMs: 1, day: localDayNow(), before });
  const [inOneTab, inAnother] = await Promise.all([celebrateAtStart(), celebrateAtStart()]);
  expect([...inOneTab, ...inAnother]).toEqual([expect.objectContaining({ type: 'streak', milestone: 7 })]);
  expect(await celebrateAtStart()).toEqual([]);
});

test('keeps a later submit that this tab makes while it celebrates an earlier one', async () => {
  reached();
  putDue('ada', { submittedAtMs: 1, day: localDayNow(), before });
  const celebrated = celebrateAtStart();
  await vi.waitFor(async () => expect(await namesHeldInTabs()).toContain(celebrationLock));
  putDue('ada', { submittedAtMs: 2, day: localDayNow(), before });
  await celebrated;
  expect(findDue('ada')).toMatchObject({ submittedAtMs: 2 });
});

test('leaves the celebration to the tab that submitted while this tab is still open', async () => {
  reached();
  putDue('ada', { submittedAtMs: 1, day: localDayNow(), before });
  await new Promise<void>((resolve) => onTestFinished(holdInTab(celebrationLock, resolve)));
  expect(await celebrateAtStart()).toEqual([]);
  expect(findDue('ada')).not.toBeNull();
});

test('celebrates no milestone of an earlier day at a start', async () => {
  reached();
  putDue('ada', { submittedAtMs: 1, day: '2026-03-04', before });
  expect(await celebrateAtStart()).toEqual([]);
  expect(findDue('ada')).toBeNull();
});
