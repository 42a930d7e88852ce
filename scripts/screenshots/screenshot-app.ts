import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { findRow } from '../../core/domain/ledger/ledger-state.ts';
import {
  STORAGE_CARD_DESIGN,
  STORAGE_FIRST_TIME_USER,
  STORAGE_SOUND_SETTINGS,
  STORAGE_TEXT_SIZE,
} from '../../core/domain/limits.ts';
import { readConfig } from '../../server/config/config.ts';
import { findOrCreateUser } from '../../server/features/users/find-or-create-user.ts';
import { findUserWithLedger } from '../../server/features/users/ledger-store.ts';
import { startServer } from '../../server/start.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Pass } from './passes.ts';

/**
 * The user in a screenshot: a visitor on a first visit (`first`), a signed-out visitor (`nobody`), the sample user with
 * ten weeks of reflections (`sample`), or a user without reflections (`newcomer`).
 */
export type Who = 'first' | 'nobody' | 'sample' | 'newcomer';

export type ScreenshotApp = {
  readonly address: string;
  /** Return a blank page for this user, without drafts or choices left by an earlier state. */
  readonly open: (who: Who) => Promise<Page>;
  /**
   * Set the clocks of the server and all devices, for example to '2026-11-19T20:12', in UTC (the sample user's zone).
   */
  readonly setTime: (wall: string) => Promise<void>;
  /**
   * Return the start (epoch ms) of the sample user's deep window on a day. Open home first: the server creates the
   * window then. Throws after 10 s without a window.
   */
  readonly deepOpensAt: (day: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

/** A Thursday at 20:12: the sample user's evening window is open, in the middle of a week. */
export const presentTime = '2026-11-19T20:12';

/** Storage keys of the user's choices on a device. They are cleared between states, like the drafts. */
const ownChoices: readonly string[] = [STORAGE_CARD_DESIGN, STORAGE_SOUND_SETTINGS];

const deepWaitMs = 10_000;

const personName = 'Noor Haddad';
export const newcomerPassword = 'Quiet-harbour!';

/**
 * Start the built product with the sample user, a fixed clock and a temporary data folder.
 * @param databaseUrl an empty or migrated database; without it the embedded PostgreSQL is started.
 */
export async function startScreenshotApp(
  browser: Browser,
  pass: Pass,
  scale: number,
  databaseUrl?: string,
): Promise<ScreenshotApp> {
  const clock = fixedClock(`${presentTime}Z`);
  const folder = temporaryFolder('screenshots');
  const environment = {
    PORT: '0',
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    DEMO: 'true',
    DATABASE_URL: databaseUrl,
  };
  const limits = { read: 100_000, write: 100_000, open: 100_000, stranger: 100_000 };
  const server = await startServer(readConfig(environment), { clock, limits });
  const address = server.address ?? '';
  const contexts = new Map<Who, Promise<BrowserContext>>();

  const newContext = async (who: Who): Promise<BrowserContext> => {
    const { width, height, colorScheme } = pass.appearances[0];
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: pass.reducedMotion,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(12_000);
    await context.clock.setFixedTime(clock.now());
    const settings = { [STORAGE_TEXT_SIZE]: String(pass.textPercent) };
    const stored = who === 'first' ? settings : { ...settings, [STORAGE_FIRST_TIME_USER]: 'false' };
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    if (who === 'sample') await signInAsSample(context, address);
    if (who === 'newcomer') await signUp(context, address);
    return context;
  };

  return {
    address,
    open: async (who) => {
      const known = who === 'first' ? newContext(who) : (contexts.get(who) ?? newContext(who));
      contexts.set(who, known);
      const context = await known;
      const page = await context.newPage();
      await page.goto(`${address}/robots.txt`);
      await page.evaluate(async (choices) => {
        // Delete the responses stored for offline reading.
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
        const isLeft = (key: string) => choices.includes(key) || key.startsWith('inward-draft:');
        for (const key of Object.keys(localStorage)) if (isLeft(key)) localStorage.removeItem(key);
      }, ownChoices);
      return page;
    },
    setTime: async (wall) => {
      clock.set(`${wall}Z`);
      for (const context of contexts.values()) await (await context).clock.setFixedTime(clock.now());
    },
    deepOpensAt: async (day) => {
      const { deps } = server;
      const claims = await deps.identity.ensureSampleUser?.({ name: personName, picture: null });
      if (!claims) throw new Error('The screenshots need the builtin identity');
      const { userId } = await findOrCreateUser(deps, claims);
      for (const untilMs = Date.now() + deepWaitMs; Date.now() < untilMs; await pause(50)) {
        const person = await deps.db.asOwner(userId, (tx) => findUserWithLedger(tx, userId));
        const deep = findRow(person?.ledger?.rows ?? [], day)?.deep;
        if (deep) return deep.fromMs;
      }
      throw new Error(`${day} has no deep window yet`);
    },
    close: async () => {
      for (const context of contexts.values()) await (await context).close();
      await server.stop();
      folder.remove();
    },
  };
}

async function signInAsSample(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Open the sample journal' }).click();
  await page.getByText('day streak').waitFor();
  await page.close();
}

async function signUp(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill(personName);
  await page.getByLabel('Email').fill('noor.haddad@mail.example');
  await page.getByLabel('Password', { exact: true }).fill(newcomerPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(newcomerPassword);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('0 day streak').waitFor();
  await page.close();
}
