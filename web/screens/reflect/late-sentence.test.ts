import { describe, expect, test } from 'vitest';
import { createDraft, type Draft } from '../../features/drafts/draft.ts';
import { lateRefusal, lateSentence } from './late-sentence.ts';

const evening = {
  type: 'evening',
  availableFrom: new Date(2026, 10, 16, 18).toISOString(),
  availableUntil: new Date(2026, 10, 16, 23, 59, 59).toISOString(),
} as const;
const written: Draft = { ...createDraft(evening, { promptId: 'p', question: 'q' }), content: 'Rain' };
const edit: Draft = { ...written, rewrites: { id: 'r', revision: 1 } };
const waiting: Draft = { ...written, status: 'waiting', sentContents: ['Rain'] };
const decided: Draft = {
  ...written,
  status: 'differs',
  otherContent: 'Snow',
  choice: { chosen: 'Rain', mine: 'Rain', other: 'Snow', status: null },
};

const open = { isTaken: false, isClosed: false };
const closed = { isTaken: false, isClosed: true };
const taken = { isTaken: true, isClosed: true };

describe('lateRefusal', () => {
  test.each([
    ['no reason while the journal accepts the draft', written, open, null],
    ['that the window is closed', written, closed, 'window_closed'],
    ['that the journal has other words', written, taken, 'taken'],
    ['no reason if the notice of a refused draft says it', { ...written, status: 'refused' }, taken, null],
    ['no reason if the notice of a waiting draft says it', waiting, closed, null],
    ['no reason if the window was never announced', { ...written, isUnannounced: true }, closed, null],
    ['the reason of a draft with a decided choice', decided, closed, 'window_closed'],
  ] as const)('returns %s', (_, draft, state, expected) => {
    expect(lateRefusal(draft, state)).toBe(expected);
  });
});

describe('lateSentence', () => {
  const stillCounts = 'They still count for that day if you submit them by 11:59 PM on Tuesday.';
  const other = 'Your journal has other words for this window, too. Until 12:14 AM you can choose which to keep.';
  const shut = 'This window has closed and takes no more reflections.';
  const kept = 'The time for changes has passed. What you submitted before is in your journal.';

  test.each([
    ['until when the journal accepts new words', written, {}, stillCounts],
    ['until when the journal accepts an edit', edit, {}, 'You can update the reflection until 12:14 AM.'],
    ['nothing on a page that is not late', written, { isLate: false }, null],
    ['nothing if the words wait to be sent', waiting, {}, null],
    ['nothing if the notice of a refused draft says more', { ...written, status: 'refused' }, {}, null],
    [
      'until when the user may choose, also on a page that is not late',
      written,
      { hasConflict: true, isLate: false },
      other,
    ],
    ['the choice before a refusal', written, { hasConflict: true, refusal: 'taken' }, other],
    ['the refusal, also on a page that is not late', written, { refusal: 'window_closed', isLate: false }, shut],
    ['what becomes of an edit that is refused', edit, { refusal: 'window_closed' }, kept],
  ] as const)('says %s', (_, draft, change, expected) => {
    const late = {
      nowMs: new Date(2026, 10, 17, 0, 5).getTime(),
      editEnd: '12:14 AM',
      hasConflict: false,
      refusal: null,
      isLate: true,
      ...change,
    };
    expect(lateSentence(draft, late)?.replace(/\s/g, ' ') ?? null).toBe(expected);
  });
});
