import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { chooseAgain, chooseVersion } from './choose-version.ts';
import { createDraft, type Draft, isDecided } from './draft.ts';
import { createDraftEditor } from './draft-editor.ts';
import { type DraftStorage, draftKey, listDrafts, readDraft } from './draft-storage.ts';

const window = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;
const prompt = { promptId: 'prompt-1', question: 'What stayed with you?' };

function openTab(storage: DraftStorage, { uid = 'ada', start }: { uid?: string; start?: Draft } = {}) {
  const draft = start ?? readDraft(storage, draftKey(uid, window)) ?? createDraft(window, prompt);
  return createDraftEditor({
    storage,
    uid,
    start: draft,
  });
}

const stored = (storage: DraftStorage, uid = 'ada') => readDraft(storage, draftKey(uid, window));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the autosave', () => {
  test('the autosave saves after 300 ms without a keystroke, and not before', () => {
    const storage = memoryDrafts();
    openTab(storage).edit('Rain');
    vi.advanceTimersByTime(299);
    expect(stored(storage)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored(storage)?.content).toBe('Rain');
  });

  test('the autosave saves at most 1 s after the first unsaved keystroke while the user keeps typing', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage);
    for (let key = 1; key <= 5; key += 1) {
      editor.edit('x'.repeat(key));
      vi.advanceTimersByTime(199);
    }
    expect(stored(storage)).toBeNull();
    vi.advanceTimersByTime(5);
    expect(stored(storage)?.content).toBe('xxxxx');
  });

  test('the autosave saves immediately when the page is closed', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage);
    editor.edit('Rain on');
    editor.saveNow();
    expect(stored(storage)?.content).toBe('Rain on');
  });

  test('the autosave stores the idempotency key, the prompt and the window for the next start', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage);
    editor.edit('Rain on the roof');
    editor.saveNow();
    const again = openTab(storage).state();
    expect(again.draft).toMatchObject({ ...window, ...prompt, content: 'Rain on the roof' });
    expect(again.draft.idempotencyKey).toBe(editor.state().draft.idempotencyKey);
    expect(again.draft.idempotencyKey).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  test('the autosave stores no draft when the text is blank or equals the text of the stored reflection', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage, { start: { ...createDraft(window, prompt), journalContent: 'As handed in' } });
    editor.edit('As handed in!');
    editor.saveNow();
    expect(stored(storage)?.content).toBe('As handed in!');
    editor.edit('As handed in');
    editor.saveNow();
    expect(stored(storage)).toBeNull();
    editor.edit('  ');
    editor.saveNow();
    expect(stored(storage)).toBeNull();
  });
});

describe('the autosave status', () => {
  test('the autosave status is “pending” after a change, then “saved”', () => {
    const editor = openTab(memoryDrafts());
    expect(editor.state().autosave).toBe('idle');
    editor.edit('Rain');
    expect(editor.state().autosave).toBe('pending');
    vi.advanceTimersByTime(300);
    expect(editor.state().autosave).toBe('saved');
  });

  test('the autosave status is “failed” while storage is full or denied, and “saved” after a later save succeeds', () => {
    const storage = memoryDrafts();
    storage.state.isFull = true;
    const editor = openTab(storage);
    editor.edit('Rain');
    vi.advanceTimersByTime(300);
    expect(editor.state()).toMatchObject({ autosave: 'failed', draft: { content: 'Rain' } });
    storage.state.isFull = false;
    editor.edit('Rain!');
    vi.advanceTimersByTime(300);
    expect(editor.state().autosave).toBe('saved');
    expect(stored(storage)?.content).toBe('Rain!');
  });
});

describe('another user of the same device', () => {
  test('another user of the same device never sees the draft', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage, { uid: 'ada' });
    editor.edit('Private');
    editor.saveNow();
    expect(openTab(storage, { uid: 'ben' }).state().draft.content).toBe('');
    expect(listDrafts(storage, 'ben')).toEqual([]);
    expect(listDrafts(storage, 'ad')).toEqual([]);
    expect(listDrafts(storage, 'ada')).toHaveLength(1);
  });
});

