import { expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { passagesOf } from '../choose/passages.ts';
import { readWeek } from '../read/read-week.ts';
import { quotedThings, thingsAsThemes, thingsOf } from './things.ts';

const week = weekOf(
  'Clem asked about the raft. I wanted to hide, and the napkin lay there between us, and I knew that I was afraid.',
  'I drew the raft for him on the napkin.',
  'The napkin is gone, the raft is not.',
);

async function found(count: number, corrections: typeof week.corrections = []) {
  const pages = await readWeek(week);
  const [page] = pages;
  const [passage] = page === undefined ? [] : passagesOf(page, 60);
  if (page === undefined || passage === undefined) throw new Error('no passage');
  return quotedThings(thingsOf({ ...week, corrections }, pages), [
    { ...passage, from: 0, to: count - 1, sentences: page.sentences.slice(0, count) },
  ]);
}

test('only the things that the quoted passages mention are found', async () => {
  expect(await found(1)).toEqual(['the raft']);
  expect(await found(2)).toEqual(['the raft', 'the napkin']);
});

test('a thing of only two reflections may be in a title, but is no theme', async () => {
  const other = weekOf(
    'Clem asked about the raft and wanted to see the raft. I looked down at the napkin.',
    'I drew the raft for him on the napkin.',
    'The napkin is gone, and so is Clem.',
  );
  const pages = await readWeek(other);
  const passages = pages.flatMap((page) => passagesOf(page, 60).slice(0, 1));
  const things = thingsOf(other, pages);
  expect(quotedThings(things, passages)).toEqual(['the napkin', 'the raft']);
  expect(thingsAsThemes(things, passages)).toEqual(['the napkin']);
});

test('a thing keeps its first name if the user renamed it, and is left out if the user removed it', async () => {
  expect(await found(2, [{ theme: 'Raft', name: null }])).toEqual(['the napkin']);
  expect(await found(2, [{ theme: 'Raft', name: 'The boat' }])).toEqual(['the raft', 'the napkin']);
});
