import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Summary, SummaryVersions } from '../../../core/contract/summaries.ts';
import type { ThemeCorrections } from '../../../core/contract/themes.ts';
import { THEME_CORRECTIONS_MAX } from '../../../core/domain/limits.ts';
import { downloadOf, journalIn, upload } from '../../../testing/downloads.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import type { WeekToSummarise } from '../../writer/writer.ts';
import { weeklySummaryJob } from './make-weekly-summary.ts';

const path = '/api/themes/corrections';
const keyThemes = ['Rowing', 'My father', 'Sleep'];
const longSummary = 'You rowed.\n\nBack in your summaries for the first time since March 2025: rowing.';
const evidence = [
  { start: 0, end: 10, reflections: [0] },
  { start: 12, end: longSummary.length, reflections: [1] },
];
/** The weeks that were passed to the summary writer since the start of the test. */
const weeks: WeekToSummarise[] = [];
let app: TestApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createTestApp({
    writer: {
      write: async (week) => {
        weeks.push(week);
        const title = 'Week of March 2, 2026: Rowing and My Father';
        return { title, longSummary, keyThemes, evidence };
      },
    },
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('truncate app.due_weeks');
  weeks.length = 0;
  maya = await userWithSummary();
});

async function writeWeek(person: TestUser, monday: number): Promise<void> {
  for (const day of [0, 1, 2, 3]) {
    app.clock.set(`2026-03-${String(monday + day).padStart(2, '0')}T19:00:00+02:00`);
    await person.write('On the water.');
  }
  app.clock.set(`2026-03-${String(monday + 7).padStart(2, '0')}T05:00:00+02:00`);
  await runDue(weeklySummaryJob, app.deps);
}

async function userWithSummary(): Promise<TestUser> {
  app.clock.set('2026-03-02T12:00:00+02:00');
  const person = await createTestUser(app);
  await writeWeek(person, 2);
  return person;
}

/** Store earlier summaries for Maya: the theme of last year that came back, and four weeks with another theme. */
async function storeEarlier(): Promise<void> {
  const [{ id } = {}] = await maya.summaries();
  const themes = { '2025-03-03': 'Rowing', '2026-02-02': 'Music', '2026-02-09': 'Music' };
  for (const [monday, theme] of Object.entries({ ...themes, '2026-02-16': 'Music', '2026-02-23': 'Music' })) {
    await app.database.query(`
      insert into app.summaries (user_id, id, week_start, generation, remade, version, generated_at, announced_at)
      select user_id, gen_random_uuid(), '${monday}', generation, remade, version, generated_at, announced_at
      from app.summaries where id = '${id}'`);
    await app.database.query(`
      insert into app.summary_versions
      select (jsonb_populate_record(v, '{"week_start": "${monday}", "key_themes": ["${theme}"]}')).*
      from app.summary_versions v natural join (select user_id, week_start from app.summaries where id = '${id}') s`);
  }
}

const call = (method: 'PUT' | 'DELETE', { token }: TestUser, body: object) => app.call(method, path, { token, body });
const correct = (theme: string, name: string | null, person = maya) => call('PUT', person, { theme, name });
const takeBack = (theme: string, person = maya) => call('DELETE', person, { theme });
const correctionsOf = async (person = maya) =>
  (await person.get<ThemeCorrections>(path)).body.map(({ theme, name }) => [theme, name]);
const shown = ({ title, keyThemes: themes }: Summary) => ({ title: title.replace(/^Week of [^:]*: /, ''), themes });
const shownIn = async (person: TestUser) => (await person.summaries()).map(shown);

