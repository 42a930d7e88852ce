import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { memoryDrafts, eveningWindow as window } from '../../../testing/memory-drafts.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { ApiError, NetworkError } from '../../data/api/api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { createReflection, updateReflection } from '../../data/write-reflections.ts';
import { chooseAgain, chooseVersion, isSettled, thirdVersion } from './choose-version.ts';
import { type Draft, isChangedSinceSubmit, isDecided, isUndecided, isUnsent } from './draft.ts';
import { createDraftEditor, type DraftEditor, hasReplacedWords } from './draft-editor.ts';
import { draftKey, parseDraft } from './draft-storage.ts';
import { followJournal } from './follow-journal.ts';
import { openDraft } from './open-draft.ts';
import { submitWaiting } from './outbox.ts';
import { submitDraft } from './submit-draft.ts';

vi.mock('../../data/write-reflections.ts');
vi.mock('./device-drafts.ts', () => ({ waitForDraftCopies: () => Promise.resolve() }));

const key = draftKey('ada', window);

const tabs = ['one', 'two', 'three'] as const;
/** `see`: the tab gets the event of a change in another tab. `compare`: show the text that another tab has replaced. */
const edits = ['type', 'type', 'paragraph', 'save', 'see', 'see', 'compare', 'reload', 'leave'] as const;
/** The choices between versions, and `again`: choose again. */
const choices = ['mine', 'other', 'third', 'all', 'again'] as const;
const submits = ['submit', 'submit', 'slow', 'lost', 'offline', 'retry'] as const;
const outboxes = ['outbox', 'outbox slow', 'outbox lost', 'outbox offline'] as const;
/** `elsewhere`: another device writes. `newer`: the page learns of the newest text of the journal. */
const others = ['answer', 'elsewhere', 'newer'] as const;
const actions = [...edits, ...choices, ...submits, ...outboxes, ...others] as const;
type Tab = (typeof tabs)[number];
type Action = (typeof actions)[number];
const steps = fc.array(fc.tuple(fc.constantFrom(...tabs), fc.constantFrom(...actions)), { maxLength: 40, size: 'max' });

type Page = { editor: DraftEditor; differing: Reflection | null; isSending: boolean };

/** Expect that the page does not show one text as two versions. */
function expectDifferent({ editor, differing }: Page): void {
  const { draft } = editor.state();
  const other = differing?.content ?? draft.otherContent;
  if (other === null) return;
  expect(other.trim()).not.toBe(draft.content.trim());
}

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

/** How the network treats the next request. `slow`: the server carries it out, and answers later. */
type Network = 'fast' | 'slow' | 'lost' | 'offline';

/** Return a server with one window, which carries out each request at once, and a network that may lose answers. */
function createServer() {
  let journal: Reflection | null = null;
  let keyOfJournal: string | null = null;
  const held: (() => void)[] = [];
  const server = {
    network: 'fast' as Network,
    journal: () => journal,
    write: (content: string) => {
      const revision = (journal?.revision ?? 0) + 1;
      journal = reflectionOf({ id: 'r', revision, content, ...window });
      return journal;
    },
    /** Deliver the answers that are under way. */
    answer: () => {
      for (const deliver of held.splice(0)) deliver();
    },
  };
  const answerTo = async (request: () => Reflection): Promise<Reflection> => {
    const { network } = server;
    server.network = 'fast';
    if (network === 'offline') throw new NetworkError('offline');
    const answer = Promise.resolve().then(request);
    await answer.catch(() => undefined);
    if (network === 'lost') throw new NetworkError('lost');
    if (network === 'slow') await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  };
  const conflict = (code: string) =>
    new ApiError(409, JSON.stringify({ code, message: 'Refused', requestId: 'r', reflection: journal }));

  vi.mocked(createReflection).mockImplementation((_, { content, idempotencyKey }) =>
    answerTo(() => {
      if (journal !== null && keyOfJournal === idempotencyKey) return journal;
      if (journal !== null) throw conflict('already_submitted');
      keyOfJournal = idempotencyKey;
      return server.write(content);
    }),
  );
  vi.mocked(updateReflection).mockImplementation((_, { content, revision }) =>
    answerTo(() => {
      if (journal?.content === content) return journal;
      if (journal?.revision !== revision) throw conflict('stale_revision');
      return server.write(content);
    }),
  );
  return server;
}

/** Wait until all requests that are under way have either ended or wait for `answer`. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/**
 * Carry out actions in tabs that share one device's storage. Expect after each that no typed word is lost. `afterEach` gets
 * the draft on the device.
 */
