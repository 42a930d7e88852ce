import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReflectionRecord } from '../../reflections/journal-store.ts';
import type { SummaryRecord } from '../../summaries/journal-store.ts';
import { escapeMarkdown, unescapeMarkdown } from './escape-markdown.ts';
import { dayFile, weekFile } from './markdown-days.ts';

const reflection = (fields: Partial<ReflectionRecord>): ReflectionRecord => ({
  user_id: 'u',
  id: 'r',
  day: '2026-03-02',
  type: 'evening',
  prompt_id: 'p',
  question: 'What stayed with you?',
  content: 'The harbour.',
  word_count: 2,
  submitted_at: new Date('2026-03-02T17:05:00Z'),
  updated_at: new Date('2026-03-02T17:05:00Z'),
  available_from: new Date('2026-03-02T16:00:00Z'),
  available_until: new Date('2026-03-02T22:00:00Z'),
  timezone_offset: -120,
  late: false,
  revision: 1,
  idempotency_key: 'k',
  imported_from: null,
  imported_at: null,
  ...fields,
});

/** Return a summary whose chosen version has these texts. */
function summary(
  texts: Pick<SummaryRecord['versions'][number], 'title' | 'long_summary' | 'key_themes'>,
): SummaryRecord {
  const week = { user_id: 'u', week_start: '2026-03-02', generated_at: new Date('2026-03-09T06:00:00Z') };
  const version = {
    ...week,
    version: 1,
    reflection_count: 4,
    evidence: null,
    careful: false,
    model: null,
    model_failed: false,
    asked_week: null,
    ...texts,
  };
  return { ...week, id: 's', generation: 1, remade: false, version: 1, announced_at: null, versions: [version] };
}

test('the file of a day has its date, types and local times as front matter, then the questions and answers', () => {
  const deep = reflection({ type: 'deep', submitted_at: new Date('2026-03-02T21:59:00Z'), question: 'Why?\nReally?' });
  const imported = reflection({ imported_from: 'dayone', question: null, content: 'From afar.' });
  expect(dayFile('2026-03-02', [reflection({}), deep, imported])).toEqual({
    name: 'days/2026/2026-03-02.md',
    text: `---
date: 2026-03-02
kind:
  - "evening"
  - "deep"
  - "imported"
times:
  - "19:05"
  - "23:59"
  - "19:05"
---

# Monday, March 2, 2026

## Evening reflection, 19:05

> What stayed with you?

The harbour.

## Deep reflection, 23:59

> Why?
> Really?

The harbour.

## Brought in, 19:05

From afar.
`,
  });
});

test('the file of a day contains no time for an imported entry of which only the day is known', () => {
  const own = reflection({ submitted_at: new Date('2026-03-02T16:00:00Z') });
  const imported = { ...own, imported_from: 'markdown', question: null } as const;
  const { text } = dayFile('2026-03-02', [own, imported]);
  expect(text).toContain('times:\n  - "18:00"\n  - ""\n');
  expect(text).toContain('## Evening reflection, 18:00\n');
  expect(text).toContain('## Brought in\n');
});

test('the file of a day contains the submission date of a reflection that was submitted on another day', () => {
  const late = reflection({ submitted_at: new Date('2026-03-03T05:30:00Z'), late: true });
  const { text } = dayFile('2026-03-02', [late]);
  expect(text).toContain('## Evening reflection, sent Tuesday, March 3, 2026, 07:30\n');
  expect(text).toContain('times:\n  - "2026-03-03 07:30"\n');
});

test('the file of a week has its days and themes as front matter, whatever characters a theme contains', () => {
  const row = summary({
    title: 'Week of March 2: A\n---\nb',
    long_summary: 'The harbour.\n---\nIt stayed.',
    key_themes: ['a "b": c', '- d\n---', '\u2028#e'],
  });
  const file = weekFile(
    row,
    ({ title, keyThemes }) => ({ title, keyThemes: [...keyThemes] }),
    ({ long_summary }) => long_summary,
  );
  expect(file?.name).toBe('weeks/2026/week-of-2026-03-02.md');
  expect(file?.text.split('\n').filter((line) => line === '---')).toHaveLength(2);
  expect(file?.text).toContain(
    'date: 2026-03-02\nuntil: 2026-03-08\nkind:\n  - "weekly-summary"\nthemes:\n  - "a \\"b\\": c"\n  - "- d\\n---"\n  - "\\u2028#e"\n---\n',
  );
  expect(file?.text).toContain('# March 2, 2026 to March 8, 2026\n');
});

test.each([
  ['a heading', '# Thoughts', '\\# Thoughts'],
  ['a line that would make the previous line a heading', 'Today\n---\nand\n===', 'Today\n\\---\nand\n\\==='],
  ['an open block of code', '```js\nx', '\\```js\nx'],
  ['an open comment of HTML', 'so <!-- hidden', 'so \\<!-- hidden'],
  ['a tag of HTML', '<script>x</script>', '\\<script>x\\</script>'],
  ['an open comment of Obsidian', 'so %% hidden', 'so \\%\\% hidden'],
  ['an open formula', 'cost $$ more', 'cost \\$\\$ more'],
  ['a definition that readers hide', '[note]: it stays', '\\[note]: it stays'],
  ['a line that looks like a question', '> said she', '\\> said she'],
  ['a backslash before a tag', '\\<b> or \\<i>', '\\\\\\<b> or \\\\\\<i>'],
  ['a backslash where an inserted one could be', '\\# x', '\\\\# x'],
  ['line ends of Windows', 'a\r\n# b', 'a\n\\# b'],
  ['lists, emphasis, a tag, a smaller sign and a path', '- *a* #tag < 3 C:\\x', '- *a* #tag < 3 C:\\x'],
])('a Markdown program shows %s as it was written', (_what, text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('unescapeMarkdown returns the text of a reflection without backslashes', () => {
  const marks = fc.constantFrom('#', ' ', '\n', '-', '=', '`', '~', '[a]:', '>', '<', '/b>', '!--', '%', '$', 'word');
  const texts = fc.array(marks, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(fc.property(texts, (text) => unescapeMarkdown(escapeMarkdown(text)) === text));
});

test('escapeMarkdown takes linear time for a long text of backslashes', () => {
  const startedAt = performance.now();
  unescapeMarkdown(escapeMarkdown('\\'.repeat(200_000)));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