describe('a corrected theme', () => {
  test('a removed theme disappears from the list of summaries, the summary and its versions, and also from their titles', async () => {
    expect(await shownIn(maya)).toEqual([{ title: 'Rowing and My Father', themes: keyThemes }]);
    expect((await correct('Rowing', null)).status).toBe(200);
    const after = { title: 'My Father and Sleep', themes: ['My father', 'Sleep'] };
    const [summary] = await maya.summaries();
    const id = summary?.id;
    expect(summary && shown(summary)).toEqual(after);
    expect(shown((await maya.get<Summary>(`/api/summaries/${id}`)).body)).toEqual(after);
    const made = await maya.post<SummaryVersions>(`/api/summaries/${id}/versions`, { newest: 0 });
    expect(made.body.versions.map(shown)).toEqual([after, after]);
    const chosen = await app.call('PUT', `/api/summaries/${id}/version`, { token: maya.token, body: { version: 1 } });
    expect(shown(chosen.body as Summary)).toEqual(after);
    expect((await maya.get<SummaryVersions>(`/api/summaries/${id}/versions`)).body.versions.map(shown)).toEqual([
      after,
      after,
    ]);
  });

  test('a renamed theme has its new name in the summaries of all weeks, and in the input of the writer', async () => {
    expect((await correct('my father', '  Papa\n Jānis ')).status).toBe(200);
    await correct('Rowing', null);
    await writeWeek(maya, 9);
    const after = { title: 'Papa Jānis and Sleep', themes: ['Papa Jānis', 'Sleep'] };
    expect(await shownIn(maya)).toEqual([after, after]);
    expect(weeks.at(-1)).toMatchObject({
      earlier: [{ weekStart: '2026-03-02', ...after }],
      corrections: [
        { theme: 'my father', name: 'Papa Jānis' },
        { theme: 'Rowing', name: null },
      ],
    });
  });

  test('a renamed theme changes only the titles of weeks that have the theme, until it is taken back', async () => {
    await storeEarlier();
    const before = await maya.summaries();
    await correct('Rowing', 'The small boat');
    const other = { title: 'Rowing and My Father', themes: ['Music'] };
    expect(await shownIn(maya)).toEqual([
      { title: 'The Small Boat and My Father', themes: ['The small boat', 'My father', 'Sleep'] },
      ...[other, other, other, other],
      { title: 'The Small Boat and My Father', themes: ['The small boat'] },
    ]);
    await takeBack('Rowing');
    expect(await maya.summaries()).toEqual(before);
  });

  test('the last sentence of the text shows the new name of a renamed theme, and disappears if the theme is removed', async () => {
    await storeEarlier();
    const read = async () => {
      const [{ longSummary: text = '', evidence: rests } = {}] = await maya.summaries();
      return rests?.spans.map(({ start, end }) => text.slice(start, end));
    };
    await correct('Rowing', 'The small boat');
    expect(await read()).toEqual([
      'You rowed.',
      'Back in your summaries for the first time since March 2025: The small boat.',
    ]);
    await correct('The small boat', null);
    expect(await read()).toEqual(['You rowed.']);
    expect(await maya.summaries()).toMatchObject([{ longSummary: 'You rowed.' }, {}, {}, {}, {}, {}]);
  });

  test.each([
    ['a theme of last week gets the name of the theme in the sentence', 'Music', 'Rowing'],
    ['the theme in the sentence gets the name of a theme of last week', 'Rowing', 'music'],
  ])('the last sentence of the text disappears if it became untrue because %s', async (_, theme, name) => {
    await storeEarlier();
    const read = async () => (await maya.summaries())[0];
    const id = (await read())?.id;
    await correct(theme, name);
    expect((await read())?.longSummary).toBe('You rowed.');
    expect((await maya.get<Summary>(`/api/summaries/${id}`)).body.longSummary).toBe('You rowed.');
    await takeBack(theme);
    expect((await read())?.longSummary).toBe(longSummary);
  });

  test('a corrected theme gets its original name back when the correction is taken back, even a year later', async () => {
    const [before] = await maya.summaries();
    await correct('Rowing', null);
    await correct('Sleep', 'Nights');
    app.clock.set('2027-03-09T05:00:00+02:00');
    expect(await correctionsOf()).toEqual([
      ['Sleep', 'Nights'],
      ['Rowing', null],
    ]);
    await app.database.query('truncate app.traces');
    expect(await takeBack('rowing')).toMatchObject({ status: 200, body: [{ theme: 'Sleep', name: 'Nights' }] });
    expect(await app.database.query('select from app.traces')).toHaveLength(1);
    await takeBack('Sleep');
    expect(await maya.summaries()).toEqual([before]);
    expect(await takeBack('Sleep')).toMatchObject({ status: 200, body: [] });
    expect(await app.database.query('select from app.traces')).toHaveLength(2);
  });

  test('a text that an earlier release wrote with the new name gets the first name when the theme is named again', async () => {
    await storeEarlier();
    const line = 'Back in your summaries for the first time since March 2025:';
    const read = async () => {
      const [{ longSummary: text = '', evidence: rests } = {}] = await maya.summaries();
      return rests?.spans.map(({ start, end }) => text.slice(start, end));
    };
    await correct('Rowing', 'Boats');
    await app.database.query(
      `update app.summary_versions set long_summary = replace(long_summary, 'rowing.', 'Boats.'),
         evidence = jsonb_set(evidence, '{spans,1,end}', to_jsonb($1::int - 1))
       where long_summary like '%rowing.' and user_id = (select user_id from app.identities where subject = $2)`,
      [longSummary.length, maya.subject],
    );
    expect(await read()).toEqual(['You rowed.', `${line} Boats.`]);
    await takeBack('Rowing');
    expect(await read()).toEqual(['You rowed.', `${line} Rowing.`]);
    await correct('Rowing', 'Oars');
    expect(await read()).toEqual(['You rowed.', `${line} Oars.`]);
  });

  test('a theme has only one stored correction, even after repeated and concurrent requests', async () => {
    const spellings = ['Rowing', 'rowing', 'ROWING', 'rOwing', 'roWing', 'rowIng'];
    const answers = await Promise.all(spellings.map((theme) => correct(theme, null)));
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 200));
    expect(await correctionsOf()).toHaveLength(1);
    const first = await correct('Rowing', 'The boat');
    expect((await correct('Rowing', 'The boat')).body).toEqual(first.body);
    expect(await correctionsOf()).toEqual([[expect.stringMatching(/^rowing$/i), 'The boat']]);
  });

  test('a renamed theme can be renamed again, also to its original name', async () => {
    await correct('Rowing', 'The boat');
    await correct('The boat', 'Water');
    expect(await shownIn(maya)).toMatchObject([{ title: 'Water and My Father' }]);
    await correct('Water', 'Rowing');
    expect(await shownIn(maya)).toEqual([{ title: 'Rowing and My Father', themes: keyThemes }]);
  });

  test.each([
    ['name', ['Rowing', 'The boat', 'Rowing']],
    ['name after two others', ['Rowing', 'The boat', 'Water', 'rowing']],
    ['capitals', ['Rowing', 'rowing', 'Rowing']],
  ])('a theme that is renamed to its first %s has no correction, in the list and in the database', async (_, path) => {
    await app.database.query('truncate app.theme_corrections');
    for (const [index, name] of path.slice(1).entries()) {
      expect((await correct(path[index] ?? '', name)).status).toBe(200);
    }
    expect(await correctionsOf()).toEqual([]);
    expect(await app.database.query('select from app.theme_corrections')).toEqual([]);
    expect(await shownIn(maya)).toEqual([{ title: 'Rowing and My Father', themes: keyThemes }]);
  });

  test('a theme that is renamed to its first name keeps its corrections if another theme has the name between', async () => {
    await correct('Rowing', 'Sleep');
    await correct('Sleep', 'Rowing');
    expect(await shownIn(maya)).toEqual([{ title: 'Rowing and My Father', themes: ['Rowing', 'My father'] }]);
    expect(await correctionsOf()).toEqual([
      ['Sleep', 'Rowing'],
      ['Rowing', 'Sleep'],
    ]);
  });

  test('a correction says whether a summary was written with its theme, also after an import', async () => {
    await correct('Rowing', 'Sleep');
    await correct('Sleep', 'Nights');
    await correct('Nights', 'Dreams');
    const said = async (person = maya) =>
      (await person.get<ThemeCorrections>(path)).body.map(({ theme, isWritten }) => [theme, isWritten]);
    const written = [
      ['Nights', false],
      ['Sleep', true],
      ['Rowing', true],
    ];
    expect(await said()).toEqual(written);
    const again = await createTestUser(app);
    expect((await upload(app, again.token, (await downloadOf(app, maya.token)).zip)).status).toBe(200);
    expect(await said(again)).toEqual(written);
  });

  test('a theme that gets the name of another theme with different capitals is spelled like that theme', async () => {
    await correct('Rowing', 'sleep');
    expect(await shownIn(maya)).toEqual([{ title: 'Sleep and My Father', themes: ['Sleep', 'My father'] }]);
    await correct('My father', 'Papa Jānis');
    await correct('sleep', 'PAPA  JĀNIS');
    expect(await correctionsOf()).toContainEqual(['sleep', 'Papa Jānis']);
    expect(await shownIn(maya)).toMatchObject([{ themes: ['Papa Jānis'] }]);
  });

  test('a theme can be renamed to change only its capitals', async () => {
    await correct('Rowing', 'ROWING');
    expect(await shownIn(maya)).toMatchObject([{ themes: ['ROWING', 'My father', 'Sleep'] }]);
  });

  test('corrected capitals of a theme stay when another theme gets its name', async () => {
    await correct('Sleep', 'SLEEP');
    await correct('Rowing', 'SLEEP');
    expect(await correctionsOf()).toContainEqual(['Rowing', 'SLEEP']);
    expect(await shownIn(maya)).toMatchObject([{ themes: ['SLEEP', 'My father'] }]);
  });

  test('a theme that is renamed twice schedules the erasure of its first new name from the database files', async () => {
    await app.database.query('truncate app.traces');
    await correct('Rowing', 'The boat');
    expect(await app.database.query('select from app.traces')).toHaveLength(0);
    await correct('Rowing', 'Water');
    expect(await app.database.query('select from app.traces')).toHaveLength(1);
  });

  test('a theme gets no stored correction if its new name equals its old name', async () => {
    expect(await correct('Rowing', 'Rowing')).toMatchObject({ status: 200, body: [] });
  });
});