describe('two tabs with the same draft', () => {
  const key = draftKey('ada', window);

  test('two tabs show each other’s saved text while they have no unsaved text of their own', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    const two = openTab(storage);
    one.edit('From one');
    one.saveNow();
    two.applyStorageChange(storage.get(key));
    expect(two.state()).toMatchObject({ autosave: 'saved', draft: { content: 'From one' } });
    expect(two.state().draft.idempotencyKey).toBe(one.state().draft.idempotencyKey);
  });

  test('a tab lets the user choose between its earlier text and the text that another tab has stored instead', () => {
    const storage = memoryDrafts();
    const stored = createDraft(window, prompt);
    const one = openTab(storage, { start: { ...stored, content: 'In the journal' } });
    const two = openTab(storage, { start: { ...stored, content: 'In the journal' } });
    for (const content of ['In the', 'In the evening']) {
      one.edit(content);
      one.saveNow();
      two.applyStorageChange(storage.get(key));
    }
    expect(two.state()).toMatchObject({ draft: { content: 'In the evening' }, replacedContent: 'In the journal' });
    two.compareReplaced();
    expect(two.state().replacedContent).toBeNull();
    expect(readDraft(storage, key)).toMatchObject({ content: 'In the journal', otherContent: 'In the evening' });
    one.applyStorageChange(storage.get(key));
    expect(one.state().draft).toMatchObject({ content: 'In the evening', otherContent: 'In the journal' });
  });

  test('no words are lost if two tabs replace each other’s text and one then compares its versions', () => {
    const storage = memoryDrafts();
    const stored = createDraft(window, prompt);
    const one = openTab(storage, { start: { ...stored, content: 'In the journal' } });
    const two = openTab(storage, { start: { ...stored, content: 'In the journal' } });
    one.edit('The hospital');
    one.saveNow();
    two.applyStorageChange(storage.get(key));
    two.edit('The gulls');
    two.saveNow();
    one.applyStorageChange(storage.get(key));
    two.compareReplaced();
    for (const tab of [one, two, one, two]) tab.applyStorageChange(storage.get(key));
    for (const { draft } of [one.state(), two.state()]) {
      const words = `${draft.content} ${draft.otherContent}`;
      for (const each of ['The hospital', 'The gulls', 'In the journal']) expect(words).toContain(each);
    }
    expect(readDraft(storage, key)?.otherContent).toContain('The hospital');
  });

  /** Return two tabs in which different texts were written, so that both have a conflict. */
  function tabsInConflict() {
    const storage = memoryDrafts();
    const one = openTab(storage);
    const two = openTab(storage);
    two.edit('Black coffee');
    one.edit('Green tea');
    one.saveNow();
    two.applyStorageChange(storage.get(key));
    two.saveNow();
    one.applyStorageChange(storage.get(key));
    return { storage, one, two };
  }

  test('each of two tabs in conflict shows its own text first, even after the other tab has saved', () => {
    const { storage, one, two } = tabsInConflict();
    const ofOne = { content: 'Green tea', otherContent: 'Black coffee' };
    const ofTwo = { content: 'Black coffee', otherContent: 'Green tea' };
    expect(one.state()).toMatchObject({ draft: ofOne, replacedContent: null });
    one.save({ status: null });
    two.applyStorageChange(storage.get(key));
    expect([one.state().draft, two.state().draft]).toMatchObject([ofOne, ofTwo]);
  });

  test.each(['Green tea', 'Black coffee', 'Green tea\n\nBlack coffee'])(
    'two tabs in conflict both get the text that the user chooses and submits: %s',
    (chosen) => {
      const { storage, one, two } = tabsInConflict();
      chooseVersion(one, null, chosen);
      one.markSubmitted(chosen);
      two.applyStorageChange(storage.get(key));
      expect(two.state()).toMatchObject({ draft: { content: chosen, status: 'waiting' }, replacedContent: null });
      expect(isDecided(two.state().draft)).toBe(true);
    },
  );

  test.each([
    ['Green tea', 'Black coffee'],
    ['Black coffee', 'Green tea'],
    ['Green tea\n\nBlack coffee', 'Black coffee'],
  ])(
    'the device keeps the choice and the text that is not chosen, unless the server has both: chosen %s',
    (chosen, unchosen) => {
      const { storage, one, two } = tabsInConflict();
      chooseVersion(one, null, chosen);
      expect(stored(storage)).toMatchObject({ content: chosen, otherContent: unchosen });
      expect(isDecided(one.state().draft)).toBe(true);
      const reloaded = openTab(storage, { start: readDraft(storage, key) ?? one.state().draft });
      expect(isDecided(reloaded.state().draft)).toBe(true);
      two.applyStorageChange(storage.get(key));
      expect(two.state()).toMatchObject({ draft: { content: chosen, otherContent: unchosen }, replacedContent: null });
      expect(isDecided(two.state().draft)).toBe(true);
      one.edit(`${chosen}, twice`);
      one.saveNow();
      expect(stored(storage)).toMatchObject({ content: `${chosen}, twice`, otherContent: unchosen });
      expect(isDecided(one.state().draft)).toBe(true);
      one.markSubmitted(`${chosen}, twice`);
      expect(stored(storage)).toMatchObject({ content: `${chosen}, twice`, otherContent: unchosen });
      one.save({ status: null });
      expect(isDecided(stored(storage) ?? one.state().draft)).toBe(true);
      one.markSubmitted(`${chosen}, twice`);
      one.confirmStored({ id: 'r1', revision: 1, content: `${chosen}, twice` }, `${chosen}, twice`);
      const areBoth = chosen === 'Green tea\n\nBlack coffee';
      expect(stored(storage)?.otherContent).toBe(areBoth ? undefined : unchosen);
    },
  );

  test('a choice that is taken back, also after a reload, restores the two texts or keeps the words written since', () => {
    const { storage, one, two } = tabsInConflict();
    chooseVersion(one, null, 'Green tea\n\nBlack coffee');
    const reloaded = openTab(storage, { start: readDraft(storage, key) ?? one.state().draft });
    const decided = stored(storage);
    chooseAgain(reloaded);
    const undecided = { content: 'Green tea', otherContent: 'Black coffee', choice: null };
    expect(reloaded.state().draft).toMatchObject(undecided);
    expect(stored(storage)).toEqual(decided);
    for (const chosen of ['Black coffee', 'Green tea']) {
      chooseVersion(reloaded, null, chosen);
      two.applyStorageChange(storage.get(key));
      expect(two.state()).toMatchObject({ draft: { content: chosen }, replacedContent: null });
      expect(isDecided(two.state().draft)).toBe(true);
      chooseAgain(reloaded);
    }
    chooseVersion(reloaded, null, 'Black coffee');
    reloaded.edit('Black coffee, twice');
    chooseAgain(reloaded);
    const asked = { content: 'Black coffee, twice', otherContent: 'Green tea', choice: null };
    expect(reloaded.state().draft).toMatchObject(asked);
    expect(stored(storage)).toMatchObject({ content: 'Black coffee, twice', otherContent: 'Green tea' });
  });

  test('a tab loses none of three texts: its own, the one not chosen, and that of another tab', () => {
    const { storage, one } = tabsInConflict();
    chooseVersion(one, null, 'Green tea');
    one.edit('Green tea, twice');
    one.saveNow();
    const three = openTab(storage, { start: one.state().draft });
    three.edit('Something else');
    three.saveNow();
    one.applyStorageChange(storage.get(key));
    one.compareReplaced();
    const otherContent = 'Something else\n\nBlack coffee';
    expect(stored(storage)).toMatchObject({ content: 'Green tea, twice', otherContent });
    expect(isDecided(one.state().draft)).toBe(false);
  });

  test('a tab reports no replaced text when another tab has only changed the status of the draft', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    one.edit('Done');
    one.saveNow();
    const two = openTab(storage);
    one.markSubmitted('Done');
    two.applyStorageChange(storage.get(key));
    expect(two.state()).toMatchObject({ draft: { status: 'waiting' }, replacedContent: null });
  });

  test('a tab reports no replaced text when another tab has only added words at the end', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    one.edit('Rain. ');
    one.saveNow();
    const two = openTab(storage, { start: one.state().draft });
    one.edit('Rain. And thunder.');
    one.saveNow();
    two.applyStorageChange(storage.get(key));
    expect(two.state()).toMatchObject({ draft: { content: 'Rain. And thunder.' }, replacedContent: null });
  });

  test('a tab keeps an unseen text of another tab beside its own text until the user chooses', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    const two = openTab(storage);
    two.edit('From two');
    one.edit('From one');
    one.saveNow();
    two.applyStorageChange(storage.get(key));
    expect(two.state().draft.content).toBe('From two');
    two.saveNow();
    expect(stored(storage)).toMatchObject({ content: 'From two', otherContent: 'From one' });
    chooseVersion(two, null, 'From two\n\nFrom one');
    two.markSubmitted('From two\n\nFrom one');
    expect(stored(storage)).toMatchObject({ content: 'From two\n\nFrom one', otherContent: 'From one' });
    one.applyStorageChange(storage.get(key));
    expect(one.state().draft.content).toBe('From two\n\nFrom one');
  });

  test('two tabs submit the same draft with the same idempotency key', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    const two = openTab(storage);
    two.edit('From two');
    one.edit('From one');
    one.saveNow();
    two.saveNow();
    expect(two.state().draft.idempotencyKey).toBe(one.state().draft.idempotencyKey);
  });

  test('a tab without unsaved text notices that another tab has submitted the draft', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    one.edit('Done');
    one.saveNow();
    const two = openTab(storage);
    const three = openTab(storage);
    three.edit('Done, and more');
    one.discard();
    two.applyStorageChange(null);
    three.applyStorageChange(null);
    expect(two.state().isRemovedElsewhere).toBe(true);
    expect(three.state().isRemovedElsewhere).toBe(false);
    three.saveNow();
    expect(stored(storage)?.content).toBe('Done, and more');
  });
});

