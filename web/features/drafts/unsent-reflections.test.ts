import { expect, test } from 'vitest';
import { storage } from '../../device/storage.ts';
import { createDraft, type Draft } from './draft.ts';
import { draftKey, writeDraft } from './draft-storage.ts';
import { hasUnsentBeside } from './unsent-reflections.ts';

const hourMs = 3_600_000;

test.each<[string, Partial<Draft>]>([
  ['that wait', { status: 'waiting' }],
  ['of a deleted reflection', { status: 'deleted', isDeleted: true }],
  ['that the server has refused', { status: 'refused' }],
  ['that differ from the journal', { status: 'differs' }],
  ['of two versions', { otherContent: 'Of another tab.' }],
])('words %s count as unsent until the server accepts no submit any more', (name, change) => {
  const save = (uid: string, hoursAgo: number) => {
    const isoAt = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
    const window = { type: 'evening', availableFrom: isoAt(hoursAgo + 4), availableUntil: isoAt(hoursAgo) } as const;
    const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'Words.', version: 1 };
    writeDraft(storage, draftKey(uid, draft), { ...draft, ...change });
  };
  const [late, over] = [`late ${name}`, `over ${name}`];
  save(late, 23);
  save(over, 25);
  expect([hasUnsentBeside(late), hasUnsentBeside(over)]).toEqual([true, false]);
});
