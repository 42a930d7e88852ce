import { expect, test } from 'vitest';
import type { Import, ImportReport } from '../../../../core/contract/your-data.ts';
import { importedText, importReportLines, importText } from './your-data-texts.ts';

const report: ImportReport = {
  kind: 'inward',
  reflections: 1,
  added: 1,
  summaries: 0,
  firstDay: '2024-03-05',
  lastDay: '2024-03-05',
  leftOut: { attachments: 0, withoutWords: 0, otherDays: 0, undated: 0, doubles: 0, unread: 0, fields: 0 },
};

test.each<[ImportReport['kind'], readonly string[]]>([
  ['inward', ['1 reflection from 2024.']],
  ['dayone', ['1 entry of Day One from 2024.']],
  ['journey', ['1 entry of Journey from 2024.']],
  ['daylio', ['1 entry of Daylio from 2024.', 'Moods and activities come along as words.']],
  ['diarium', ['1 entry of Diarium from 2024.']],
  ['json', ['1 entry of a JSON file from 2024.']],
  ['markdown', ['1 note from 2024.']],
])('the preview of a file (%s) says what is imported and what is left out', (kind, lines) => {
  expect(importReportLines({ ...report, kind })).toEqual(lines);
});

test.each<[ImportReport['kind'], number, number, string]>([
  ['inward', 312, 0, '312 reflections were brought in.'],
  ['inward', 710, 109, '710 reflections and 109 weekly summaries were brought in.'],
  ['inward', 1, 1, '1 reflection and 1 weekly summary were brought in.'],
  ['dayone', 1, 0, '1 entry of Day One was brought in.'],
  ['markdown', 1, 0, '1 note was brought in.'],
  ['markdown', 2, 0, '2 notes were brought in.'],
])(
  'the notice after an import (%s, %i, %i) names what was imported as its preview does',
  (kind, added, summaries, text) => {
    expect(importedText({ ...report, kind, added, summaries })).toBe(text);
  },
);

test.each<[ImportReport['kind'], number, number, string, string]>([
  [
    'dayone',
    1,
    11,
    '1 entry is longer than 20,000 characters and becomes 11.',
    '317 entries of Day One were brought in. 1 entry is longer than 20,000 characters and became 11.',
  ],
  [
    'markdown',
    2,
    15,
    '2 notes are longer than 20,000 characters and become 15.',
    '317 notes were brought in. 2 notes are longer than 20,000 characters and became 15.',
  ],
])(
  'the preview of a file (%s) and the notice after its import say that %i of its entries become %i',
  (kind, entries, parts, line, notice) => {
    const long = { ...report, kind, reflections: 317, added: 317, split: { entries, parts } };
    expect(importReportLines(long)[1]).toBe(line);
    expect(importedText(long)).toBe(notice);
  },
);

test('the notice after an import names no long entries if the account had some of the entries already', () => {
  const long = { ...report, kind: 'dayone' as const, reflections: 12, added: 1, split: { entries: 1, parts: 11 } };
  expect(importedText(long)).toBe('1 entry of Day One was brought in.');
});

test('the preview of a file that has nothing new does not say how its entries would be imported', () => {
  const lines = importReportLines({ ...report, kind: 'daylio', added: 0 });
  expect(lines).toEqual(['1 entry of Daylio from 2024.', '1 is here already and stays as it is.']);
});

test('the preview of a zip says how many other files are left out', () => {
  const lines = importReportLines({ ...report, kind: 'journey', leftOut: { ...report.leftOut, unread: 2 } });
  expect(lines).toContain('2 other files of the zip are left out: in another format, or damaged.');
});

test.each<[ImportReport['kind'], string]>([
  ['dayone', 'Tags, places and weather are left out.'],
  ['journey', 'Tags, moods, places and weather are left out.'],
  ['markdown', 'Tags and other fields at the top of a note are left out.'],
])('the preview of a file (%s) says which fields are left out if an entry has any of them', (kind, text) => {
  const lines = importReportLines({ ...report, kind, leftOut: { ...report.leftOut, fields: 1 } });
  expect(lines.slice(1)).toEqual([text]);
});

test.each([
  [1, '1 entry is in the file twice.'],
  [2, '2 entries repeat other entries of the file.'],
])('the preview of a file says how many of its entries are repetitions (%i)', (doubles, text) => {
  const lines = importReportLines({ ...report, kind: 'dayone', leftOut: { ...report.leftOut, doubles } });
  expect(lines).toEqual(['1 entry of Day One from 2024.', text]);
});

test.each<[ImportReport['kind'], number, number[] | undefined, string]>([
  ['json', 1, [3], 'The date of 1 entry could not be read, so it is left out. It is entry 3 of the file.'],
  [
    'json',
    3,
    [3, 308, 311],
    'The dates of 3 entries could not be read, so they are left out. They are entries 3, 308 and 311 of the file.',
  ],
  [
    'json',
    7,
    [3, 4, 5, 308, 311],
    'The dates of 7 entries could not be read, so they are left out. They are entries 3, 4, 5, 308, 311 and 2 others of the file.',
  ],
  ['json', 2, undefined, 'The dates of 2 entries could not be read, so they are left out.'],
  ['markdown', 1, [3], '1 note without a valid date is left out: neither its name nor its first lines have one.'],
  [
    'markdown',
    2,
    [3, 4],
    '2 notes without a valid date are left out: neither their names nor their first lines have one.',
  ],
])(
  'the preview of a file (%s) says why entries without a date (%i) are left out, and which (%j)',
  (kind, undated, undatedPlaces, text) => {
    const lines = importReportLines({ ...report, kind, leftOut: { ...report.leftOut, undated, undatedPlaces } });
    expect(lines).toContain(text);
  },
);

const at = (importedAt: string | null, entries = 4): Import => ({ source: 'dayone', importedAt, entries });
const [evening, later, nextDay] = [at('2027-03-03T19:00:00Z'), at('2027-03-03T21:30:00Z'), at('2027-03-03T22:30:00Z')];

test.each<[Import, readonly Import[], string]>([
  [evening, [evening], '4 entries of Day One, brought in on March 3, 2027'],
  [evening, [later, evening], '4 entries of Day One, brought in on March 3, 2027 at 9:00 PM'],
  [evening, [nextDay, evening], '4 entries of Day One, brought in on March 3, 2027'],
  [evening, [{ ...later, source: 'journey' }, evening], '4 entries of Day One, brought in on March 3, 2027'],
  [nextDay, [nextDay], '4 entries of Day One, brought in on March 4, 2027'],
  [at(null, 1), [evening], '1 entry of Day One, brought in earlier'],
])(
  'an import is listed with its day at the user, and with its time beside another one of that day',
  (one, all, text) => {
    expect(importText(one, all, -120)).toBe(text);
  },
);
