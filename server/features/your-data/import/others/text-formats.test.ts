import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { readDaylioCsv } from './daylio.ts';
import { textOfHtml } from './html-text.ts';
import { readMarkdown } from './markdown.ts';
import { tidyText } from './other-entry.ts';

describe('the text of an HTML document', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<div>One</div><div>Two<br/>Three</div>', 'One\nTwo\nThree'],
    ['One\n  two', 'One two'],
    ['<h2>Title</h2>Text', 'Title\nText'],
    ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
    ['a <b', 'a <b'],
    ['<style>p { color: red }</style>Words<script>if (1 < 2) x()</script>', 'Words'],
    ['&lt;b&gt; &amp;amp; &#228;&#x1F642; &#xD800; &unknown;', '<b> &amp; ä🙂 &#xD800; &unknown;'],
    ['<!-- note -->Words', 'Words'],
  ])('the HTML %s gives the text %s', (html, text) => expect(tidyText(textOfHtml(html))).toBe(text));
});

describe('CSV', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a,""b""\nc",d', [['a,"b"\nc', 'd']]],
    [
      'a,\r\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"open', [['open']]],
    ['a,', [['a', '']]],
    ['', []],
  ])('CSV with the text %j is read as the rows %j', (text, rows) => expect(csvRows(text)).toEqual(rows));

  test('CSV is read back unchanged if all its fields were quoted', () => {
    const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
    const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(csvRows(rows.map((row) => row.map(quoted).join(',')).join('\n'))).toEqual(rows);
      }),
    );
  });
});

describe('the date of a note is read from its name and text', () => {
  test.each([
    ['2024-03-05.md', 'Tea.', { day: '2024-03-05', minute: null }],
    ['2024_03_05.md', 'Tea.', { day: '2024-03-05', minute: null }],
    ['2024-03-05 14-30 keys.md', 'Tea.', { day: '2024-03-05', minute: 870 }],
    ['2024-03-05T0715.md', 'Tea.', { day: '2024-03-05', minute: 435 }],
    ['2024-03-05 2024-03-12.md', 'Tea.', { day: '2024-03-05', minute: null }],
    ['2024-03-05 1230 ideas.md', 'Tea.', { day: '2024-03-05', minute: null }],
    ['a.md', '2024-03-05 07:15\n\nTea.', { day: '2024-03-05', minute: 435 }],
    ['a.md', '\n# 2024-03-05\nTea.', { day: '2024-03-05', minute: null }],
    ['a.md', 'On 2024-03-05 there was tea.', null],
    ['20240305 Tea.md', 'Tea.', { day: '2024-03-05', minute: null }],
    ['Tea 2024-03-05.md', 'Tea.', { day: '2024-03-05', minute: null }],
    ['2024-02-30.md', 'Tea.', null],
    ['Tea.md', '---\ndate: 2024-03-05\n---\nTea.', { day: '2024-03-05', minute: null }],
    ['Tea.md', '---\ndate: "2024-03-05 21:15"\n---\nTea.', { day: '2024-03-05', minute: 1275 }],
    [
      'Tea.md',
      '---\ncreated: 2024-03-05T21:15:00+02:00\n---\nTea.',
      { instantMs: Date.parse('2024-03-05T19:15:00Z'), offset: -120 },
    ],
    [
      'Tea.md',
      '---\ncreated: 2024-03-05 19:15:00Z\n---\nTea.',
      { instantMs: Date.parse('2024-03-05T19:15:00Z'), offset: null },
    ],
    ['Tea.md', '---\ncreated: 2024-03-05T21:15:00+23:00\n---\nTea.', { day: '2024-03-05', minute: 1275 }],
    ['2024-03-05.md', '---\ndate: soon\n---\nTea.', { day: '2024-03-05', minute: null }],
    ['Tea.md', 'date: 2024-03-05', null],
  ])('note %s with %j', (name, text, written) => expect(readMarkdown([{ name, text }])[0]?.written).toEqual(written));
});

describe('the text of a Markdown note', () => {
  test.each([
    ['---\ntitle: Tea\n---\n\nWarm.', 'Tea\n\nWarm.'],
    ['---\ntitle: Tea\n---\n\n# Tea\n\nWarm.', '# Tea\n\nWarm.'],
    ['---\ntitle: 2024-03-05\n---\nWarm.', 'Warm.'],
    ['---\nnever closed', '---\nnever closed'],
    ['---\n---\nWarm.', 'Warm.'],
    ['Rule\n\n---\n\nafter', 'Rule\n\n---\n\nafter'],
  ])('note %j becomes %j', (text, words) => expect(readMarkdown([{ name: 'a.md', text }])[0]?.words).toBe(words));
});