describe('a correction of a theme is refused', () => {
  test.each([
    ['without a theme', { name: null }],
    ['without a name', { theme: 'Rowing' }],
    ['with a name of 41 characters', { theme: 'Rowing', name: 'x'.repeat(41) }],
    ['with a blank name', { theme: 'Rowing', name: ' \n' }],
    ['with a name of invisible characters', { theme: 'Rowing', name: '\u200b\u2060' }],
    ['with an empty theme', { theme: '', name: null }],
    ['with a theme of 1001 characters', { theme: 'x'.repeat(1_001), name: null }],
    ['with a NUL character', { theme: 'Row\u0000ing', name: null }],
    ['with half of a surrogate pair', { theme: '\ud800', name: null }],
    ['with another field', { theme: 'Rowing', name: null, userId: 'x' }],
  ])('a correction is refused %s', async (_fault, body) => {
    expect(await call('PUT', maya, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(await correctionsOf()).toEqual([]);
  });

  test('an older Undo is refused if the theme was renamed or removed since, but not if it was taken back', async () => {
    const undo = () => call('DELETE', maya, { theme: 'Rowing', knownAs: 'Trust' });
    await correct('Rowing', 'Trust');
    await correct('Trust', null);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'theme_changed' } });
    expect(await correctionsOf()).toEqual([
      ['Trust', null],
      ['Rowing', 'Trust'],
    ]);
    expect((await call('DELETE', maya, { theme: 'Trust', knownAs: null })).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(200);
    const back = { theme: 'Rowing', name: 'Trust', knownAs: 'Rowing' };
    await correct('Rowing', null);
    expect((await call('PUT', maya, back)).status).toBe(409);
    expect(await correctionsOf()).toEqual([['Rowing', null]]);
    await takeBack('Rowing');
    expect((await call('PUT', maya, back)).status).toBe(200);
    expect((await call('PUT', maya, back)).status).toBe(200);
    expect(await correctionsOf()).toEqual([['Rowing', 'Trust']]);
  });

  test('a correction is refused if the user already has the maximum number of corrections, which all stay stored', async () => {
    await app.database.query(
      `insert into app.theme_corrections
        select user_id, 'theme ' || n, null, now() from app.identities, generate_series(1, $2) n where subject = $1`,
      [maya.subject, THEME_CORRECTIONS_MAX],
    );
    expect(await correct('Rowing', null)).toMatchObject({ status: 422, body: { code: 'corrections_full' } });
    expect(await correct('Theme 1', 'One')).toMatchObject({ status: 200 });
    expect(await correctionsOf()).toHaveLength(THEME_CORRECTIONS_MAX);
    await takeBack('theme 2');
    expect((await correct('Rowing', null)).status).toBe(200);
  });
});

