import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reflection } from '../../../../../core/contract/reflection.ts';
import { downloadOf, upload } from '../../../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../../testing/test-user.ts';

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-03-12T19:00:00+02:00');
  person = await createTestUser(app);
  // Make a first request, which tells the server the user's zone offset.
  await person.ask();
});
afterAll(() => app.stop());

const list = async () => (await person.get<Reflection[]>('/api/reflections?limit=100')).body;
const zip = (files: Readonly<Record<string, string | object>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        strToU8(typeof file === 'string' ? file : JSON.stringify(file)),
      ]),
    ),
  );
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

const journeyEntry = {
  id: '1556740000000-3fd2',
  date_journal: Date.parse('2019-05-01T21:30:00Z'),
  date_modified: Date.parse('2019-05-03T08:00:00Z'),
  timezone: 'Europe/Riga',
  type: 'html',
  text: '<p>A long <b>walk</b>.</p><p>Home&nbsp;&amp; late</p>',
  photos: ['1556740000000-3fd2-9d.jpg'],
  mood: 0,
  tags: ['walks'],
};
const daylioBackup = {
  version: 15,
  customMoods: [
    { id: 1, custom_name: '', predefined_name_id: 1 },
    { id: 9, custom_name: 'stormy', predefined_name_id: -1 },
  ],
  tags: [
    { id: 4, name: 'reading' },
    { id: 5, name: 'rain' },
  ],
  dayEntries: [
    {
      ...{ id: 77, day: 2, month: 4, year: 2019, hour: 0, minute: 30, datetime: Date.parse('2019-05-01T21:30:00Z') },
      ...{
        timeZoneOffset: 10_800_000,
        mood: 9,
        note: 'First line<br>second',
        note_title: 'Late',
        tags: [5, 4],
        assets: [1],
      },
    },
    { id: 78, datetime: Date.parse('2019-05-03T10:00:00Z'), timeZoneOffset: 10_800_000, mood: 1, note: '', tags: [] },
  ],
};
const daylioCsv = [
  '\uFEFFfull_date,date,weekday,time,mood,activities,note_title,note',
  '2019-05-02,May 2,Thursday,12:30 AM,good,reading | rain,"Late","He said ""home"",\nand left."',
  '2019-05-03,May 3,Friday,21:05,meh,,,',
].join('\r\n');
const windows1252 = new Map([
  ['“', 0x93],
  ['”', 0x94],
]);
const diariumEntries = [
  {
    date: '2019-05-02T00:30:00',
    heading: 'Late',
    html: '<ul><li>tea</li><li>rain</li></ul>',
    rating: 4,
    tags: ['home'],
  },
];

const files: readonly (readonly [kind: string, file: Uint8Array | string, seen: readonly object[]])[] = [
  [
    'journey',
    zip({ 'journey/1556740000000-3fd2.json': journeyEntry, 'journey/1556740000000-3fd2-9d.jpg': 'x' }),
    [{ localDate: '2019-05-02', content: 'A long walk.\n\nHome & late', timezoneOffset: -180 }],
  ],
  [
    'daylio',
    zip({ 'backup.daylio': base64(daylioBackup), 'assets/a.jpg': 'x' }),
    [
      { localDate: '2019-05-03', content: 'rad' },
      { localDate: '2019-05-02', content: 'Late\n\nFirst line\nsecond\n\nstormy: rain, reading', timezoneOffset: -180 },
    ],
  ],
  [
    'daylio',
    daylioCsv,
    [
      { localDate: '2019-05-03', content: 'meh', submittedAt: '2019-05-03T19:05:00.000Z' },
      { localDate: '2019-05-02', content: 'Late\n\nHe said "home",\nand left.\n\ngood: reading, rain' },
    ],
  ],
  [
    'diarium',
    JSON.stringify(diariumEntries),
    [{ localDate: '2019-05-02', content: 'Late\n\n- tea\n- rain', submittedAt: '2019-05-01T22:30:00.000Z' }],
  ],
  [
    'json',
    JSON.stringify([{ date: '17.03.2023', text: 'Old workshop.' }]),
    [{ localDate: '2023-03-17', content: 'Old workshop.', submittedAt: '2023-03-17T16:00:00.000Z' }],
  ],
  [
    'markdown',
    zip({
      '.obsidian/app.json': '{broken',
      'Vault/2019-05-02.md': '---\ntags: [walks]\n---\n# A walk\n\n![[photo.jpg]]\nHome.',
      'Vault/journals/2019_05_03.md': '- tea\n- rain',
    }),
    [
      { localDate: '2019-05-03', content: '- tea\n- rain', submittedAt: '2019-05-03T16:00:00.000Z' },
      { localDate: '2019-05-02', content: '# A walk\n\nHome.' },
    ],
  ],
  [
    'daylio',
    zip({
      'daylio_export_2019_05_04.csv': daylioCsv.split('\r\n').slice(0, 1).concat('2019-05-02,,,,meh,,,').join('\n'),
    }),
    [{ localDate: '2019-05-02', content: 'meh' }],
  ],
  [
    'markdown',
    zipSync({
      'package.json': strToU8('{"name": "theme"}'),
      'data/broken.json': strToU8('{broken'),
      'old windows/2019-05-02.md': Uint8Array.from(
        'Grüße, “ja”',
        (character) => windows1252.get(character) ?? character.charCodeAt(0),
      ),
      '2019-05-01.md': Buffer.from('\uFEFFZażółć', 'utf16le'),
    }),
    [
      { localDate: '2019-05-02', content: 'Grüße, “ja”' },
      { localDate: '2019-05-01', content: 'Zażółć' },
    ],
  ],
  [
    'markdown',
    '---\ntitle: Late\ncreated: 2019-05-01T21:30:00Z\nupdated: 2019-05-04T10:00:00Z\n---\n\nHome.',
    [{ localDate: '2019-05-01', content: 'Late\n\nHome.' }],
  ],
];

