import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The slowest test files. A slow file that started last would run on one core while the other cores are idle. */
const longFiles = [
  'e2e/second-times.test.ts',
  'e2e/share-card-pixels.test.ts',
  'e2e/accessibility-states.test.ts',
  'e2e/offline.test.ts',
  'e2e/accessibility-more-states.test.ts',
  'e2e/push.test.ts',
  'e2e/first-requests.test.ts',
  'e2e/evenings-offline.test.ts',
  'e2e/session-endings.test.ts',
  'e2e/journey.test.ts',
  'e2e/push-kills.test.ts',
  'e2e/start.test.ts',
  'e2e/faults-in-browser.test.ts',
  'e2e/account.test.ts',
  'e2e/kills.test.ts',
  'e2e/keyboard-signing-in.test.ts',
  'e2e/return-to-place.test.ts',
  'e2e/accessibility-settings.test.ts',
  'e2e/federated.test.ts',
  'e2e/your-data.test.ts',
  'server/damaged-database.test.ts',
  'server/db/embedded/embedded.test.ts',
  'server/admin.test.ts',
  'server/features/your-data/import/hostile-files.test.ts',
  'server/backup/restore-backup.test.ts',
  'server/http/hostile-requests.test.ts',
  'server/db/open-database.test.ts',
  'server/features/your-data/import/import-file.test.ts',
  'server/features/your-data/import/others/others.test.ts',
  'server/features/your-data/import/mutated-files.test.ts',
  'server/run.test.ts',
  'server/leave-root.test.ts',
  'server/admin-writer.test.ts',
  'server/db/erase-traces.test.ts',
  'server/features/your-data/delete/delete-account.test.ts',
  'server/outside/push/fcm.test.ts',
  'server/features/summaries/local-model.test.ts',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longFiles.findIndex((path) => moduleId.endsWith(`/${path}`));
  return rank === -1 ? longFiles.length : rank;
}

/**
 * Start the slowest files first. On a new machine, Vitest starts the largest files first, because it knows no durations
 * yet.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