async function carryOut(
  taken: readonly (readonly [Tab, Action])[],
  afterEach: (stored: Draft | null) => void = () => undefined,
) {
  const storage = memoryDrafts();
  const server = createServer();
  const client = createQueryClient(() => undefined);
  const opened = () =>
    openDraft({
      window,
      prompt: { promptId: 'p', question: 'q' },
      found: parseDraft(storage.get(key)),
      existing: server.journal(),
    });
  const open = (tab: Tab, replacedContent: string | null = null): Page => {
    const { start, differing, isAlreadyStored } = opened();
    const isShown = () => pages.get(tab)?.editor === editor;
    const editor: DraftEditor = createDraftEditor({ storage, uid: 'ada', start, replacedContent, isShown });
    if (isAlreadyStored) editor.discard();
    const page = { editor, differing, isSending: false };
    pages.set(tab, page);
    return page;
  };
  const pages = new Map<Tab, Page>();
  const leave = (tab: Tab) => {
    pages.get(tab)?.editor.saveNow();
    pages.delete(tab);
  };
  const words: string[] = [];
  const newWord = () => {
    // Each second word begins with the one before it.
    words.push(words.length % 2 === 0 ? `word${words.length}` : `word${words.length - 1}s`);
    return words.at(-1);
  };

  async function submit(tab: Tab, page: Page, network: Network) {
    server.network = network;
    page.isSending = true;
    const result = await submitDraft(client, page.editor);
    page.isSending = false;
    if (result.kind === 'differs') page.differing = result.stored;
    // The page is left after the submit.
    if ('stored' in result && result.kind !== 'differs' && pages.get(tab) === page) leave(tab);
  }

  let isOutboxBusy = false;
  async function sendByOutbox(network: Network) {
    server.network = network;
    const start = parseDraft(storage.get(key));
    if (start?.status !== 'waiting' || isOutboxBusy) return;
    isOutboxBusy = true;
    const editor = createDraftEditor({ storage, uid: 'ada', start });
    await submitWaiting(client, editor);
    isOutboxBusy = false;
  }

  for (const tab of tabs) open(tab);
  for (const [tab, action] of taken) {
    const outboxNetwork = outboxNetworks.get(action);
    const page = pages.get(tab);
    if (outboxNetwork && (!page || isChangedSinceSubmit(page.editor.state().draft))) {
      void sendByOutbox(outboxNetwork);
      await settle();
    }
    if (action === 'elsewhere') server.write(`${newWord()} ${server.journal()?.content ?? ''}`.trim());
    if (action === 'answer') {
      server.answer();
      await settle();
    }
    if (action === 'leave') leave(tab);
    else if (!outboxNetwork && action !== 'elsewhere' && action !== 'answer')
      await act(tab, pages.get(tab) ?? open(tab), action);
    for (const [opened, { editor, isSending }] of pages) {
      // The page opens again when another tab has removed the draft.
      if (storage.get(key) === null && editor.state().autosave === 'saved') editor.applyStorageChange(null);
      const { isRemovedElsewhere, replacedContent } = editor.state();
      if (isRemovedElsewhere && !isSending) open(opened, replacedContent);
    }
    for (const each of pages.values())
      if (each.differing && isSettled(each.editor, each.differing)) each.differing = null;
    for (const each of pages.values()) expectDifferent(each);
    expectAll();
    afterEach(parseDraft(storage.get(key)));
  }
  server.answer();
  await settle();
  for (const { editor } of pages.values()) editor.saveNow();
  const { start, differing } = opened();
  const reachable = [server.journal()?.content, start.content, start.otherContent, differing?.content].join('\n');
  expect(words.filter((word) => !hasWord(reachable, word))).toEqual([]);

  function expectAll() {
    const shown = [...pages.values()].map((each) => each.editor.state());
    const drafts = [parseDraft(storage.get(key)), ...shown.map((state) => state.draft)];
    const texts = [
      server.journal()?.content,
      ...drafts.flatMap((each) => [each?.content, each?.otherContent]),
      ...shown.map(({ replacedContent }) => replacedContent),
    ].join('\n');
    expect(words.filter((word) => !hasWord(texts, word))).toEqual([]);
  }

  async function act(tab: Tab, page: Page, action: Action) {
    const { editor, differing, isSending } = page;
    const { draft } = editor.state();
    const other = differing?.content ?? (isUndecided(draft) ? draft.otherContent : null);
    const third = thirdVersion(draft, differing);
    const choose = (content: string) => {
      chooseVersion(editor, differing, content);
      page.differing = null;
    };
    if (other === null && !isSending) {
      if (action === 'type') editor.edit(`${draft.content} ${newWord()}`.trim());
      if (action === 'paragraph') editor.edit(`${draft.content}\n\n${newWord()}`.trim());
      if (action === 'again') chooseAgain(editor);
      if (action === 'compare') editor.compareReplaced();
      const network = networks.get(action);
      if (network) {
        editor.save({});
        if (hasReplacedWords(editor.state())) editor.compareReplaced();
        else if (editor.state().draft.content.trim() !== '') void submit(tab, page, network);
      }
    } else if (other !== null) {
      if (action === 'mine') choose(draft.content);
      if (action === 'other') choose(other);
      if (action === 'third' && third !== null) choose(third);
      const all = joinVersions(joinVersions(draft.content, third ?? ''), other);
      if (action === 'all' && ![draft.content.trim(), other.trim(), third?.trim()].includes(all)) choose(all);
    }
    if (action === 'retry' && isUnsent(draft) && !isSending) {
      editor.save({});
      void submit(tab, page, 'fast');
    }
    if (action === 'save') editor.saveNow();
    if (action === 'see') editor.applyStorageChange(storage.get(key));
    const journal = server.journal();
    if (action === 'newer' && journal && other === null) {
      const followed = followJournal(draft, journal);
      if (followed !== draft && isDecided(followed)) editor.save(followed);
    }
    if (action === 'reload') {
      leave(tab);
      open(tab);
    }
    await settle();
  }
}

