import { expect, test } from 'vitest';
import { markdownParts, withoutMarkdown } from './markdown.ts';

test.each([
  ['# The harbour\nIt was wide.', 'The harbour\nIt was wide.'],
  ['## A heading ##', 'A heading'],
  ['**Bold** and *slanted*, __bold__ and _slanted_', 'Bold and slanted, bold and slanted'],
  ['**A *nested* word**', 'A nested word'],
  ['- bread\n  * milk\n- [x] tea\n- [ ] rice', '• bread\n  • milk\n☑ tea\n☐ rice'],
  ['> She said so.', 'She said so.'],
  ['[the ferry](https://ferry.example "Timetable")', 'the ferry'],
  ['![a boat](photo.jpg)', 'a boat'],
  ['On March 3\\. It rained\\!', 'On March 3. It rained!'],
])('reads %j as %j', (text, words) => {
  expect(withoutMarkdown(text)).toBe(words);
});

test.each(['#tag and # alone', '2 * 3 * 4', 'file_name_2', '5 ** 2', '[a note] (yes)', '-5 degrees', ''])(
  'leaves %j as it is',
  (text) => {
    expect(withoutMarkdown(text)).toBe(text);
  },
);

test('makes links only of addresses of the web and of e-mail', () => {
  const href = 'https://ferry.example/a';
  expect(markdownParts(`[ferry](${href})`)).toEqual([{ kind: 'link', href, parts: ['ferry'] }]);
  for (const other of ['javascript:alert(1)', 'data:text/html,x', 'dayone://view', '/delete']) {
    expect(JSON.stringify(markdownParts(`[ferry](${other})`))).not.toContain('link');
  }
});

test('reads a long text of unclosed marks within a second', () => {
  const start = Date.now();
  withoutMarkdown('**a '.repeat(5_000) + '[('.repeat(5_000));
  expect(Date.now() - start).toBeLessThan(1_000);
});
