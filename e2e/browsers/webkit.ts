import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { OpenCardBrowser } from './card-browser.ts';
import { stopBrowser } from './socket.ts';

const PORT = 41_379;
const DISPLAY = ':79';

type Capabilities = { browserName: string; browserVersion: string };

const minibrowsers = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
];

async function command(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: body === undefined ? 'DELETE' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Crop the screenshot to the card, because the driver includes the element's hidden overflow. */
function cardOf(screenshot: string): string {
  const whole = PNG.sync.read(Buffer.from(screenshot, 'base64'));
  const card = new PNG({ width: 1080, height: 1920 });
  PNG.bitblt(whole, card, 0, 0, card.width, card.height, 0, 0);
  return PNG.sync.write(card).toString('base64');
}

async function newSession(binary: string): Promise<{ sessionId: string; capabilities: Capabilities }> {
  const options = { binary, args: ['--automation'] };
  const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await command('/session', body)) as { sessionId: string; capabilities: Capabilities };
    } catch (error) {
      // The driver accepts connections only some time after it has started.
      if (attempt === 20) throw error;
      await wait(250);
    }
  }
}

export const openWebKit: OpenCardBrowser = async (url) => {
  const binary = minibrowsers.find((path) => existsSync(path));
  const hasTools = ['WebKitWebDriver', 'Xvfb'].every((tool) => spawnSync('which', [tool]).status === 0);
  if (!binary || !hasTools) return { missing: 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb' };
  const env = { ...process.env, DISPLAY, GDK_SCALE: '2' };
  const started: ChildProcess[] = [
    spawn('Xvfb', [DISPLAY, '-screen', '0', '2400x3200x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${PORT}`], { stdio: 'ignore', env }),
  ];
  const { sessionId, capabilities } = await newSession(binary);
  const session = `/session/${sessionId}`;
  await command(`${session}/timeouts`, { script: 60_000 });
  await command(`${session}/url`, { url });
  // Make the page exactly as high as the card: on a higher page, the screenshot would be shifted down by the
  // difference.
  await command(`${session}/window/rect`, { width: 640, height: 1_000 });
  const inner = await command(`${session}/execute/sync`, { script: 'return innerHeight', args: [] });
  await command(`${session}/window/rect`, { width: 640, height: 1_960 - Number(inner) });
  return {
    // WebKit rounds positions and thin borders of the exported picture to whole CSS pixels, and draws its shadows at
    // half their strength.
    differenceLimits: {
      other: 0.03,
      comic: 0.065,
      code: 0.1,
      neon80s: 0.095,
      typewriter: 0.08,
      graffiti: 0.068,
      polaroid: 0.05,
      diary: 0.045,
    },
    name: `${capabilities.browserName}/${capabilities.browserVersion}`,
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const answer = await command(`${session}/execute/async`, { script, args: [] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    screenshot: async () => {
      const card = await command(`${session}/element`, { using: 'css selector', value: '.card' });
      const [id] = Object.values(card as Record<string, string>);
      const answer = await fetch(`http://127.0.0.1:${PORT}${session}/element/${id}/screenshot`);
      return cardOf(String(((await answer.json()) as { value: unknown }).value));
    },
    close: async () => {
      await command(session);
      for (const process_ of started) await stopBrowser(process_);
    },
  };
};
