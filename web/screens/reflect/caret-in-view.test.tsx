import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, writing } from '../../../testing/writing-screen.tsx';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

const longText = Array.from(
  { length: 30 },
  (_, index) => `${index + 1}. The river was calm and the light was low.`,
).join('\n');
/** Longer than the pause after which the page measures where the caret is. */
const settledMs = 300;
const settled = () => new Promise((resolve) => setTimeout(resolve, settledMs));

const main = () => page.getByRole('main').element();
const scrollTops = () => [main().scrollTop, main().parentElement?.scrollTop];

/** Return how far the last line is above the lower edge of the window, in pixels. The text area ends with that line. */
const lastLineAbovePx = () => window.innerHeight - writing().element().getBoundingClientRect().bottom;

const expectLastLineShown = () =>
  expect.poll(() => lastLineAbovePx() >= 0 && lastLineAbovePx() < window.innerHeight - 32).toBe(true);

beforeEach(async () => {
  await page.viewport(320, 568);
  await openScreen();
  await expect.element(writing()).toBeVisible();
  await userEvent.fill(writing(), longText);
  await userEvent.keyboard(' A last sentence.');
  await expectLastLineShown();
  await settled();
});

describe('a rotation of the device', () => {
  test('keeps the line of the caret in view, also on the way back', async () => {
    await page.viewport(568, 320);
    await expectLastLineShown();
    await settled();
    await page.viewport(320, 568);
    await expectLastLineShown();
  });

  test('does not scroll back to the caret if the user has scrolled away from it', async () => {
    main().scrollTop = 0;
    await settled();
    await page.viewport(568, 320);
    await settled();
    expect(scrollTops()).toEqual([0, 0]);
  });

  test('does not scroll to the caret if the text area does not have the focus', async () => {
    writing().element().blur();
    main().scrollTop = 0;
    await page.viewport(568, 320);
    await settled();
    expect(scrollTops()).toEqual([0, 0]);
  });
});

test('a keyboard that shrinks the window leaves the line of the caret in view', async () => {
  await page.viewport(320, 290);
  await expectLastLineShown();
});

test('keeps a caret in the middle of the text in view', async () => {
  const area = writing().element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('the page has no text area');
  const at = longText.indexOf('15.');
  area.setSelectionRange(at, at);
  // Show line 15 roughly in the middle of the page.
  main().scrollTop = main().scrollHeight / 2 - main().clientHeight / 2;
  await settled();
  await page.viewport(568, 320);
  await settled();
  const { top, height } = area.getBoundingClientRect();
  const caretTop = top + (height * 14) / 30;
  expect(caretTop).toBeGreaterThan(0);
  expect(caretTop).toBeLessThan(window.innerHeight - 32);
});
