// Runs one user's evening on a simulated device against the real server, with the product's own code for drafts,
// submits and the outbox (which sends drafts submitted without a network). Only the user is simulated.
import type { QueryClient } from '@tanstack/react-query';
import type { CurrentWindowBody } from '../../core/contract/reflections.ts';
import { callApi, NetworkError } from '../../web/data/api/api.ts';
import { createQueryClient } from '../../web/data/query-client.ts';
import { watchStorage } from '../../web/device/storage.ts';
import { whenReachable } from '../../web/device/when-reachable.ts';
import { deviceDrafts } from '../../web/features/drafts/device-drafts.ts';
import { createDraftEditor, type DraftEditor } from '../../web/features/drafts/draft-editor.ts';
import { type DraftStorage, draftKey, findDraft, findDrafts } from '../../web/features/drafts/draft-storage.ts';
import { openDraft } from '../../web/features/drafts/open-draft.ts';
import { startOutbox } from '../../web/features/drafts/outbox.ts';
import { submitDraft } from '../../web/features/drafts/submit-draft.ts';
import { type Device, inTab, killTab, openTab, type Tab, wait } from './device.ts';
import type { Schedule } from './schedule.ts';

const savedAfterMs = 1_200;

export type Evening = {
  readonly device: Device;
  readonly uid: string;
  readonly timezoneOffset: number;
  readonly schedule: Schedule;
  /** Whether drafts exist only in the memory of their tab, as in the control test. */
  readonly isInMemoryOnly: boolean;
};

function memoryStorage(): DraftStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value) !== undefined,
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** Open a tab and start the app in it. The app then sends unsent drafts. */
function start({ device, uid, isInMemoryOnly }: Evening): { tab: Tab; client: QueryClient } {
  const tab = openTab(device);
  return inTab(tab, () => {
    const client = createQueryClient(() => undefined);
    if (!isInMemoryOnly) startOutbox(client, uid, () => undefined);
    return { tab, client };
  });
}

/** Request the window. Retry a timeout, because the simulated timers are fast and a busy machine is slow. */
async function askWindow(timezoneOffset: number, triesLeft = 4): Promise<CurrentWindowBody> {
  try {
    return await callApi('getCurrentWindow', { body: { timezoneOffset, type: 'evening' } });
  } catch (error) {
    if (!(error instanceof NetworkError) || triesLeft === 0) throw error;
    return askWindow(timezoneOffset, triesLeft - 1);
  }
}

async function openPage(evening: Evening): Promise<DraftEditor> {
  const { uid, timezoneOffset, isInMemoryOnly } = evening;
  const answer = await askWindow(timezoneOffset);
  const prompt = { promptId: answer.prompt?.id ?? '', question: '' };
  const found = isInMemoryOnly ? null : findDraft(uid, answer.window);
  const opened = openDraft({ window: answer.window, prompt, existing: answer.existingReflection ?? null, found });
  const storage = isInMemoryOnly ? memoryStorage() : deviceDrafts;
  const editor = createDraftEditor({ storage, uid, start: opened.start });
  watchStorage(draftKey(uid, answer.window), editor.applyStorageChange);
  return editor;
}

/** Submit, and retry whenever the server may be reachable again, as the page does. */
async function press(client: QueryClient, editor: DraftEditor): Promise<void> {
  let isBusy = false;
  const submit = async () => {
    if (isBusy || editor.state().isRemovedElsewhere || editor.state().draft.content.trim() === '') return;
    isBusy = true;
    const { kind } = await submitDraft(client, editor);
    isBusy = false;
    if (kind === 'created' || kind === 'updated') stop();
  };
  const stop = whenReachable(() => void submit());
  await submit();
}

/** Wait until the work is done or the tab is killed: the promises of a killed tab never settle. */
function untilDoneOrKilled(tab: Tab, work: Promise<void>): Promise<void> {
  const dead = new Promise<void>((resolve) => {
    const look = () => (tab.isDead ? resolve() : setTimeout(look, 5));
    look();
  });
  return Promise.race([work, dead]);
}

async function type(editor: DraftEditor, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    editor.edit(editor.state().draft.content + piece);
    await wait(120);
  }
}

async function write(evening: Evening): Promise<void> {
  const { pieces, diesAfterPieces, hasTwoTabs } = evening.schedule;
  let { tab, client } = start(evening);
  let editor = await inTab(tab, () => openPage(evening));
  const first = diesAfterPieces ?? 0;
  if (first > 0) {
    await inTab(tab, async () => {
      await type(editor, pieces.slice(0, first));
      await wait(savedAfterMs);
    });
    killTab(tab);
    ({ tab, client } = start(evening));
    editor = await inTab(tab, () => openPage(evening));
  }
  await inTab(tab, async () => {
    await type(editor, pieces.slice(first));
    await wait(savedAfterMs);
  });
  const twin = hasTwoTabs ? start(evening) : null;
  const twinPage = twin && (await inTab(twin.tab, () => openPage(evening)));
  const presses = [
    untilDoneOrKilled(
      tab,
      inTab(tab, () => press(client, editor)),
    ),
  ];
  if (twin && twinPage)
    presses.push(
      untilDoneOrKilled(
        twin.tab,
        inTab(twin.tab, () => press(twin.client, twinPage)),
      ),
    );
  await Promise.all(presses);
}

function goOnline(device: Device): void {
  device.isOnline = true;
  for (const tab of device.tabs) if (!tab.isDead) inTab(tab, () => tab.window.dispatchEvent(new Event('online')));
}

/** Run the schedule, repair the network with `heal`, and wait up to 60 s until the device has no unsent draft. */
export async function runEvening(evening: Evening, heal: () => void): Promise<void> {
  const { device, uid } = evening;
  await write(evening);
  heal();
  goOnline(device);
  const living = () => device.tabs.find((tab) => !tab.isDead);
  for (const until = performance.now() + 60_000; performance.now() < until; ) {
    // A request from before the repair may still disconnect the device or kill the browser.
    if (!device.isOnline) goOnline(device);
    const tab = living() ?? start(evening).tab;
    if (inTab(tab, () => findDrafts(uid)).length === 0) break;
    await new Promise<void>((resolve) => setTimeout(resolve, 20));
  }
  device.tabs.forEach(killTab);
}