test('another user’s theme corrections can be neither read, removed nor applied; a call without a session gets a 401', async () => {
  const other = await userWithSummary();
  await correct('Rowing', null);
  await correct('Sleep', 'Nights', other);
  expect(await correctionsOf(other)).toEqual([['Sleep', 'Nights']]);
  await takeBack('Rowing', other);
  expect(await correctionsOf()).toEqual([['Rowing', null]]);
  expect(await shownIn(other)).toMatchObject([{ themes: ['Rowing', 'My father', 'Nights'] }]);
  expect(await shownIn(maya)).toMatchObject([{ themes: ['My father', 'Sleep'] }]);
  for (const method of ['GET', 'PUT', 'DELETE']) expect((await app.call(method, path, {})).status).toBe(401);
});

test('a download contains theme corrections, and its import restores them', async () => {
  await correct('Rowing', null);
  await correct('My father', 'Papa');
  const { zip } = await downloadOf(app, maya.token);
  const journal = journalIn(zip);
  expect(journal.themeCorrections).toMatchObject([
    { theme: 'Rowing', name: null },
    { theme: 'My father', name: 'Papa' },
  ]);
  expect(journal.summaries[0]?.versions[0]?.keyThemes).toEqual(keyThemes);
  const again = await createTestUser(app);
  await correct('Work', null, again);
  expect((await upload(app, again.token, zip)).status).toBe(200);
  expect(await correctionsOf(again)).toEqual(await correctionsOf());
  expect(await again.summaries()).toEqual(await maya.summaries());
  expect(journalIn((await downloadOf(app, again.token)).zip)).toEqual(journal);

  const { themeCorrections: _corrections, ...earlier } = journal;
  const third = await createTestUser(app);
  expect((await upload(app, third.token, JSON.stringify(earlier))).status).toBe(200);
  expect(await shownIn(third)).toMatchObject([{ themes: keyThemes }]);
  expect(journalIn((await downloadOf(app, third.token)).zip)).toEqual(earlier);
});

