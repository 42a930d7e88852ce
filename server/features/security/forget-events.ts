import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { forgetEvents } from './event-store.ts';

const storedMs = 90 * 24 * 3_600_000;

export const forgetEventsJob: PeriodicJob = {
  name: 'forget-security-events',
  room: 'security',
  everyMs: 3_600_000,
  run: ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
    db.asSweeper((tx) => forgetEvents(tx, new Date(clock.now() - storedMs))),
};
