import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const watch = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (/node_modules\\/(ai|@ai-sdk)\\//.test(url)) console.log(url);
  return next(url, context);
} });`;

/** Return the files of the AI libraries that a process loads while it runs a script. */
async function loadedBy(script: string): Promise<string[]> {
  const hook = `data:text/javascript,${encodeURIComponent(watch)}`;
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const run = promisify(execFile)(process.execPath, ['--import', hook, '--input-type=module', '-e', script], {
    cwd: root,
  });
  return (await run).stdout.split('\n').filter((line) => line !== '');
}

const choice = { provider: 'openai', model: 'm', key: 'k', baseUrl: null, timeoutMs: 1_000 };
const opening = (writer: unknown) =>
  `const { openModelWriter } = await import('./server/writer/model/open-model-writer.ts');
   await openModelWriter({ writer: ${JSON.stringify(writer)} });`;

test('a server with the builtin writer loads no AI library', async () => {
  expect(await loadedBy(`await import('./server/start.ts'); ${opening('builtin')}`)).toEqual([]);
});

test('opening a model loads only the library of its provider', async () => {
  const loaded = await loadedBy(opening(choice));
  expect(loaded.some((url) => url.includes('node_modules/@ai-sdk/openai/'))).toBe(true);
  expect(loaded.some((url) => /@ai-sdk\/(?:anthropic|google|openai-compatible)\//.test(url))).toBe(false);
});