describe('a submitted draft', () => {
  test('keeps the version that was not chosen if the journal has the chosen text already', () => {
    const storage = memoryDrafts();
    const choice = { chosen: 'Theirs', mine: 'Mine', other: 'Theirs', status: 'differs' } as const;
    const edit = { rewrites: { id: 'r', revision: 2 }, journalContent: 'Theirs' };
    const start = { ...createDraft(window, prompt), ...edit, content: 'Theirs', otherContent: 'Mine', choice };
    const editor = openTab(storage, { start });
    editor.markSubmitted('Theirs');
    expect(stored(storage)).toMatchObject({ status: 'waiting', otherContent: 'Mine' });
    editor.confirmStored({ id: 'r', revision: 2, content: 'Theirs' }, 'Theirs');
    expect(stored(storage)).toMatchObject({ status: null, content: 'Theirs', otherContent: 'Mine', choice });
  });

  test('keeps the version that was not chosen beside words that another tab has added during the request', () => {
    const storage = memoryDrafts();
    const choice = { chosen: 'Tea', mine: 'Tea', other: 'Coffee', status: null };
    const start = { ...createDraft(window, prompt), content: 'Tea', otherContent: 'Coffee', choice };
    const editor = openTab(storage, { start });
    editor.markSubmitted('Tea');
    const two = openTab(storage);
    two.edit('Tea, hot');
    two.saveNow();
    editor.confirmStored({ id: 'r', revision: 1, content: 'Tea' }, 'Tea');
    const rewrites = { id: 'r', revision: 1 };
    expect(stored(storage)).toMatchObject({
      rewrites,
      status: null,
      content: 'Tea, hot',
      otherContent: 'Coffee',
      choice,
    });
  });

  test('a submitted draft is stored on the device before it is sent, with the texts of all earlier attempts', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage);
    editor.edit('Sent');
    editor.markSubmitted('Sent');
    expect(stored(storage)).toMatchObject({ content: 'Sent', sentContents: ['Sent'] });
    editor.edit('Sent, then changed');
    editor.markSubmitted('Sent, then changed');
    expect(stored(storage)?.sentContents).toEqual(['Sent', 'Sent, then changed']);
    editor.edit('Sent');
    editor.markSubmitted('Sent');
    expect(stored(storage)?.sentContents).toEqual(['Sent, then changed', 'Sent']);
  });

  test('a discarded draft is not restored by a pending autosave', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage);
    editor.edit('Sent');
    editor.discard();
    vi.advanceTimersByTime(2_000);
    expect(stored(storage)).toBeNull();
  });

  test('a submitted draft becomes an edit if another tab has added words during the request', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    one.edit('Rain');
    one.markSubmitted('Rain');
    const two = openTab(storage);
    two.edit('Rain and thunder');
    two.saveNow();
    one.confirmStored({ id: 'r1', revision: 1, content: 'Rain' }, 'Rain');
    expect(stored(storage)).toMatchObject({ content: 'Rain and thunder', rewrites: { id: 'r1', revision: 1 } });
    two.applyStorageChange(storage.get(draftKey('ada', window)));
    expect(two.state()).toMatchObject({ isRemovedElsewhere: false, draft: { content: 'Rain and thunder' } });
  });

  test('a submitted draft is not deleted if another tab has stored a different text', () => {
    const storage = memoryDrafts();
    const one = openTab(storage);
    const two = openTab(storage);
    one.edit('From one');
    two.edit('From two');
    two.saveNow();
    one.markSubmitted('From one');
    one.confirmStored({ id: 'r1', revision: 1, content: 'From one' }, 'From one');
    expect(stored(storage)).toMatchObject({ content: 'From one', otherContent: 'From two' });
  });

  test('a submitted draft is deleted when the server has stored its whole text', () => {
    const storage = memoryDrafts();
    const editor = openTab(storage);
    editor.edit('Sent ');
    editor.markSubmitted('Sent ');
    editor.confirmStored({ id: 'r1', revision: 1, content: 'Sent' }, 'Sent ');
    expect(stored(storage)).toBeNull();
  });
});
