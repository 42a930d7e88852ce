import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './testing/chromium.ts';

/** What is waited for comes at once on a free machine; one second, the default, is too short on a busy one. */
const patient = { poll: { timeout: 30_000 } };

/** For what a real browser does; scripts/test.mjs lists the tests that needed it. */
const secondTry = 1;

/** Server tests run the same files once for each database that testing/databases.ts brought up. */
const serverProject = (name: string, database: 'embedded' | 'system') => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    // How the embedded database lives and dies is no matter of the machine's own.
    exclude: database === 'system' ? ['server/db/embedded/**'] : [],
    globalSetup: ['testing/databases.ts'],
    env: { INWARD_TEST_DATABASE: database },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: patient,
  },
});

export default defineConfig({
  test: {
    // One fewer than the cores is the default, which on two cores leaves one idle.
    maxWorkers: '100%',
    projects: [
      // Pure rules share nothing, so one worker serves all files and starts once.
      { test: { name: 'domain', include: ['core/**/*.test.ts'], isolate: false } },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 } },
      serverProject('server', 'embedded'),
      serverProject('server-system', 'system'),
      {
        // Named here because finding one while a test runs reloads the page under it.
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
          retry: secondTry,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // The specification's colours are those of the dark scheme.
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArguments },
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
          // What needs the Firebase emulator is `npm run test:hosted`.
          exclude: ['e2e/hosted/**'],
          retry: secondTry,
          globalSetup: ['testing/databases.ts'],
          env: { INWARD_TEST_DATABASE: 'system' },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
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