test.each([
  ['twice', { theme: ' ROWING', name: null, correctedAt: '2026-03-02T00:00:00.000Z' }, 'themeCorrections.1.theme'],
  [
    'at a future time',
    { theme: 'Sea', name: null, correctedAt: '2036-03-02T00:00:00.000Z' },
    'themeCorrections.1.correctedAt',
  ],
  [
    'by a long name',
    { theme: 'Sea', name: 'x'.repeat(41), correctedAt: '2026-03-02T00:00:00.000Z' },
    'themeCorrections.1.name',
  ],
])('an import is refused with the field’s name if it corrects a theme %s', async (_fault, correction, field) => {
  await correct('Rowing', null);
  const journal = journalIn((await downloadOf(app, maya.token)).zip);
  const file = { ...journal, themeCorrections: [...(journal.themeCorrections ?? []), correction] };
  const again = await createTestUser(app);
  expect(await upload(app, again.token, JSON.stringify(file))).toMatchObject({ status: 400, body: { field } });
});

test('an import with corrections that led to the first name of a theme shows none of them', async () => {
  const journal = journalIn((await downloadOf(app, maya.token)).zip);
  const themeCorrections = [
    { theme: 'Rowing', name: 'The boat', correctedAt: '2026-03-02T00:00:00.000Z' },
    { theme: 'The boat', name: 'Rowing', correctedAt: '2026-03-02T00:00:01.000Z' },
  ];
  const again = await createTestUser(app);
  expect((await upload(app, again.token, JSON.stringify({ ...journal, themeCorrections }))).status).toBe(200);
  expect(await correctionsOf(again)).toEqual([]);
  expect(await shownIn(again)).toMatchObject([{ themes: keyThemes }]);
});
