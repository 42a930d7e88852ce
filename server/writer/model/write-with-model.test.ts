import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { goodAnswer, modelWeek } from '../../../testing/model-week.ts';
import {
  json,
  type ModelAnswer,
  type ProviderStandIn,
  providerStandIn,
  spoken,
} from '../../../testing/provider-stand-in.ts';
import type { ModelOutcome } from '../writer.ts';
import type { Answer } from './answer/answer.ts';
import type { ModelChoice } from './model-choice.ts';
import { openModelWriter } from './open-model-writer.ts';

const good = JSON.stringify(goodAnswer);
const providers = ['openai', 'anthropic', 'google', 'compatible'] as const;
let standIn: ProviderStandIn;

beforeAll(async () => {
  standIn = await providerStandIn();
});
afterAll(() => standIn.close());
afterEach(() => vi.restoreAllMocks());

const ownWord = /orchard|ladder|tobias|sister|kitchen/iu;

async function write(choice: Partial<ModelChoice> = {}, week = modelWeek): Promise<ModelOutcome> {
  const printed: unknown[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => printed.push(...parts));
  const full = {
    provider: 'compatible' as const,
    model: 'some-model',
    key: 'sk-secret',
    baseUrl: standIn.baseUrl,
    timeoutMs: 5_000,
  };
  const writer = await openModelWriter({ writer: { ...full, ...choice } });
  if (writer === null) throw new Error('no writer');
  const outcome = await writer.write(week);
  expect(printed).toEqual([]);
  if (outcome.summary === null) expect(JSON.stringify(outcome)).not.toMatch(ownWord);
  expect(JSON.stringify(outcome.calls)).not.toMatch(ownWord);
  return outcome;
}

const failed = (fault: string, again: boolean, retryAfterMs: number | null = null) => ({
  summary: null,
  fault,
  again,
  retryAfterMs,
});

const changed = (change: (answer: Answer) => void): ModelAnswer => {
  const answer = structuredClone(goodAnswer);
  change(answer);
  return spoken.compatible(JSON.stringify(answer));
};

describe.each(providers)('the model writer with %s', (provider) => {
  it('the model writer returns a summary with evidence for every sentence and the record of the call', async () => {
    standIn.answerWith(spoken[provider](good));
    const { summary, calls } = await write({ provider });
    expect(summary?.title).toBe('Week of March 2, 2026: The ladder, the phone and a call at last');
    expect(summary?.longSummary.split('\n\n')).toHaveLength(3);
    expect(summary?.keyThemes).toEqual(goodAnswer.themes);
    expect(summary?.evidence.map(({ reflections }) => reflections)).toEqual([[0, 3], [0], [1], [2], [3], [3]]);
    const texts = summary?.evidence.map(({ start, end }) => summary.longSummary.slice(start, end));
    expect(texts).toEqual(goodAnswer.paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
    const tokens = { inputTokens: 900, outputTokens: 300, isEstimated: false };
    expect(calls).toEqual([{ durationMs: expect.any(Number), ...tokens, fault: null }]);
  });

  it('the model writer sends the JSON schema, the reflections, their questions and days in one call', async () => {
    standIn.answerWith(spoken[provider](good));
    await write({ provider });
    expect(standIn.asked).toHaveLength(1);
    const { body } = standIn.asked[0] ?? { body: '' };
    expect(body).toContain('Carried the old ladder to the orchard with Tobias.');
    expect(body).toContain('What do you avoid?');
    expect(body).toContain('Wednesday, 2026-03-04');
    expect(body).toContain('"additionalProperties":false');
  });

  it('the model writer reports the time of Retry-After if the provider answers with status 429', async () => {
    standIn.answerWith(
      json({ error: { message: 'slow down', code: 429, status: 'X', type: 'x' } }, 429, { 'retry-after': '120' }),
    );
    expect(await write({ provider })).toMatchObject(failed('rate_limited', true, 120_000));
    expect(standIn.asked).toHaveLength(1);
  });

  it('the model writer reports "cut_short" after two answers that were cut short', async () => {
    standIn.answerWith(spoken[provider](good, 'length'));
    expect(await write({ provider })).toMatchObject(failed('cut_short', false));
    expect(standIn.asked).toHaveLength(2);
  });

  it('the model writer reports "refused" without a second call if a content filter stops the answer', async () => {
    standIn.answerWith(spoken[provider](provider === 'google' ? '' : 'I cannot.', 'filter'));
    expect(await write({ provider })).toMatchObject(failed('refused', false));
    expect(standIn.asked).toHaveLength(1);
  });
});

it('the model writer tells OpenAI not to store answers', async () => {
  standIn.answerWith(spoken.openai(good));
  await write({ provider: 'openai' });
  expect(JSON.parse(standIn.asked[0]?.body ?? '{}')).toMatchObject({ store: false });
});

it('the model writer reports "refused" if OpenAI returns a refusal', async () => {
  standIn.answerWith(
    json({
      id: 'r1',
      created_at: 1,
      model: 'm',
      output: [{ type: 'message', id: 'm1', role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] }],
      usage: { input_tokens: 9, output_tokens: 3 },
    }),
  );
  expect(await write({ provider: 'openai' })).toMatchObject(failed('refused', false));
});

