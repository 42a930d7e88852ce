import { once } from 'node:events';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { goodAnswer, modelWeek } from '../../../testing/model-week.ts';
import {
  json,
  type ModelAnswer,
  type ProviderStandIn,
  providerStandIn,
  spoken,
} from '../../../testing/provider-stand-in.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import type { Answer } from '../../writer/model/answer/answer.ts';
import type { ModelFault } from '../../writer/writer.ts';
import { weeklySummaryJob } from './make-weekly-summary.ts';

const good = JSON.stringify(goodAnswer);
const says = (text: string) => spoken.compatible(text);
const error = { error: { message: 'the orchard', type: 'x', code: null } };

const changed = (change: (answer: Answer) => void): ModelAnswer => {
  const answer = structuredClone(goodAnswer);
  change(answer);
  return says(JSON.stringify(answer));
};

const saying = (text: string) =>
  changed(({ paragraphs }) => {
    const sentence = paragraphs[1]?.sentences[0];
    if (sentence) sentence.text = text;
  });

const slowDrip: ModelAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drop = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(drop));
};

const endless: ModelAnswer = async (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const closed = once(response, 'close');
  const piece = Buffer.alloc(262_144, ' ');
  for (let sent = 0; sent < 600 * 1_048_576 && !response.destroyed; sent += piece.byteLength)
    if (!response.write(piece)) await Promise.race([closed, once(response, 'drain').catch(() => null)]);
};

const refusing = json({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: 'No orchard.' }, finish_reason: 'stop' }],
});

/**
 * The result of a model call for a week. 'model': the model's text is stored. A `ModelFault`: the fault is permanent,
 * and the builtin text stays. `again`: the call is retried after at least this many ms.
 */
type End = 'model' | ModelFault | { readonly again: number };

const faults: readonly (readonly [name: string, answer: ModelAnswer, end: End])[] = [
  ['valid JSON', says(good), 'model'],
  ['status 429', json(error, 429), { again: 0 }],
  ['status 429 with Retry-After: 1', json(error, 429, { 'retry-after': '1' }), { again: 1_000 }],
  ['status 429 with Retry-After: 120', json(error, 429, { 'retry-after': '120' }), { again: 120_000 }],
  ['status 500', json(error, 500), { again: 0 }],
  ['no response', () => {}, { again: 0 }],
  ['half a body without an end', (response) => void response.writeHead(200).write('{"choices":'), { again: 0 }],
  ['one space every 50 ms without an end', slowDrip, { again: 0 }],
  ['a closed connection', (response) => void response.destroy(), { again: 0 }],
  ['invalid JSON', says(good.slice(0, 700)), 'not_understood'],
  ['JSON in a Markdown code fence', says(`\`\`\`json\n${good}\n\`\`\``), 'model'],
  ['text before and after the JSON', says(`Sure! Here is your summary:\n${good}\nDo you like it?`), 'model'],
  ['JSON of another schema', says('{"summary":"The orchard."}'), 'not_understood'],
  ['JSON with the finish reason "length"', spoken.compatible(good, 'length'), 'cut_short'],
  ['an empty text', says(''), 'not_understood'],
  ['an empty body', (response) => void response.writeHead(200).end(), 'not_understood'],
  ['a stop by the content filter', spoken.compatible('', 'filter'), 'refused'],
  ['a refusal', refusing, 'refused'],
  ['a refusal as plain text', says('I cannot write about the orchard.'), 'not_understood'],
  [
    'HTML with status 200',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>orchard</p>'),
    'not_understood',
  ],
  ['a body of 600 MB', endless, 'too_large'],
  // A sentence with a minor fault is left out, and the rest of the answer is stored. After a grave fault, such as a
  // script tag, the whole answer is rejected as `unfaithful`.
  ['Markdown in a sentence', saying('On Monday **the orchard** came first, and your body felt it.'), 'model'],
  [
    'a script tag in a sentence',
    saying('<script>alert("orchard")</script> came first, and your body felt it.'),
    'unfaithful',
  ],
  ['a theme of 300 characters', changed((answer) => void answer.themes.push('orchard '.repeat(38))), 'unfaithful'],
  ['an invented quote', saying('On Monday you wrote: “I hate the orchard.”'), 'model'],
];

/** Return a unique word for the reflections of a user. The fake provider recognises the user by this word. */
const markOf = (index: number) => `lanternrow${String.fromCharCode(97 + index)}`;
const days = ['2026-03-02', '2026-03-04', '2026-03-05', '2026-03-07'];
const privateWords = /orchard|ladder|tobias|sister|kitchen|lanternrow|laughed|messages/iu;
const thursday = '2026-03-12T12:00:00+02:00';

let standIn: ProviderStandIn;
let web: TestApp;
let worker: TestApp;
const people: TestUser[] = [];
const builtin: string[] = [];
const printed: unknown[] = [];
const clock = fixedClock();

type Waiting = {
  readonly user_id: string;
  readonly due_at: Date;
  readonly tries: number;
  readonly failed: string | null;
};

