import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { memoryDrafts, eveningWindow as window } from '../../../testing/memory-drafts.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { ApiError, NetworkError } from '../../data/api/api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { statsQuery } from '../../data/stats.ts';
import { createReflection, updateReflection } from '../../data/write-reflections.ts';
import { localDayNow } from '../reflections/use-local-day.ts';
import { chooseVersion } from './choose-version.ts';
import { createDraft, type Draft } from './draft.ts';
import { createDraftEditor, unstored } from './draft-editor.ts';
import { type DraftStorage, draftKey, listDrafts, readDraft, writeDraft } from './draft-storage.ts';
import { submitWaiting } from './outbox.ts';
import { submitDraft } from './submit-draft.ts';

vi.mock('../../data/write-reflections.ts');
vi.mock('./device-drafts.ts', () => ({ waitForDraftCopies: () => Promise.resolve() }));

const key = draftKey('ada', window);
const client = createQueryClient(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-03-29T18:00:00Z') });
  vi.mocked(createReflection).mockReset().mockRejectedValue(new NetworkError('offline'));
  return () => vi.useRealTimers();
});

/** Open the draft that the device has, or a new one. */
const open = (storage: DraftStorage, change: Partial<Draft> = {}) => {
  const draft = readDraft(storage, key) ?? createDraft(window, { promptId: 'p', question: 'q' });
  return createDraftEditor({ storage, uid: 'ada', start: { ...draft, ...change } });
};

/** Let the next request wait until the test answers it. */
function holdNextRequest() {
  let resolve: (stored: Reflection) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<Reflection>((...settle) => {
    [resolve, reject] = settle;
  });
  vi.mocked(createReflection).mockReturnValueOnce(answer);
  return { resolve: (stored: Reflection) => resolve(stored), reject: (error: Error) => reject(error) };
}

test('words typed while another tab retries the submit are a change of the waiting draft', async () => {
  const storage = memoryDrafts();
  const page = open(storage);
  page.edit('Rain');
  await submitDraft(client, page);
  page.edit('Rain and');
  page.saveNow();
  page.edit('Rain and thunder');
  await submitWaiting(client, open(storage));
  page.applyStorageChange(storage.get(key));
  page.saveNow();
  const expected = { content: 'Rain and thunder', otherContent: null, status: 'waiting', sentContents: ['Rain'] };
  expect(readDraft(storage, key)).toMatchObject(expected);
});

test('words that another tab saves during a request that fails stay the text of the draft', async () => {
  const storage = memoryDrafts();
  const page = open(storage);
  page.edit('Rain');
  await submitDraft(client, page);
  const answer = holdNextRequest();
  const sending = submitWaiting(client, open(storage));
  await vi.waitFor(() => expect(createReflection).toHaveBeenCalledTimes(2));
  page.applyStorageChange(storage.get(key));
  page.edit('Rain and thunder');
  page.saveNow();
  answer.reject(new NetworkError('lost'));
  await sending;
  const expected = { content: 'Rain and thunder', otherContent: null, status: 'waiting' };
  expect(readDraft(storage, key)).toMatchObject(expected);
});

test('the response to a first submit does not end the waiting of a second one', async () => {
  const storage = memoryDrafts();
  const one = open(storage);
  one.edit('Rain');
  const answer = holdNextRequest();
  const sending = submitDraft(client, one);
  const two = open(storage);
  two.edit('Rain and thunder');
  await submitDraft(client, two);
  answer.resolve(reflectionOf({ id: 'r', revision: 1, content: 'Rain', ...window }));
  await sending;
  const waits = { status: 'waiting', sentContents: ['Rain and thunder'], rewrites: { id: 'r', revision: 1 } };
  expect(readDraft(storage, key)).toMatchObject({ content: 'Rain and thunder', ...waits });
});

test('a submit that must first wait for a choice does not count as sent', async () => {
  const storage = memoryDrafts();
  const [one, two] = [open(storage, { isUnannounced: true }), open(storage, { isUnannounced: true })];
  two.edit('Snow');
  two.saveNow();
  one.edit('Rain');
  expect(await submitDraft(client, one)).toEqual({ kind: 'undecided' });
  expect(readDraft(storage, key)).toMatchObject({ content: 'Rain', otherContent: 'Snow', sentContents: [] });
  chooseVersion(one, null, 'Rain');
  vi.setSystemTime(new Date('2026-03-29T21:05:00Z'));
  expect(await submitDraft(client, one)).toMatchObject({ kind: 'refused' });
  expect(createReflection).not.toHaveBeenCalled();
});

