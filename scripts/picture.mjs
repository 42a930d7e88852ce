// Takes the README's picture from a running demo: node scripts/picture.mjs http://localhost:3000
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { pinnedNode, root } from './setup.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const where =
  "import('./testing/chromium.ts').then((m) => console.log(JSON.stringify([m.findChromium(), m.chromiumArguments])))";
const asked = spawnSync(pinnedNode, ['-e', where], { cwd: root, encoding: 'utf8' });
const [executablePath, args] = JSON.parse(asked.stdout);
const browser = await chromium.launch({ executablePath, args });

const context = await browser.newContext({
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  locale: 'en-US',
});
const page = await context.newPage();
const pictures = [];
async function take() {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
  pictures.push((await page.screenshot()).toString('base64'));
}

await page.addInitScript(() => localStorage.setItem('first-time-user', 'false'));
await page.goto(address);
await page.getByRole('button', { name: 'Open the sample journal' }).click();
await page.getByText('Available now').waitFor();
await take();
await page.getByRole('link', { name: /Evening Reflection/ }).click();
await page
  .getByRole('textbox')
  .fill(
    'The school piano held its tuning through the whole concert.\n\nNobody noticed, which is the best thing that can be said of my work.',
  );
await take();
await page.goto(`${address}/history`);
await page.getByText('Both').waitFor();
await page
  .getByRole('button', { name: /, evening and deep/ })
  .last()
  .click();
await take();
await page.goto(`${address}/summary`);
await page
  .getByRole('button', { name: /^Share/ })
  .first()
  .click();
await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
await take();

const sheet = await browser.newPage({ viewport: { width: 1260, height: 700 }, deviceScaleFactor: 1 });
const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`).join('');
await sheet.setContent(`<style>
  body { margin: 0; height: 700px; display: flex; justify-content: center; align-items: center; gap: 24px;
    background: radial-gradient(circle at 50% 0, #3a2a14, #0f0f0f 70%); }
  img { width: 272px; border-radius: 22px; border: 1px solid #3a362f; box-shadow: 0 18px 50px #000a; }
</style>${images}`);
await sheet.screenshot({ path: join(root, 'docs', 'inward.png') });
await browser.close();
