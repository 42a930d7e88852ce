import { expect, test } from 'vitest';
import { importedParts, plainWordCount, plainWords } from './markdown.ts';

const partsOf = (text: string) => importedParts(text, 'markdown');
const strong = (...parts: unknown[]) => ({ kind: 'strong', parts });
const emphasis = (...parts: unknown[]) => ({ kind: 'emphasis', parts });

test.each([
  ['# The harbour\nIt was wide.', 'The harbour\nIt was wide.'],
  ['## A heading ##', 'A heading'],
  ['# A heading #  ', 'A heading'],
  ['# C#', 'C#'],
  ['# #', '#'],
  ['**Bold** and *slanted*, __bold__ and _slanted_', 'Bold and slanted, bold and slanted'],
  ['(*slanted*), "**bold**".', '(slanted), "bold".'],
  ['**A *nested* word**', 'A nested word'],
  ['今日は**海**へ', '今日は海へ'],
  ['- bread\n  * milk\n- [x] tea\n- [ ] rice\n* 5 figs', '• bread\n  • milk\n☑ tea\n☐ rice\n• 5 figs'],
  ['> She said so.', 'She said so.'],
  ['[the ferry](https://ferry.example "Timetable")', 'the ferry'],
  ['![a boat](photo.jpg)', 'a boat'],
  ['On March 3\\. It rained\\!', 'On March 3. It rained!'],
  ['__init__', 'init'],
  ['C:\\temp\\_x', 'C:\\temp_x'],
])('reads the Markdown %j as %j', (text, words) => {
  expect(plainWords(text, 'markdown')).toBe(words);
});

test.each([
  '#tag and # alone',
  '2 * 3 * 4',
  '2*3*4 = 24',
  '2**3**4',
  'f(x)=a*b*c',
  'file_name_2',
  '5 ** 2',
  '****',
  'f****ing ****',
  '**never closed',
  '*never **closed',
  '[a note] (yes)',
  'see [note](yes)',
  '-5 degrees',
  '- 5 degrees',
  '-  5 degrees',
  '+ 5',
  '',
])('leaves %j as it is in Markdown', (text) => {
  expect(plainWords(text, 'markdown')).toBe(text);
});

test.each([
  ['***bold italic***', [emphasis(strong('bold italic'))]],
  ['*a **b** c*', [emphasis('a ', strong('b'), ' c')]],
  ['*a **b***', [emphasis('a ', strong('b'))]],
  ['**a *b***', [strong('a ', emphasis('b'))]],
  ['***a** b*', [emphasis(strong('a'), ' b')]],
  ['**_both_**', [strong(emphasis('both'))]],
  ['*a **b c*', [emphasis('a ', '**', 'b c')]],
  ['**bold *star**', [strong('bold ', '*', 'star')]],
])('nests the marks of %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  '2*3*4 = 24',
  'f(x)=a*b*c',
  '- 5 degrees',
  '+ 5',
  'see [note](yes)',
  'C:\\temp\\_x',
  '__init__',
  '> 5',
  '# C#',
  '***bold italic***',
  '*a **b** c*',
  '[ferry](https://ferry.example)',
])('shows all characters of %j in a text that is not Markdown', (text) => {
  for (const source of ['daylio', 'diarium', 'journey', undefined]) expect(importedParts(text, source)).toEqual([text]);
});

test('keeps the backslashes of Day One, whose escapes the import has read, and reads its other marks', () => {
  expect(plainWords('# Files\nC:\\temp\\_x and **bold**', 'dayone')).toBe('Files\nC:\\temp\\_x and bold');
});

test('makes links only of addresses of the web and of email', () => {
  for (const href of ['https://ferry.example/a', 'HTTP://ferry.example', 'mailto:ann@ferry.example']) {
    expect(partsOf(`[ferry](${href})`)).toEqual([{ kind: 'link', href, parts: ['ferry'] }]);
  }
  for (const other of ['javascript:alert(1)', 'data:text/html,x', 'dayone://view', '/delete']) {
    expect(partsOf(`[ferry](${other})`).join('')).toBe(`[ferry](${other})`);
  }
});

test.each([
  ['# Harbour\n\nSaw three boats, **map**.\n* one\n  * nested two\n* three', 9],
  ['Wednesday night: the build is green.\n\n---\n\nAfter the rule.', 9],
  ['A title\n=======\n- [x] tea\n- [ ] rice\n* * *\nbread - 2', 7],
])('counts the words of %j without marks: %d', (text, count) => {
  expect(plainWordCount(plainWords(text, 'markdown'))).toBe(count);
});

test.each([
  ['unclosed marks', '**a '.repeat(2_500) + '[('.repeat(5_000)],
  ['two kinds of unclosed marks', '_a '.repeat(3_300) + 'a* '.repeat(3_300)],
  ['nested marks', `${'*_'.repeat(5_000)}x${'_*'.repeat(5_000)}`],
  ['a heading with spaces', `# a${' '.repeat(19_990)}x`],
  ['a heading with hashes', `# ${'#'.repeat(19_990)} x`],
  ['a heading with closing hashes', `# a ${'# '.repeat(9_990)}`],
  ['a list with spaces', `-${' '.repeat(19_990)}x`],
  ['brackets', '['.repeat(20_000)],
  ['brackets with a name', '[a'.repeat(10_000)],
  ['unclosed links', '[](https://a "'.repeat(1_400)],
  ['unclosed pictures', '![](a "'.repeat(2_800)],
  ['asterisks', '*'.repeat(20_000)],
  ['runs of asterisks', '*** '.repeat(5_000)],
  ['opening runs', '***a '.repeat(4_000)],
  ['underscores', '_'.repeat(20_000)],
  ['backslashes', '\\'.repeat(20_000)],
])('reads 20,000 characters of %s within a second', (_name, text) => {
  const start = Date.now();
  plainWordCount(plainWords(text, 'markdown'));
  plainWordCount(plainWords(text, 'dayone'));
  expect(Date.now() - start).toBeLessThan(1_000);
});
