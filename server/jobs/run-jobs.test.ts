import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { recordingLog } from '../../testing/recording-log.ts';
import type { Job, Lease, QueueJob } from './job.ts';
import { type EngineDeps, type RunningJobs, runDue, startJobs } from './run-jobs.ts';

let due: string[];
let ran: string[];
let failed: string[];
let mostAtOnce: number;
let atOnce: number;
let hold: Promise<void>;
let log: ReturnType<typeof recordingLog>;
let deps: EngineDeps;
let running: RunningJobs | undefined;

beforeEach(() => {
  [due, ran, failed] = [[], [], []];
  [atOnce, mostAtOnce] = [0, 0];
  hold = Promise.resolve();
  log = recordingLog();
  deps = { clock: fixedClock('2026-03-09T02:00:00Z'), log };
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const note: QueueJob<string, EngineDeps> = {
  name: 'note',
  room: 'notes',
  pollMs: 10,
  concurrency: 2,
  leaseMs: () => 60_000,
  claim: async () => due.shift() ?? null,
  run: async (_deps, text) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await hold;
    atOnce -= 1;
    if (text.startsWith('fails')) throw new Error(`it quotes ${text}`);
    ran.push(text);
  },
  onError: async (_deps, text) => void failed.push(text),
};
const start = (...jobs: readonly Job<EngineDeps>[]) => {
  running = startJobs(deps, jobs);
};

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('a queue job', () => {
  it('runs work that is already due when the worker starts, and other work when it becomes due', async () => {
    due.push('waits since yesterday');
    start(note);
    await expect.poll(() => ran).toEqual(['waits since yesterday']);
    due.push('is due now');
    await expect.poll(() => ran).toContain('is due now');
  });

  it('runs at most `concurrency` pieces of work at a time', async () => {
    due.push('a', 'b', 'c', 'd', 'e');
    hold = new Promise((resolve) => setTimeout(resolve, 20));
    expect(await runDue(note, deps)).toBe(5);
    expect(ran.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(mostAtOnce).toBe(2);
  });

  it('claims new work while one long run is in progress', async () => {
    const { opened, open } = gate();
    hold = opened;
    due.push('long');
    start(note);
    await expect.poll(() => atOnce).toBe(1);
    hold = Promise.resolve();
    due.push('short');
    await expect.poll(() => ran).toEqual(['short']);
    open();
  });

  it('claims work with a lease of the length `leaseMs`', async () => {
    const leases: Lease[] = [];
    const claim = async (_deps: EngineDeps, lease: Lease) => {
      leases.push(lease);
      return null;
    };
    await runDue({ ...note, claim }, deps);
    expect(leases).toEqual([{ now: new Date('2026-03-09T02:00:00Z'), until: new Date('2026-03-09T02:01:00Z') }]);
  });

  it('calls onError after a failed run, and does not log the error’s message', async () => {
    due.push('fails with words');
    await runDue(note, deps);
    expect(failed).toEqual(['fails with words']);
    expect(log.lines).toContainEqual(expect.objectContaining({ event: 'a job failed and will be retried' }));
    expect(JSON.stringify(log.lines)).not.toContain('with words');
  });

  it('runs the next work after a run has exceeded its time limit', async () => {
    hold = new Promise(() => {});
    due.push('hangs', 'hangs too');
    start({ ...note, leaseMs: () => 20 });
    await expect.poll(() => log.lines.filter(({ level }) => level === 'warn')).toHaveLength(2);
    hold = Promise.resolve();
    due.push('next');
    await expect.poll(() => ran).toContain('next');
  });

  it('logs an error if claiming work throws', async () => {
    start({ ...note, claim: () => Promise.reject(new Error('the database is unavailable')) });
    await expect.poll(() => log.lines.map(({ event }) => event)).toEqual(['due work could not be read']);
  });
});

describe('stopping the jobs', () => {
  it('stopping waits for running work and claims nothing more', async () => {
    const { opened, open } = gate();
    hold = opened;
    due.push('a', 'b', 'c');
    start(note);
    await expect.poll(() => atOnce).toBe(2);
    const stopped = running?.stop();
    setTimeout(open, 100);
    await stopped;
    expect(ran.toSorted()).toEqual(['a', 'b']);
    expect(due).toEqual(['c']);
  });

  it('stopping aborts the signal of running work', async () => {
    let seen = false;
    due.push('a');
    const run = (_deps: EngineDeps, _work: string, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          seen = true;
          resolve();
        });
      });
    start({ ...note, run });
    await expect.poll(() => due).toEqual([]);
    await running?.stop();
    expect(seen).toBe(true);
  });
});

describe('a periodic job', () => {
  it('a periodic job waits for its interval after a failure, then runs again', async () => {
    let count = 0;
    const fail = () => {
      count += 1;
      return Promise.reject(new Error('the disk is full'));
    };
    start({ name: 'often', room: 'notes', everyMs: 5, run: fail });
    await expect.poll(() => count).toBeGreaterThan(2);
    expect(log.lines.map(({ event }) => event)).toContain('a periodic job failed and will run again');
  });

  it('a periodic job runs when the server starts and after each interval', async () => {
    let count = 0;
    start({
      name: 'tick',
      room: 'notes',
      everyMs: 5,
      run: async () => {
        count += 1;
        if (count === 1) due.push('once');
      },
    });
    await expect.poll(() => count).toBeGreaterThan(2);
    expect(due).toEqual(['once']);
  });
});