/** Return the row that schedules a model for a user's week, or undefined once the model's text has been stored. */
async function waitingFor(index: number): Promise<Waiting | undefined> {
  const rows = await web.database.query<Waiting>(
    `select w.user_id, due_at, tries, failed from app.model_weeks w join app.identities i using (user_id)
      where i.subject = $1`,
    [people[index]?.subject ?? ''],
  );
  return rows[0];
}

const untried = async () =>
  (await web.database.query('select 1 from app.model_weeks where tries = 0 or claimed_until is not null')).length;

async function answerEach(byFault: boolean): Promise<void> {
  standIn.answerWith(async (response, request) => {
    const asked = standIn.asked.at(-1)?.body ?? '';
    const whose = faults.findIndex((_, index) => asked.includes(`${markOf(index)} `));
    await (byFault ? faults[whose]?.[1] : says(good))?.(response, request);
  });
}

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => printed.push(...parts));
  standIn = await providerStandIn();
  const choice = { provider: 'compatible' as const, model: 'm', key: null, baseUrl: standIn.baseUrl, timeoutMs: 5_000 };
  const body = { aiSummaries: 'on', summaryModel: { name: 'm', destination: new URL(standIn.baseUrl).host } };
  web = await createTestApp({ clock, config: { writer: choice } });
  people.push(...(await Promise.all(faults.map(() => createTestUser(web)))));
  await Promise.all(people.map(({ token }) => web.call('PUT', '/api/user/preferences', { token, body })));
  for (const [at, day] of days.entries()) {
    clock.set(`${day}T19:00:00+02:00`);
    const words = modelWeek.reflections[at]?.content ?? '';
    await Promise.all(people.map((person, index) => person.write(`${words} ${markOf(index)} was there.`)));
  }
  clock.set(thursday);
  await runDue(weeklySummaryJob, web.deps);
  for (const person of people) builtin.push((await person.summaries())[0]?.longSummary ?? '');
  await answerEach(true);
  // If two calls took the same slot at the same time, one of them would be postponed. With 10,000 slots, that
  // practically never happens.
  const limits = { writerConcurrency: 10_000 };
  const config = { roles: ['worker'] as const, writer: choice, ...limits };
  worker = await createTestApp({ clock, config, database: web.database });
  await vi.waitUntil(async () => (await untried()) === 0, { timeout: 40_000, interval: 100 });
}, 60_000);

afterAll(async () => {
  vi.restoreAllMocks();
  await worker.stop();
  await web.stop();
  await standIn.close();
});

test.each(faults.map(([name, , end], index) => [name, end, index] as const))(
  'an answer of the model has the expected result (text, retry or permanent fault): %s',
  async (_, end, index) => {
    const [summary] = (await people[index]?.summaries()) ?? [];
    const waiting = await waitingFor(index);
    if (end === 'model') {
      expect(summary?.title).toBe(`Week of March 2, 2026: ${goodAnswer.title}`);
      expect(summary).toMatchObject({ keyThemes: goodAnswer.themes, writer: { kind: 'model', name: 'm' } });
      expect(waiting).toBeUndefined();
      return;
    }
    const forGood = typeof end === 'string';
    expect(summary?.longSummary).toBe(builtin[index]);
    expect(summary?.longSummary.split(/\s+/u).length).toBeGreaterThan(20);
    expect(summary?.writer).toEqual({ kind: 'builtin', name: null, modelFailed: forGood });
    if (forGood) {
      expect(waiting).toMatchObject({ tries: 1, failed: end });
      return;
    }
    expect(waiting).toMatchObject({ tries: 1, failed: null });
    const pause = (waiting?.due_at.getTime() ?? 0) - clock.now() - end.again;
    expect(pause).toBeGreaterThanOrEqual(30_000);
    expect(pause).toBeLessThanOrEqual(60_000);
  },
);

test('a version that waits for a retry gets the model’s text when it is due again', async () => {
  await answerEach(false);
  const kinds = async () => {
    const lists = await Promise.all(people.map((person) => person.summaries()));
    return lists.map(([summary]) => summary?.writer.kind);
  };
  const due = async () => {
    const waiting = await Promise.all(faults.map((_, index) => waitingFor(index)));
    return waiting.filter((week) => week?.failed === null && week.due_at.getTime() <= clock.now()).length;
  };
  const wanted = faults.map(([, , end]) => (end === 'model' || typeof end === 'object' ? 'model' : 'builtin'));
  // On a slow machine, a model call may time out and its week is postponed. Repeat until no week waits.
  const isDone = async () => {
    clock.set(clock.now() + 15 * 60_000);
    await vi.waitUntil(async () => (await due()) === 0, { timeout: 20_000, interval: 100 });
    return kinds();
  };
  await expect.poll(isDone, { timeout: 60_000 }).toEqual(wanted);
}, 90_000);

test('no log line and no scheduled row contains a word that a user or the model wrote', async () => {
  expect(worker.log.lines.length).toBeGreaterThan(0);
  const lines = inspect([web.log.lines, worker.log.lines, printed], {
    depth: 12,
    showHidden: true,
    maxArrayLength: null,
  });
  expect(lines).not.toMatch(privateWords);
  const weeks = await web.database.query('select w::text from app.model_weeks w');
  expect(weeks.length).toBeGreaterThan(0);
  expect(JSON.stringify(weeks)).not.toMatch(privateWords);
});
