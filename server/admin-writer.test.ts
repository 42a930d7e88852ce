import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localModel } from '../testing/local-model-app.ts';
import { type OllamaStandIn, ollamaStandIn } from '../testing/ollama-stand-in.ts';
import { inventedWeek } from './demo/invented-week.ts';
import type { Answer } from './writer/model/answer/answer.ts';

let ollama: OllamaStandIn;

beforeAll(async () => {
  ollama = await ollamaStandIn();
});
afterAll(() => ollama.stop());

const first = inventedWeek().reflections[0]?.content ?? '';
const sentence = (reflection: number, text: string, quote: string) => ({ text, evidence: [{ reflection, quote }] });
const boxes = 'Fourteen boxes of tools, six of books';

/** A model's answer about the invented week, which passes all checks of answers. */
const answer: Answer = {
  title: 'Boxes, a mug and a lock that has its pitch again',
  themes: ['Unpacking boxes', 'A house with its own order'],
  paragraphs: [
    {
      sentences: [
        sentence(
          1,
          'This week was about coming back into a house that keeps its own order, and about boxes that stayed closed until one small thing after another found a shelf.',
          boxes,
        ),
      ],
    },
    {
      sentences: [
        sentence(1, `On Monday you looked at all that had come with you in the van: “${boxes}.”`, boxes),
        sentence(
          3,
          'On Wednesday you saw why the tape had stayed: “taped boxes are still on their way somewhere.”',
          'taped boxes are still on their way somewhere',
        ),
      ],
    },
    {
      sentences: [
        sentence(
          4,
          'By Thursday the tape on two boxes was cut, and you wrote: “A blue mug now hangs on the hook beside my father’s white one.”',
          'A blue mug now hangs on the hook beside my father’s white one',
        ),
        sentence(
          5,
          'On Saturday the lock of the back door worked again, and you wrote: “The whole evening had that sound in it.”',
          'The whole evening had that sound in it.',
        ),
        sentence(
          6,
          'The tool boxes are still closed, and a place to work is still to be found.',
          'The tool boxes are still closed.',
        ),
      ],
    },
  ],
};
const reply = { text: JSON.stringify(answer) };

beforeEach(async () => {
  Object.assign(ollama, { models: [localModel], key: null, reply: () => reply });
  await ollama.start().catch(() => undefined);
});

/** Run `npm run admin -- writer check` with these environment variables. */
function check(variables: NodeJS.ProcessEnv): Promise<{ code: number; text: string }> {
  const program = fileURLToPath(new URL('admin.ts', import.meta.url));
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: '/nonexistent', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'writer', 'check'], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}

const auto = () => ({ WRITER_BASE_URL: ollama.baseUrl });

test('with WRITER=builtin, `admin writer check` asks no model and says that the builtin writer is in use', async () => {
  expect(await check({ WRITER: 'builtin', ...auto() })).toEqual({
    code: 0,
    text: 'WRITER is builtin: no model is asked. The builtin writer writes the summaries.\n',
  });
  expect(ollama.paths).toEqual([]);
});

test('`admin writer check` finds a model server and lets its model summarise an invented week', async () => {
  expect(first).toContain(boxes);
  const { code, text } = await check(auto());
  expect(text).toMatch(
    new RegExp(`^Ollama at ${ollama.host}: it answers and has a chat model\\.
llama\\.cpp at ${ollama.host}: another program answers\\.
LM Studio at ${ollama.host}: another program answers\\.
${localModel.name} at ${ollama.host}: it wrote the summary of an invented week in \\d+ s\\.\\n$`),
  );
  expect(code).toBe(0);
});

test('`admin writer check` says that no model server answers', async () => {
  await ollama.stop();
  const { code, text } = await check(auto());
  expect(text).toBe(
    `${['Ollama', 'llama.cpp', 'LM Studio'].map((name) => `${name} at ${ollama.host}: nobody answers.\n`).join('')}The builtin writer writes the summaries.\n`,
  );
  expect(code).toBe(0);
  const named = await check({ WRITER: `ollama/${localModel.name}`, ...auto() });
  expect(named).toMatchObject({ code: 1, text: expect.stringContaining('cannot be reached') });
});

test.each<[string, () => unknown, Record<string, string>, string]>([
  [
    'no model is pulled',
    () => Object.assign(ollama, { models: [] }),
    {},
    'it has no chat model that runs on this machine',
  ],
  [
    'the named model is not pulled',
    () => {},
    { WRITER: 'ollama/other:8b' },
    'does not have the model: pull or load it',
  ],
  [
    'the key is refused',
    () => Object.assign(ollama, { key: 'k' }),
    { WRITER_KEY: 'wrong' },
    'refused the key: check WRITER_KEY',
  ],
  [
    'the context is too small',
    () => Object.assign(ollama, { models: [{ ...localModel, contextLength: 4_096 }] }),
    {},
    'the week does not fit into the model’s context',
  ],
  [
    'the model never stops reasoning',
    () => Object.assign(ollama, { reply: () => ({ thinking: 'Hm. '.repeat(20_000), text: '' }) }),
    {},
    'was cut off at its token limit, also with room for reasoning',
  ],
  [
    'the model runs in a cloud',
    () => Object.assign(ollama, { models: [{ ...localModel, remoteHost: 'https://ollama.com' }] }),
    { WRITER: `ollama/${localModel.name}` },
    'Ollama passes this model’s texts on to its cloud',
  ],
  [
    'the answer is of no use',
    () => Object.assign(ollama, { reply: () => ({ text: 'No.' }) }),
    {},
    'was not the JSON that was asked for',
  ],
])('`admin writer check` says that %s', async (_, breakIt, variables, sentence) => {
  breakIt();
  const { code, text } = await check({ ...auto(), ...variables });
  expect(text).toContain(sentence);
  expect(code).toBe(1);
  expect(text).not.toContain('wrong');
});