describe('a file of another product', () => {
  test.each(files)('a file of another product (%s) is recognised and imported only once', async (kind, file, seen) => {
    const preview = await upload(app, person.token, file, '/api/user/import/preview');
    expect(preview.body).toMatchObject({ kind, reflections: seen.length, added: seen.length });
    expect(await list()).toEqual([]);
    expect((await upload(app, person.token, file)).status).toBe(200);
    expect(await list()).toMatchObject(seen.map((one) => ({ ...one, importedFrom: kind, question: '' })));
    expect((await upload(app, person.token, file)).body).toMatchObject({ reflections: seen.length, added: 0 });
  });

  test('a file of another product is imported, and the response reports what was left out', async () => {
    const file = zip({
      'a/2019-05-02.md': '![[a.png]] ![b](b.png)',
      'a/2027-01-01.md': 'Tomorrow.',
      'a/Thoughts.md': 'No date.',
      'b/2019-05-02.md': '---\ntags: [a]\n---\nTwo folders may have notes with the same name.',
      'a/x.png': 'x',
    });
    const answer = await upload(app, person.token, file);
    expect(answer.body).toMatchObject({
      kind: 'markdown',
      added: 1,
      leftOut: { attachments: 2, withoutWords: 1, otherDays: 1, undated: 1, doubles: 0, unread: 0, fields: 1 },
    });
  });

  test.each([
    ['journey', zip({ 'a.json': journeyEntry, 'b.json': { name: 'theme' }, 'c.json': '{broken', 'd.md': '2019' }), 3],
    ['markdown', zipSync({ '2019-05-02.md': strToU8('Home.'), '2019-05-03.md': Uint8Array.of(0xff, 0, 0) }), 1],
  ])('the response to a zip (%s) contains the number of files that were not read', async (kind, file, unread) => {
    const { body } = await upload(app, person.token, file);
    expect(body).toMatchObject({ kind, added: 1, leftOut: { unread } });
  });

  test('a note without a time gets none, today in the morning either, and a note of 18:00 keeps its time', async () => {
    app.clock.set('2026-03-12T08:12:33+02:00');
    const file = zip({
      '2026-03-10.md': 'No time.',
      'a.md': '---\ndate: 2026-03-10 18:00\n---\nAt six.',
      '2026-03-12.md': 'Today.',
    });
    await upload(app, person.token, file);
    expect((await list()).map(({ content, submittedAt }) => [content, submittedAt])).toEqual([
      ['Today.', '2026-03-11T22:00:00.000Z'],
      ['At six.', '2026-03-10T16:00:00.001Z'],
      ['No time.', '2026-03-10T16:00:00.000Z'],
    ]);
    const { zip: download } = await downloadOf(app, person.token);
    const files = unzipSync(download);
    const day = new TextDecoder().decode(files['days/2026/2026-03-10.md']);
    expect(day.match(/^## .+$/gm)).toEqual(['## Brought in', '## Brought in, 18:00']);
    const days = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('days/')));
    for (const again of [file, zipSync(days)]) {
      expect((await upload(app, person.token, again)).body).toMatchObject({ reflections: 3, added: 0 });
    }
  });

  test('a Diarium export may contain two entries with the same time', async () => {
    const entries = ['One.', 'Two.'].map((html) => ({ date: '2019-05-02T00:30:00', html }));
    expect((await upload(app, person.token, JSON.stringify(entries))).body).toMatchObject({ added: 2 });
    expect((await upload(app, person.token, JSON.stringify(entries))).body).toMatchObject({ added: 0 });
  });

  test('a zip of notes may contain notes with the same name in two folders', async () => {
    const file = zip({ 'a/2019-05-02.md': 'One.', 'b/2019-05-02.md': 'Two.' });
    expect((await upload(app, person.token, file)).body).toMatchObject({ added: 2 });
    const moved = zip({ 'copy/a/2019-05-02.md': 'One.', 'copy/b/2019-05-02.md': 'Two.' });
    expect((await upload(app, person.token, moved)).body).toMatchObject({ added: 0 });
  });

  test('a note is not added a second time if the next zip has more folders', async () => {
    await upload(app, person.token, zip({ 'journals/2019-05-02.md': 'One.', 'journals/2019-05-03.md': 'Two.' }));
    const vault = zip({
      'Vault/journals/2019-05-02.md': 'One.',
      'Vault/journals/2019-05-03.md': 'Two, edited.',
      'Vault/2019-05-04.md': 'New.',
    });
    expect((await upload(app, person.token, vault)).body).toMatchObject({ reflections: 3, added: 1 });
    expect((await list()).map(({ content }) => content)).toEqual(['New.', 'Two.', 'One.']);
  });

  test('a note with the words of a reflection is added only if that reflection is of another day', async () => {
    await person.write('The harbour was\n\n\nquiet.');
    const file = zip({
      'a/2026-03-12 Evening.md': 'The harbour was\n\nquiet.',
      'a/2026-03-11.md': 'The harbour was quiet.',
    });
    expect((await upload(app, person.token, file, '/api/user/import/preview')).body).toMatchObject({
      reflections: 2,
      added: 1,
    });
    expect((await upload(app, person.token, file)).body).toMatchObject({ reflections: 2, added: 1 });
    expect((await list()).map(({ localDate }) => localDate)).toEqual(['2026-03-12', '2026-03-11']);
  });

  test.each([
    ['nowhere', 'no where'],
    ['a b', 'a > b'],
    ['C:new', 'C:\\new'],
  ])('of a day with the words %j, the note %j is added', async (words, note) => {
    await person.write(words);
    const file = zip({ '2026-03-12.md': note });
    expect((await upload(app, person.token, file, '/api/user/import/preview')).body).toMatchObject({ added: 1 });
    expect((await upload(app, person.token, file)).body).toMatchObject({ reflections: 1, added: 1 });
  });

  test('a reflection with Markdown characters is recognised in the Markdown of a download', async () => {
    await person.write('# Plan\n> said \\%% and $$x$$\n\n\\<b> \\> c\n\\ d');
    await upload(app, person.token, zip({ '2026-03-11.md': '> A question\n\n\\# Plan\n---' }));
    const { zip: download } = await downloadOf(app, person.token);
    const days = Object.entries(unzipSync(download)).filter(([name]) => name.startsWith('days/'));
    const file = zipSync(Object.fromEntries(days));
    for (const path of ['/api/user/import/preview', '/api/user/import']) {
      expect((await upload(app, person.token, file, path)).body).toMatchObject({ reflections: 2, added: 0 });
    }
  });

  test.each([
    [
      'a backup of Daylio with a broken entry',
      JSON.stringify({ customMoods: [], dayEntries: [{ datetime: 1 }] }),
      'dayEntries.0.id',
    ],
    ['a backup of Daylio that is not base64', zip({ 'backup.daylio': '%%%' }), 'file'],
    ['a zip without anything to read', zip({ 'a.txt': 'x' }), 'file'],
    ['a note without a date', '# A walk\n\nHome.', 'file'],
    ['notes that are no text', zipSync({ 'a.md': Uint8Array.of(0xff, 0xfe, 0x00) }), 'file'],
  ])('refuses %s with a 400 that names the field', async (_, file, field) => {
    const { status, body } = await upload(app, person.token, file);
    expect([status, (body as { field: string }).field]).toEqual([400, field]);
  });
});
