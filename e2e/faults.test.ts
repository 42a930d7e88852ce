import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { setTokenSource } from '../web/data/api.ts';
import { type Device, installBrowser, tokenOfTab } from './faults/device.ts';
import { play } from './faults/evening.ts';
import { faults, network } from './faults/network.ts';
import { type Schedule, scheduleOf } from './faults/schedule.ts';
import { chosenSeeds, firstSeeds } from './faults/seeds.ts';

/** `npm run test:faults` asks for 1,000; the short version of every run makes fewer. */
const seeds = chosenSeeds(process.env['SCHEDULES'], firstSeeds(66));
const atOnce = 6;
/** 19:30 for whoever lives in UTC. */
const evening = '2026-03-04T19:30:00.000Z';

const realFetch = fetch;
let app: TestApp;
let uninstall: () => void;

beforeAll(async () => {
  app = await createTestApp({ limits: { read: 1_000_000, write: 1_000_000, open: 1_000_000, stranger: 1_000_000 } });
  app.clock.set(evening);
  uninstall = installBrowser();
  setTokenSource({ token: async () => tokenOfTab(), refresh: async () => tokenOfTab() });
});
afterAll(async () => {
  setTokenSource(null);
  uninstall();
  await app.stop();
});

type Outcome = { readonly schedule: Schedule; readonly stored: readonly string[]; readonly left: number };

/** What the server has, and how many drafts the device still has, after one person's evening. */
async function outcomeOf(schedule: Schedule, isInMemoryOnly: boolean): Promise<Outcome> {
  const uid = randomUUID();
  const token = await app.tokenFor({ subject: uid });
  const synced = await app.call('POST', '/api/auth/sync', {
    token,
    body: { uid, email: `${uid}@example.com`, displayName: null, photoURL: null },
  });
  if (synced.status !== 200) throw new Error(`sync answered ${synced.status}`);
  const waiting = [...schedule.faults];
  const device: Device = {
    storage: new Map([
      ['token', token],
      ['inward-demo-offset', '0'],
    ]),
    tabs: [],
    skewMs: schedule.skewMs,
    isOnline: true,
    fetch: network(app.address, realFetch, waiting),
  };
  await play({ device, uid, timezoneOffset: 0, schedule, isInMemoryOnly }, () => waiting.splice(0));
  const { body } = await app.call('GET', '/api/reflections', { token });
  const left = [...device.storage.keys()].filter((key) => key.startsWith('inward-draft:')).length;
  return { schedule, stored: (body as Reflection[]).map(({ content }) => content), left };
}

async function playAll(chosen: readonly number[], isInMemoryOnly: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...chosen];
  const worker = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      outcomes.push(await outcomeOf(scheduleOf(seed), isInMemoryOnly));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

const isRight = ({ schedule, stored, left }: Outcome) =>
  stored.length === 1 && stored[0] === schedule.pieces.join('') && left === 0;

test(`${seeds.length} schedules of faults, from seed ${seeds[0]} on, each end in exactly one reflection with exactly the typed text`, {
  timeout: 1_800_000,
}, async () => {
  const outcomes = await playAll(seeds, false);
  expect(outcomes.filter((outcome) => !isRight(outcome))).toEqual([]);
  expect(outcomes).toHaveLength(seeds.length);
  // One schedule cannot meet every kind.
  if (seeds.length < faults.length) return;
  const met: ReadonlySet<string> = new Set(outcomes.flatMap(({ schedule }) => schedule.faults.map(({ kind }) => kind)));
  expect([...met].sort()).toEqual([...faults].sort());
});

test('the control: a draft that lives in memory alone loses words', { timeout: 1_800_000 }, async () => {
  const outcomes = await playAll(firstSeeds(66), true);
  const lost = outcomes.filter((outcome) => !isRight(outcome));
  expect(lost.length).toBeGreaterThan(5);
});
