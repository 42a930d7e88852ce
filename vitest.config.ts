import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { chromiumArguments, findFastChromium } from './testing/chromium.ts';
import { LongFilesFirst } from './testing/long-files-first.ts';
import { basicLatin } from './vite-basic-latin.ts';

/** On a busy machine, the default timeout of one second is too short. */
const patient = { poll: { timeout: 30_000 } };

/** Server tests whose result may depend on the version of PostgreSQL. They also run on the system's PostgreSQL. */
const databaseSpecific = [
  'server/db/{erase-traces,migrate,open-database,open-db}.test.ts',
  'server/db/keys/*.test.ts',
  'server/db/migrations/**/*.test.ts',
  'server/jobs/**/*.test.ts',
  'server/features/*.test.ts',
  'server/features/reflections/search-reflections.test.ts',
  'server/features/stats/get-stats.test.ts',
  'server/features/summaries/sweep-due-weeks.test.ts',
];

/**
 * Server tests that start their own processes or database clusters, or send generated input. They take half of the time
 * of all server tests.
 */
const slowServerTests = [
  'server/{admin,damaged-database,leave-root,run}.test.ts',
  'server/backup/{interrupted-backups,restore-backup}.test.ts',
  'server/db/{disk-full,erase-traces,open-database}.test.ts',
  'server/db/embedded/*.test.ts',
  'server/features/your-data/import/{hostile-files,mutated-files,read-fairly}.test.ts',
  'server/http/hostile-requests.test.ts',
];

/**
 * Journeys that `npm run test:citus` also runs: writing in both windows, reading, several devices and servers, export,
 * import and deletion of an account.
 */
const citusJourneys = [
  'account',
  'correct-theme',
  'deep-window',
  'delete-reflection',
  'evenings-offline',
  'first-day',
  'identity-builtin',
  'journey',
  'keyboard-writing',
  'offline',
  'push',
  'session-endings',
  'several-servers',
  'two-tabs',
  'two-zones',
  'wrong-clock',
  'your-data',
];

/**
 * The tests of `npm run test:citus`, on a coordinator and two workers. They cover the calls of every feature, access to
 * other users' data, journeys, and the cluster itself.
 */
const citusTests = [
  `e2e/{${citusJourneys.join(',')}}.test.ts`,
  'e2e/citus/*.test.ts',
  'server/admin/*.test.ts',
  'server/features/{access,isolation,no-words-in-logs}.test.ts',
  'server/features/{devices,invites,operators,reflections,security,stats,summaries,tokens,users}/*.test.ts',
  'server/features/your-data/**/*.test.ts',
];

/** The tests of `npm run test:pooler`, with PgBouncer in transaction mode between the product and PostgreSQL. */
const poolerTests = ['server/{admin,features,identity,jobs}/**/*.test.ts', 'server/db/{keys,migrations}/**/*.test.ts'];

type ServerTests = { readonly include: string[]; readonly exclude?: string[] };

const serverProject = (name: string, database: 'embedded' | 'system', { include, exclude = [] }: ServerTests) => ({
  test: {
    name,
    include,
    exclude,
    // Three workers, even on two cores: these tests also wait for timers and for PostgreSQL.
    maxWorkers: 3,
    globalSetup: ['testing/databases.ts'],
    env: { INWARD_TEST_DATABASE: database },
    // Load the server's modules once for all files, which saves a seventh of the time. Each file starts its own app.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: patient,
  },
});

export default defineConfig({
  test: {
    // By default, vitest leaves one core idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      // Pure rules share no state, so one worker can run many files without isolation.
      { test: { name: 'domain', include: ['core/**/*.test.ts'], isolate: false } },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 } },
      serverProject('server', 'embedded', { include: ['server/**/*.test.ts'], exclude: slowServerTests }),
      serverProject('server-slow', 'embedded', { include: slowServerTests }),
      serverProject('server-system', 'system', { include: databaseSpecific }),
      {
        test: {
          // Exclude the scale test: it waits until connections are closed, but PgBouncer keeps them open.
          ...serverProject('pooler', 'system', {
            include: poolerTests,
            exclude: [...slowServerTests, 'server/features/devices/scale.test.ts'],
          }).test,
          globalSetup: ['testing/pooler-setup.ts'],
        },
      },
      {
        plugins: [basicLatin],
        define: { __VERSION__: JSON.stringify(packageJson.version) },
        // List all packages: if Vite finds a new one while a test runs, it reloads the test's page.
        optimizeDeps: {
          include: [
            '@firebase/app',
            '@firebase/auth',
            '@tanstack/react-query',
            'canvas-confetti',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'wouter',
            'wouter/memory-location',
          ],
        },
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['testing/web-setup.ts'],
          // Three workers, even on two cores: a page spends half of the time waiting for timers.
          maxWorkers: 3,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // The dark scheme, because the specification defines its colours.
            provider: playwright({
              launchOptions: { executablePath: findFastChromium(), args: chromiumArguments },
              contextOptions: { colorScheme: 'dark' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 800 } }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // These tests run in the projects `hosted` (Firebase emulator), `citus` (database cluster) and `operation`.
          exclude: ['e2e/hosted/**', 'e2e/citus/**', 'e2e/operation/**'],
          // Load the server's modules once per worker, which saves a fifth of the work of a short journey.
          isolate: false,
          // Three workers, even on two cores: journeys also wait for timers and for processes.
          maxWorkers: 3,
          globalSetup: ['testing/databases.ts'],
          env: { INWARD_TEST_DATABASE: 'system' },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'citus',
          include: citusTests,
          // The scale test counts the rows that a single PostgreSQL reads, but in a cluster the workers read them.
          exclude: ['server/features/devices/scale.test.ts'],
          globalSetup: ['testing/citus/setup.ts'],
          // A cluster's databases share its roles: while one database is created, the users of another cannot sign in.
          maxWorkers: 1,
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'operation',
          include: ['e2e/operation/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'hosted',
          include: ['e2e/hosted/**/*.test.ts'],
          globalSetup: ['testing/databases.ts'],
          env: { INWARD_TEST_DATABASE: 'system' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          fileParallelism: false,
        },
      },
    ],
  },
});