test.each<[string, boolean]>([
  ['Tea.', false],
  ['---\ndate: 2024-03-05\n---\nTea.', false],
  ['---\ntitle: Tea\ndate: 2024-03-05\n---\nWarm.', false],
  ['---\nDate: 2024-03-05\ntags:\naliases: []\n# a comment\n---\nTea.', false],
  ['---\ndate: 2024-03-05\ntags: [tea]\n---\nTea.', true],
  ['---\ndate: 2024-03-05\ntags:\n  - tea\n---\nTea.', true],
  ['---\ntags:\n- tea\ndate: 2024-03-05\n---\nTea.', true],
  ['---\ndate: 2024-03-05\nupdated: 2024-03-06\n---\nTea.', true],
  ['---\ndate: soon\n---\nTea.', true],
  [
    '---\ndate: 2026-03-02\nkind:\n  - "evening"\ntimes:\n  - "19:00"\n---\n\n## Evening reflection, 19:00\n\nTea.',
    false,
  ],
  [
    '---\ndate: 2026-03-02\nkind:\n  - "evening"\ntimes:\n  - "19:00"\ntags: tea\n---\n\n## Evening reflection, 19:00\n\nTea.',
    true,
  ],
])('a note has other fields only if one with a value is not imported: %j', (text, hasOtherFields) => {
  expect(readMarkdown([{ name: '2024-03-05.md', text }]).map((one) => one.hasOtherFields)).toEqual([hasOtherFields]);
});

describe('the file of a day of a download', () => {
  const wordsOf = (body: string) => {
    const text = `---\ndate: 2026-03-02\nkind:\n  - evening\ntimes:\n  - "19:00"\n---\n\n${body}`;
    return readMarkdown([{ name: '2026-03-02.md', text }]).map(({ words }) => words);
  };

  test.each([
    ['# Monday, March 2, 2026\n\n## Evening reflection, 19:00\n\nTea.\n', ['Tea.']],
    ['# Monday, March 2, 2026\n\n## Deep reflection, sent Tuesday, March 3, 2026, 07:30\n\nTea.\n', ['Tea.']],
    ['# Monday, March 2, 2026\n\nRain.\n\n## Brought in, 19:00\n\nTea.\n', ['Rain.', 'Tea.']],
    ['# Monday, March 2, 2026\n\n## Brought in\n\nRain.\n\n## Brought in, 19:00\n\nTea.\n', ['Rain.', 'Tea.']],
    ['# The day we moved\n\n## Evening reflection, 19:00\n\nTea.\n', ['# The day we moved', 'Tea.']],
    [
      '# Monday, March 2, 2026\n\n## Call with Mum, 18:00\n\nLong.\n\n## Evening reflection, 19:00\n\nTea.\n',
      ['## Call with Mum, 18:00\n\nLong.', 'Tea.'],
    ],
    [
      '# Monday, March 2, 2026\n\n## Evening reflection, 19:00\n\nTea.\n\n## Call with Mum, 20:00\n\nLong.\n',
      ['Tea.\n\n## Call with Mum, 20:00\n\nLong.'],
    ],
  ])('keeps all words that the user added: %j', (body, words) => expect(wordsOf(body)).toEqual(words));

  test.each([
    ['Brought in', null],
    ['Brought in, 18:00', null],
    ['Brought in, 18:01', 1_081],
    ['Evening reflection, 18:00', 1_080],
  ])('reads the heading %j with its known time, in minutes: %j', (heading, minute) => {
    const text = `---\ndate: 2026-03-02\nkind:\n  - imported\ntimes:\n  - "18:00"\n---\n\n## ${heading}\n\nTea.\n`;
    const [entry] = readMarkdown([{ name: '2026-03-02.md', text }]);
    expect(entry?.written).toEqual({ day: '2026-03-02', minute });
  });
});

test('hostile texts are read in linear time', () => {
  const many = 300_000;
  const parts = [
    '<',
    '<a',
    '&',
    '&#',
    '"',
    '""',
    ',"',
    '![[',
    '![](',
    '\n',
    '---\n',
    '</p>',
    '<script',
    ' ',
    '\r',
    'a: b\n',
  ];
  for (const part of parts) {
    const text = part.repeat(Math.floor(many / part.length));
    const began = performance.now();
    textOfHtml(text);
    csvRows(text);
    readDaylioCsv(`full_date,note\n${text}`);
    readMarkdown([
      { name: 'a.md', text: `---\n${text}` },
      { name: 'b.md', text },
      { name: 'c.md', text: `---\n${text}x\n---\n` },
    ]);
    expect(performance.now() - began, part).toBeLessThan(5_000);
  }
});
