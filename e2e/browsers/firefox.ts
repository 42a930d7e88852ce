import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenCardBrowser } from './card-browser.ts';
import { openCommands, stopBrowser, waitForOutput } from './socket.ts';

export const openFirefox: OpenCardBrowser = async (url, folder) => {
  const program = ['firefox-esr', 'firefox'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (!program) return { missing: 'Firefox is not installed: apt-get install firefox-esr' };
  const profile = join(folder, 'firefox');
  mkdirSync(profile, { recursive: true });
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  const address = await waitForOutput(browser, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await openCommands(`${address}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree');
  const { context } = (contexts as { context: string }[])[0] ?? {};
  await send('browsingContext.setViewport', {
    context,
    viewport: { width: 540, height: 960 },
    devicePixelRatio: 2,
  });
  await send('browsingContext.navigate', { context, url, wait: 'complete' });
  const { browserVersion } = capabilities as { browserVersion: string };
  return {
    // The newspaper's columns begin at half a pixel, and the exported picture draws them one device pixel higher.
    differenceLimits: { other: 0.002, newspaper: 0.045 },
    name: `Firefox/${browserVersion}`,
    // Convert the value to JSON in the page, because WebDriver BiDi encodes values in its own format.
    evaluate: async (expression) => {
      const wrapped = `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`;
      const answer = await send('script.evaluate', { expression: wrapped, target: { context }, awaitPromise: true });
      if (answer['type'] !== 'success') throw new Error(JSON.stringify(answer['exceptionDetails']));
      return (JSON.parse(String((answer['result'] as { value: string }).value)) as { value: unknown }).value;
    },
    screenshot: async () => String((await send('browsingContext.captureScreenshot', { context }))['data']),
    close: async () => {
      close();
      await stopBrowser(browser);
    },
  };
};