test('a tab that has changed only a space does not end the waiting of a draft that another tab has submitted', async () => {
  const storage = memoryDrafts();
  const one = open(storage);
  one.edit('Rain');
  one.saveNow();
  const two = open(storage);
  one.edit('Rain ');
  await submitDraft(client, two);
  one.saveNow();
  expect(readDraft(storage, key)?.status).toBe('waiting');
});

test('a draft that another tab has found to be deleted stays deleted while this tab saves more words', () => {
  const storage = memoryDrafts();
  const page = open(storage, { rewrites: { id: 'r', revision: 1 }, journalContent: 'Rain', content: 'Rain' });
  page.edit('Rain and');
  page.saveNow();
  page.edit('Rain and thunder');
  const stored = readDraft(storage, key) ?? page.state().draft;
  writeDraft(storage, key, { ...stored, ...unstored('deleted'), version: stored.version + 1 });
  page.saveNow();
  const expected = { content: 'Rain and thunder', otherContent: null, status: 'deleted', rewrites: null };
  expect(readDraft(storage, key)).toMatchObject(expected);
});

test.each([
  ['the same response', new ApiError(404, JSON.stringify({ code: 'not_found', message: 'Not found' }))],
  ['no response', new NetworkError('lost')],
])('a submit that gets %s after another tab learned of the deletion keeps the draft as deleted', async (_, error) => {
  const storage = memoryDrafts();
  const page = open(storage, { rewrites: { id: 'r', revision: 1 }, journalContent: 'Rain', content: 'Rain and snow' });
  vi.mocked(updateReflection).mockImplementationOnce(() => {
    const stored = readDraft(storage, key) ?? page.state().draft;
    writeDraft(storage, key, { ...stored, ...unstored('deleted'), version: stored.version + 1 });
    page.applyStorageChange(storage.get(key));
    return Promise.reject(error);
  });
  expect(await submitDraft(client, page)).toEqual({ kind: 'deleted' });
  const expected = { content: 'Rain and snow', otherContent: null, status: 'deleted', rewrites: null };
  expect(readDraft(storage, key)).toMatchObject(expected);
});

test('a new draft stays deleted if another tab learned of the deletion while this submit got no response', async () => {
  const storage = memoryDrafts();
  const page = open(storage, { content: 'Rain' });
  const answer = holdNextRequest();
  const sending = submitDraft(client, page);
  await vi.waitFor(() => expect(createReflection).toHaveBeenCalled());
  open(storage).keepUnstored('deleted');
  page.applyStorageChange(storage.get(key));
  answer.reject(new NetworkError('lost'));
  expect(await sending).toEqual({ kind: 'deleted' });
  expect(readDraft(storage, key)).toMatchObject({ content: 'Rain', otherContent: null, status: 'deleted' });
});

test.each(['Rain', 'Snow'])(
  'a draft of a deleted reflection stays deleted when the user chooses %s of two texts',
  (chosen) => {
    const storage = memoryDrafts();
    const page = open(storage, { ...unstored('deleted'), content: 'Rain', otherContent: 'Snow' });
    chooseVersion(page, null, chosen);
    expect(readDraft(storage, key)).toMatchObject({ content: chosen, status: 'deleted' });
  },
);

test('lists a draft whose own text is empty with the text that another tab has saved', () => {
  const storage = memoryDrafts();
  const [one, two] = [open(storage), open(storage)];
  one.edit('Rain');
  one.saveNow();
  two.applyStorageChange(storage.get(key));
  one.edit('');
  two.edit('Snow');
  two.saveNow();
  one.saveNow();
  expect(listDrafts(storage, 'ada')).toMatchObject([{ content: 'Snow', otherContent: null }]);
});

test('lists a submitted draft with the submitted text when the user has then deleted the text', async () => {
  const storage = memoryDrafts();
  const page = open(storage);
  page.edit('Rain');
  await submitDraft(client, page);
  page.edit('');
  page.saveNow();
  expect(listDrafts(storage, 'ada')).toMatchObject([{ content: 'Rain', status: 'waiting' }]);
});

test('returns the stats before the first attempt, although home fetches newer ones before the answer', async () => {
  const statsKey = statsQuery(localDayNow()).queryKey;
  const before = { currentStreak: 6, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };
  client.setQueryData(statsKey, before);
  onTestFinished(() => client.clear());
  const page = open(memoryDrafts());
  page.edit('Rain');
  const answer = holdNextRequest();
  const sending = submitDraft(client, page);
  await vi.waitFor(() => expect(createReflection).toHaveBeenCalled());
  client.setQueryData(statsKey, { ...before, currentStreak: 7 });
  answer.reject(new NetworkError('lost'));
  await sending;
  vi.mocked(createReflection).mockResolvedValueOnce(reflectionOf({ content: 'Rain' }));
  expect(await submitWaiting(client, page)).toMatchObject({ kind: 'created', before });
});
