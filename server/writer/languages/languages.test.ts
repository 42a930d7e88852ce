import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkNames, dataLines, dataSections, linesOf } from './data-file.ts';
import { lexiconOf } from './lexicon.ts';
import { hasProperty } from './properties.ts';
import {
  alsoWhenWritten,
  alwaysAlso,
  areaLogOdds,
  mainSubjectLogOdds,
  namedTogether,
  onlyWhenWritten,
  relatives,
} from './topic-groups.ts';
import { topicTable } from './topic-table.ts';
import { topicLanguages, topicsIn } from './topics.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

function fileWith(text: string): URL {
  const path = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt');
  writeFileSync(path, text);
  return pathToFileURL(path);
}

describe('the files of each language', () => {
  test('every language with topics has a folder of word lists, and no other language has one', () => {
    expect(folders.toSorted()).toEqual([...topicLanguages].toSorted());
  });

  test.each(folders)('the word lists of a language load without an error: %s', (code) => {
    const { byId } = topicsIn(code);
    // README.md promises more than 60 topics for each language.
    expect(byId.size).toBeGreaterThan(60);
    expect([...byId.values()].filter(({ names: [name = ''] }) => name === '')).toEqual([]);
    expect(lexiconOf(code).code).toBe(code);
    expect(() => hasProperty(code, 'no-spaces')).not.toThrow();
  });
});

test('topic groups contain only existing topics and areas', () => {
  const table = topicTable();
  const areas = new Set([...table.values()].map(({ area }) => area));
  const topics = [...onlyWhenWritten, ...alwaysAlso.keys(), ...alwaysAlso.values(), ...alsoWhenWritten.keys()];
  expect(topics.filter((id) => !table.has(id))).toEqual([]);
  const named = [
    ...namedTogether.flatMap((group) => [...group]),
    ...relatives,
    ...areaLogOdds.keys(),
    ...mainSubjectLogOdds.keys(),
  ];
  expect(named.filter((area) => area !== '' && !areas.has(area))).toEqual([]);
});

describe('a data file', () => {
  test('a data file may have comments, blank lines and continuation lines', () => {
    expect(dataLines(fileWith('# comment\n\none two\n  three\nfour\n'))).toEqual([
      { number: 3, text: 'one two three' },
      { number: 5, text: 'four' },
    ]);
  });

  test.each([
    ['a continuation without a line before it', '# comment\n  one\n', ':2: '],
    ['text before the first section', 'one\n[words]\n', ':1: '],
    ['a section that stands twice', '[words]\none\n[words]\ntwo\n', ':3: '],
  ])('a data file is refused with an error that names the line of %s', (_, text, place) => {
    const file = fileWith(text);
    expect(() => dataSections(file)).toThrow(place);
  });

  test('a data file is refused if a required section is missing or empty', () => {
    const sections = dataSections(fileWith('[words]\none\n[none]\n'));
    expect(() => linesOf(sections, 'others')).toThrow('[others] is missing');
    expect(() => linesOf(sections, 'none')).toThrow(':3: the section [none] is empty');
  });

  test('a data file is refused with an error that names the line of an unknown section', () => {
    const sections = dataSections(fileWith('[words]\none\n[wrods]\ntwo\n'));
    expect(() => checkNames(sections, ['words'])).toThrow(':3: [wrods] is not one of words');
  });
});