const outboxNetworks = new Map<Action, Network>([
  ['outbox', 'fast'],
  ['outbox slow', 'slow'],
  ['outbox lost', 'lost'],
  ['outbox offline', 'offline'],
]);

const networks = new Map<Action, Network>([
  ['submit', 'fast'],
  ['slow', 'slow'],
  ['lost', 'lost'],
  ['offline', 'offline'],
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-03-29T18:00:00Z') });
  return () => vi.useRealTimers();
});

/** CI must not fail by chance. Remove the seed to search for more sequences. */
const seed = 20_270_208;

/** Sequences that once lost a word, or showed one text twice. */
const examples = [
  'one type, elsewhere, reload, other, type, elsewhere, reload, mine, submit',
  'three type; one type; three reload, type; two see, submit',
  'one type, submit, type, elsewhere, reload; two reload, see; one other; two see, mine',
  'two type; three type; two submit; three submit; one type, reload; three other',
  'two type; three type; one type; three submit; one save; three see, type; two submit; three compare',
  'two leave; three type; one type, slow; three lost; two third',
  'two type; one elsewhere; two lost; one type, submit; two retry; three reload, other; two mine; one other',
  'two type; one type, reload; two slow; three reload, mine, submit',
  'three type; two type, slow; three leave, mine, lost',
  'one type; two type, leave; one submit; two type; one mine, lost; two mine',
  'one type; two type; one submit; two reload; one mine, submit; two all',
  'one type; two type; one slow; two leave, type; three leave, mine, submit; two other',
  'one elsewhere, type, reload; two reload, mine, submit; one mine',
  'three type; two type; three slow; one leave, outbox; two lost; one answer, submit',
  'three type, compare, type; one elsewhere; two type, leave, type; three offline; two all, slow',
  'two type; three leave; two submit; one type, save; three mine; one submit, mine, lost; three slow',
  'two type, lost; one reload, slow; three type, lost; one see',
  'one elsewhere; three type; two reload, slow; three lost; two see',
  'three type; one leave, elsewhere; three slow, reload; one elsewhere, outbox; three see, all; one submit',
  'one type; three type; one slow; three save; one see, mine; two leave, compare; three mine; two offline; three lost; two submit',
  'two leave; one elsewhere; three type, submit; two mine; three see; two slow; one elsewhere; three submit, all',
  'one elsewhere, type, compare; two reload, all, slow, leave, outbox; three type; one lost, answer; three compare, other, submit',
  'three type; two type; one leave; two compare; one slow; two submit; three leave; one see, answer, slow',
  'one type; two type; one lost; two submit; one retry, all, submit; two other; one other',
];

/** Read a sequence such as 'one type, save; two submit'. */
const sequenceOf = (text: string) =>
  text.split('; ').flatMap((part) => {
    const [, tab = '', all = ''] = /^(\w+) (.*)$/.exec(part) ?? [];
    return all.split(', ').map((action) => [tab as Tab, action as Action] as const);
  });

test.each(examples)('this sequence in three tabs and on another device loses no typed word: %s', (example) =>
  carryOut(sequenceOf(example)),
);

test('no sequence of edits, choices and submits in three tabs and on another device loses a typed word or shows one text twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, (taken) => carryOut(taken)),
    { numRuns: 3_000, seed },
  );
});

const typing = ['type', 'paragraph', 'save', 'see', 'reload'] as const;
const inOneTab = fc.tuple(fc.constant('one' as const), fc.constantFrom(...typing, ...submits, 'answer' as const));
const inOutbox = fc.tuple(fc.constantFrom('one', 'two'), fc.constantFrom(...outboxes));
const withOneWriter = fc.array(fc.oneof(inOneTab, inOutbox), { maxLength: 40, size: 'max' });

test('a user who writes in one tab only never has to choose between versions, although other tabs send in the background', async () => {
  const property = fc.asyncProperty(withOneWriter, (taken) =>
    carryOut([['two', 'leave'], ...taken], (stored) => expect(stored?.otherContent ?? null).toBeNull()),
  );
  await fc.assert(property, { numRuns: 3_000, seed });
});
