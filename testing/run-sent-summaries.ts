import type { SummaryOrder } from '../server/features/summaries/write-summary.ts';
import { weeklySummary } from '../server/jobs/weekly-summary.ts';
import type { TestApp } from './test-app.ts';

/** Every order for a summary that was ever sent to the queue, in the order of sending. */
export async function sentSummaries(app: TestApp): Promise<SummaryOrder[]> {
  const rows = await app.database.query<{ data: SummaryOrder }>(
    'select data from jobs.job where name = $1 order by created_on, id',
    [weeklySummary.name],
  );
  return rows.map(({ data }) => data);
}

/** Runs each of them, as a worker would; those that ran before run again. */
export async function runSentSummaries(app: TestApp): Promise<void> {
  for (const order of await sentSummaries(app)) await weeklySummary.run(app.deps, weeklySummary.payload.parse(order));
}