it('the model writer sends nothing to a model whose context is too small for the week', async () => {
  standIn.answerWith(spoken.compatible(good));
  expect(await write({ contextTokens: 2_000 })).toMatchObject(failed('context_too_small', false));
  expect(standIn.asked).toHaveLength(0);
  expect((await write({ contextTokens: 8_192 })).summary).not.toBeNull();
});

it('the model writer allows more tokens for a model that was cut off while it reasoned', async () => {
  standIn.answerWith(spoken.compatible('<think>Let me see', 'length'), spoken.compatible(`<think>So.</think>${good}`));
  expect((await write()).summary).not.toBeNull();
  expect(standIn.asked.map(({ body }) => JSON.parse(body).max_tokens)).toEqual([3_000, 12_000]);
});

it('the model writer works with a server that needs no key', async () => {
  standIn.answerWith(spoken.compatible(good));
  expect((await write({ key: null })).summary).not.toBeNull();
  expect(standIn.asked[0]?.path).toBe('/v1/chat/completions');
});

it('the model writer repeats a call without the JSON schema if the server refuses the schema', async () => {
  const refusing: ModelAnswer = (response, request) =>
    (standIn.asked.at(-1)?.body.includes('json_schema')
      ? json({ error: { message: 'response_format is unknown' } }, 400)
      : spoken.compatible(`Here you are:\n\`\`\`json\n${good}\n\`\`\``))(response, request);
  standIn.answerWith(refusing);
  const { summary, calls } = await write();
  expect(summary).not.toBeNull();
  expect(calls.map(({ fault }) => fault)).toEqual(['not_allowed', null]);
});

it('the model writer sends nothing to a model if the week has a danger phrase', async () => {
  standIn.answerWith(spoken.compatible(good));
  expect(await write({}, { ...modelWeek, careful: true })).toMatchObject(failed('not_allowed', false));
  expect(standIn.asked).toHaveLength(0);
});

const slowDrip: ModelAnswer = async (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drop = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(drop));
};

describe('a failed call to a model', () => {
  const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString();
  it.each<[string, ModelAnswer, ReturnType<typeof failed>]>([
    ['status 429 without Retry-After', json({ error: { message: 'ladder' } }, 429), failed('rate_limited', true)],
    [
      'status 429 with a Retry-After of one second',
      json({}, 429, { 'retry-after': '1' }),
      failed('rate_limited', true, 1_000),
    ],
    ['status 500', json({ error: { message: 'ladder' } }, 500), failed('unavailable', true)],
    [
      'status 503 with a Retry-After of two minutes',
      json({}, 503, { 'retry-after': '120' }),
      failed('unavailable', true, 120_000),
    ],
    ['a wrong key', json({ error: { message: 'ladder' } }, 401), failed('key_refused', true)],
    [
      'a model that is not there',
      json({ error: { message: 'model "ladder" not found' } }, 404),
      failed('model_missing', true),
    ],
    [
      'a text that is too long for the model',
      json({ error: { type: 'exceed_context_size_error', message: 'ladder', n_ctx: 2_048 } }, 400),
      failed('context_too_small', false),
    ],
    ['a redirect', json({}, 307, { location: 'http://127.0.0.1:9/' }), failed('unavailable', true)],
    ['a closed connection', (response) => void response.destroy(), failed('unavailable', true)],
    ['no response', () => {}, failed('timed_out', true)],
    [
      'a response that stops in the middle',
      (response) => void response.writeHead(200).write('{"id":'),
      failed('timed_out', true),
    ],
    ['a response that never ends', slowDrip, failed('timed_out', true)],
  ])('the model writer returns the right fault and retry time after %s', async (_, answer, expected) => {
    standIn.answerWith(answer);
    expect(await write({ timeoutMs: 300 })).toMatchObject(expected);
    expect(standIn.asked).toHaveLength(1);
  });

  it.each<[string, ModelAnswer]>([
    ['no response', () => {}],
    ['a closed connection', (response) => void response.destroy()],
    ['a response that stops in the middle', (response) => void response.writeHead(200).write('{"id":')],
    ['a good answer without a token count', json({ choices: [{ message: { role: 'assistant', content: good } }] })],
  ])('the model writer estimates the tokens after %s', async (_, answer) => {
    standIn.answerWith(answer);
    const { calls } = await write({ timeoutMs: 300 });
    expect(calls).toMatchObject([{ isEstimated: true, outputTokens: 1_500 }]);
    const bytes = standIn.asked[0]?.body.length ?? 0;
    expect(calls[0]?.inputTokens).toBeGreaterThan(bytes / 8);
    expect(calls[0]?.inputTokens).toBeLessThan(bytes / 2);
  });

  it('the tokens of an oversized answer are estimated from the part that was read', async () => {
    standIn.answerWith((response) => void response.writeHead(200).end(Buffer.alloc(2_000_000, ' ')));
    const [call] = (await write()).calls;
    expect(call?.outputTokens).toBeGreaterThan(300_000);
  });

  it('no tokens are counted if the provider refused the request or could not be reached', async () => {
    const nothing = [{ inputTokens: 0, outputTokens: 0, isEstimated: true }];
    standIn.answerWith(json({}, 429));
    expect((await write()).calls).toMatchObject(nothing);
    const gone = await providerStandIn();
    await gone.close();
    expect((await write({ baseUrl: gone.baseUrl })).calls).toMatchObject(nothing);
  });

  it('the header Retry-After may contain a date', async () => {
    standIn.answerWith(json({}, 429, { 'retry-after': inTwoMinutes() }));
    const outcome = await write();
    expect(outcome).toMatchObject({ fault: 'rate_limited', again: true });
    const wait = 'retryAfterMs' in outcome ? (outcome.retryAfterMs ?? 0) : 0;
    expect(Math.abs(wait - 120_000)).toBeLessThanOrEqual(2_000);
  });

  it('an answer of 600 MB is not read much further than the limit of 1 MiB', async () => {
    let sent = 0;
    const piece = Buffer.alloc(262_144, ' ');
    standIn.answerWith(async (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const closed = once(response, 'close');
      while (sent < 600 * 1_048_576 && !response.destroyed) {
        sent += piece.byteLength;
        if (!response.write(piece)) await Promise.race([closed, once(response, 'drain').catch(() => null)]);
      }
    });
    expect(await write()).toMatchObject(failed('too_large', false));
    // The server sends more than the limit, because the sockets of both sides have buffers.
    expect(sent).toBeLessThan(32 * 1_048_576);
  });
});

