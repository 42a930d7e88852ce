// Runs schedules of faults.test.ts in a real browser, with real storage, real kills and the built pages. Only a few,
// because each takes seconds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { runEveningInBrowser } from './faults/browser-evening.ts';
import { type FaultProxy, startFaultProxy } from './faults/fault-proxy.ts';
import { createRealBrowser } from './faults/real-browser.ts';
import { type Schedule, scheduleOf } from './faults/schedule.ts';
import { chosenSeeds, firstSeeds } from './faults/seeds.ts';
import { signUpByApi } from './support/api-user.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { freePort } from './support/server-process.ts';

/**
 * The smallest set of seeds that covers every kind of fault, two tabs, kills while typing, and fast and slow clocks.
 */
const usual = [3, 5, 11, 13, 53];
const seeds = chosenSeeds(process.env['BROWSER_SCHEDULES'], usual);
const atOnce = 2;

let evening: FixedClockServer;
let proxy: FaultProxy;
let origin: string;
let people = 0;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  evening = await startFixedClockServer('faults', { PUBLIC_URL: origin, PROXIES: '1' });
  proxy = await startFaultProxy(port, Number(new URL(evening.address).port));
});
afterAll(async () => {
  await proxy.stop();
  await evening.stop();
});

/** A script that makes localStorage and IndexedDB fail for drafts, so that drafts exist only in the tab's memory. */
const memoryOnly = `
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith('inward-draft:')) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, version) {
    if (name === 'inward-drafts') throw new DOMException('blocked', 'SecurityError');
    return open.call(this, name, version);
  };`;

type Outcome = { readonly schedule: Schedule; readonly stored: readonly string[]; readonly left: number };

async function outcomeOf(schedule: Schedule, initScript: string): Promise<Outcome> {
  people += 1;
  const person = await signUpByApi(origin, `faults-${people}@faults.example`);
  const { cookies, uid } = person;
  const browser = await createRealBrowser({ origin, cookies, nowMs: eveningMs + schedule.skewMs, initScript });
  const waiting = [...schedule.faults];
  proxy.connections.set(uid, {
    faults: waiting,
    goOffline: () => browser.setOffline(true),
    kill: (what, tab) => (what === 'tab killed' ? browser.killTab(tab) : browser.kill()),
  });
  try {
    const left = await runEveningInBrowser({ browser, origin, schedule, waiting, person });
    const { body } = await person.call('GET', '/api/reflections');
    return { schedule, stored: (body as Reflection[]).map(({ content }) => content), left };
  } finally {
    proxy.connections.delete(uid);
    await browser.close();
  }
}

async function playAll(chosen: readonly number[], initScript = ''): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...chosen];
  const worker = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      outcomes.push(await outcomeOf(scheduleOf(seed), initScript));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

const isRight = ({ schedule, stored, left }: Outcome) =>
  stored.length === 1 && stored[0] === schedule.pieces.join('') && left === 0;

test(`seeds ${seeds.join(', ')}: each evening with faults stores exactly one reflection with exactly the typed text`, {
  timeout: 7_200_000,
}, async () => {
  const outcomes = await playAll(seeds);
  expect(outcomes.filter((outcome) => !isRight(outcome))).toEqual([]);
  expect(outcomes).toHaveLength(seeds.length);
});

test('control: a draft stored only in memory is lost when the browser is killed', { timeout: 300_000 }, async () => {
  // The first seed whose schedule kills the tab or the browser while the user types.
  const dying = firstSeeds(40).find((seed) => scheduleOf(seed).diesAfterPieces !== null);
  const outcomes = await playAll([dying ?? 0], memoryOnly);
  expect(outcomes.filter(isRight)).toEqual([]);
});
