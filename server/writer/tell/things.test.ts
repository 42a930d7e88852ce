import { expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { passagesOf } from '../choose/passages.ts';
import { readWeek } from '../read/read-week.ts';
import { quotedThings, thingsOf } from './things.ts';

const week = weekOf(
  'Clem asked about the raft. I wanted to hide, and the napkin lay there between us, and I knew that I was afraid.',
  'I drew the raft for him on the napkin.',
  'The napkin is gone, the raft is not.',
);

/** Return the things named in the longest passage of at most `words` words at the start of the week. */
async function found(words: number, corrections: typeof week.corrections = []) {
  const pages = await readWeek(week);
  const [page] = pages;
  if (page === undefined) throw new Error('no page');
  const [passage] = passagesOf(page, words)
    .filter(({ from }) => from === 0)
    .toSorted((a, b) => b.words - a.words);
  return quotedThings(thingsOf({ ...week, corrections }, pages), passage === undefined ? [] : [passage]);
}

test('finds the things that passages mention', async () => {
  expect(await found(6)).toEqual(['the raft']);
  expect(await found(40)).toEqual(['the raft', 'the napkin']);
});

test('a thing has the name that the user gave it, and is left out if the user removed it', async () => {
  expect(await found(40, [{ theme: 'Raft', name: null }])).toEqual(['the napkin']);
  expect(await found(40, [{ theme: 'Raft', name: 'The boat' }])).toEqual(['The boat', 'the napkin']);
});