describe('two answers that cannot be used', () => {
  const text = (body: string) => spoken.compatible(body);
  it.each<[string, ModelAnswer, string]>([
    ['text without JSON', text('The week was good. ladder'), 'not_understood'],
    ['incomplete JSON', text(good.slice(0, 300)), 'not_understood'],
    ['JSON of another shape', text('{"summary":"ladder"}'), 'not_understood'],
    ['an empty answer', text(''), 'not_understood'],
    [
      'an HTML page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>ladder</p>'),
      'not_understood',
    ],
    ['a theme of 300 characters', changed((a) => void a.themes.push('a'.repeat(300))), 'unfaithful'],
    [
      'a script in the title',
      changed((a) => {
        a.title = '<script>alert(1)</script>';
      }),
      'unfaithful',
    ],
    [
      'a sentence that hurts',
      changed((a) => {
        const s = a.paragraphs[1]?.sentences[0];
        if (s) s.text = 'Your sister would be better off without you.';
      }),
      'unfaithful',
    ],
  ])('the model writer reports the right fault after two unusable answers: %s', async (_, answer, fault) => {
    standIn.answerWith(answer);
    const outcome = await write();
    expect(outcome).toMatchObject(failed(fault, false));
    expect(outcome.calls).toHaveLength(2);
  });
});

it('the model writer drops a sentence with an invented quote and keeps the other sentences', async () => {
  standIn.answerWith(
    changed((answer) => {
      const [sentence] = answer.paragraphs[1]?.sentences ?? [];
      if (sentence) sentence.text = 'On Monday you wrote: “I hate the orchard.”';
    }),
  );
  const { summary, calls } = await write();
  expect(summary?.longSummary).not.toContain('hate');
  expect(summary?.evidence).toHaveLength(5);
  expect(calls).toHaveLength(1);
});

it('the model writer sends the titles and themes of at most eight earlier weeks', async () => {
  standIn.answerWith(spoken.compatible(good));
  const earlier = Array.from({ length: 9 }, (_, at) => ({
    weekStart: `2026-01-0${at + 1}`,
    title: `Title ${at + 1}`,
    themes: [`Theme ${at + 1}`],
  }));
  await write({}, { ...modelWeek, earlier });
  const { body } = standIn.asked[0] ?? { body: '' };
  expect(body).toContain('Title 8');
  expect(body).toContain('Theme 8');
  expect(body).not.toContain('Title 9');
});

it('the model writer calls the model a second time with the faults of its first answer', async () => {
  standIn.answerWith(
    changed((answer) => void answer.themes.push('a'.repeat(300))),
    spoken.compatible(good),
  );
  const { summary, calls } = await write();
  expect(summary).not.toBeNull();
  expect(calls.map(({ fault }) => fault)).toEqual(['unfaithful', null]);
  expect(standIn.asked[1]?.body).toContain('A theme must have 2 to 40 characters.');
});

it.each([
  ['in a code fence', `\`\`\`json\n${good}\n\`\`\``],
  ['between other sentences', `Sure! Here is your summary:\n${good}\nLet me know what you think.`],
])('the model writer finds the JSON of an answer inside other text: %s', async (_, text) => {
  standIn.answerWith(spoken.compatible(text));
  expect((await write()).summary).not.toBeNull();
});
