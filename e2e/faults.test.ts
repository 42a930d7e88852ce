import './faults/blank-document.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { setTokenSource } from '../web/data/api/api.ts';
import { type Device, installBrowser, ownerOfTab, tokenOfTab, wait } from './faults/device.ts';
import { runEvening } from './faults/evening.ts';
import { faults, isWrite, network } from './faults/network.ts';
import { type Schedule, scheduleOf } from './faults/schedule.ts';
import { chosenSeeds, firstSeeds } from './faults/seeds.ts';

/** `npm run test:faults` sets SCHEDULES to 900. */
const seeds = chosenSeeds(process.env['SCHEDULES'], firstSeeds(66));
const atOnce = 6;
const evening = '2026-03-04T19:30:00.000Z';

const realFetch = fetch;
/**
 * Return a fetch that delays the responses to writes by these times: the first by `lateMs[0]`, and so on. Pages give up
 * after 400 ms.
 */
function delayWrites(lateMs: number[]): typeof fetch {
  return async (url, init) => {
    const answer = await realFetch(url, init);
    if (isWrite(new URL(String(url)).pathname, init?.method)) await wait(lateMs.shift() ?? 0);
    return answer;
  };
}

let app: TestApp;
let uninstall: () => void;

beforeAll(async () => {
  app = await createTestApp({ limits: { read: 1_000_000, write: 1_000_000, open: 1_000_000, stranger: 1_000_000 } });
  app.clock.set(evening);
  uninstall = installBrowser();
  setTokenSource({ token: async () => tokenOfTab(), refresh: async () => tokenOfTab(), owner: ownerOfTab });
});
afterAll(async () => {
  setTokenSource(null);
  uninstall();
  await app.stop();
});

/**
 * `isInMemoryOnly` is whether drafts exist only in the memory of their tab. `send` is the fetch that reaches the
 * server.
 */
type World = { readonly isInMemoryOnly?: boolean; readonly send?: typeof fetch };
type Outcome = { readonly schedule: Schedule; readonly stored: readonly string[]; readonly left: number };

/** Run one evening. Return the reflections on the server and the number of drafts left on the device. */
async function outcomeOf(schedule: Schedule, { isInMemoryOnly = false, send = realFetch }: World): Promise<Outcome> {
  const uid = randomUUID();
  const token = await app.tokenFor({ subject: uid });
  const synced = await app.call('POST', '/api/auth/sync', {
    token,
    body: { uid, email: `${uid}@example.com`, displayName: null, photoURL: null },
  });
  if (synced.status !== 200) throw new Error(`The sync responded with ${synced.status}`);
  const waiting = [...schedule.faults];
  const device: Device = {
    storage: new Map([
      ['token', token],
      ['uid', uid],
      ['inward-demo-offset', '0'],
    ]),
    tabs: [],
    skewMs: schedule.skewMs,
    isOnline: true,
    fetch: network(app.address, send, waiting),
  };
  await runEvening({ device, uid, timezoneOffset: 0, schedule, isInMemoryOnly }, () => waiting.splice(0));
  const { body } = await app.call('GET', '/api/reflections', { token });
  const left = [...device.storage.keys()].filter((key) => key.startsWith('inward-draft:')).length;
  return { schedule, stored: (body as Reflection[]).map(({ content }) => content), left };
}

async function playAll(chosen: readonly number[], world: World = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...chosen];
  const worker = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      outcomes.push(await outcomeOf(scheduleOf(seed), world));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

const isRight = ({ schedule, stored, left }: Outcome) =>
  stored.length === 1 && stored[0] === schedule.pieces.join('') && left === 0;

test(`each of ${seeds.length} schedules of faults, from seed ${seeds[0]} on, stores exactly one reflection with the typed text`, {
  timeout: 1_800_000,
}, async () => {
  const outcomes = await playAll(seeds);
  expect(outcomes.filter((outcome) => !isRight(outcome))).toEqual([]);
  expect(outcomes).toHaveLength(seeds.length);
  // A run with fewer schedules than kinds of faults cannot contain every kind, so do not check that.
  if (seeds.length < faults.length) return;
  const met: ReadonlySet<string> = new Set(outcomes.flatMap(({ schedule }) => schedule.faults.map(({ kind }) => kind)));
  expect([...met].sort()).toEqual([...faults].sort());
});

test('every reflection is saved even if a write that began before the network recovered fails after the recovery', {
  timeout: 600_000,
}, async () => {
  const lost = 7;
  expect(scheduleOf(lost).faults[1]).toEqual({ kind: 'offline', reachesServer: true });
  const fetches = Array.from({ length: 8 }, (_, each) => delayWrites([100 + 30 * each, 300, 450, 450]));
  const outcomes = await Promise.all(fetches.map((send) => playAll([lost], { send })));
  expect(outcomes.flat().filter((outcome) => !isRight(outcome))).toEqual([]);
});

test('control: text is lost when drafts are stored only in memory', { timeout: 1_800_000 }, async () => {
  const outcomes = await playAll(firstSeeds(66), { isInMemoryOnly: true });
  const lost = outcomes.filter((outcome) => !isRight(outcome));
  expect(lost.length).toBeGreaterThan(5);
});
