import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { passes } from '../../scripts/screenshots/passes.ts';
import { type ScreenshotApp, startScreenshotApp } from '../../scripts/screenshots/screenshot-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { launchBrowser } from '../support/browser.ts';
import type { Scene } from './scene.ts';
import { secondTimeFaults } from './visit-twice.ts';

/**
 * Start the product for the tests of a file. Return a function that visits a scene twice and returns the differences.
 * Its `change` can alter the page before the visits.
 */
export function secondTimesOfFile(): (scene: Scene, change?: (page: Page) => Promise<unknown>) => Promise<string[]> {
  let browser: Browser;
  let app: ScreenshotApp;
  let database: TestDatabase;
  beforeAll(async () => {
    const pass = passes['docs'];
    if (!pass) throw new Error('The pass "docs" does not exist');
    browser = await launchBrowser();
    database = await createTestDatabase();
    app = await startScreenshotApp(browser, pass, 1, database.url);
  });
  afterAll(async () => {
    await app?.close();
    await browser?.close();
    await database?.remove();
  });
  return async (scene, change) => {
    const page = await app.open(scene.who);
    onTestFinished(() => page.close());
    await change?.(page);
    return secondTimeFaults(page, app, scene);
  };
}
