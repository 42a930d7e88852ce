import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: Array.from(
    { length: 9 },
    (_, index) => `On evening ${index + 1} you went down to the quay, and the ferry was late with its letters again.`,
  ).join(' '),
});

// The device remembers the card's mode and sentences.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const boxOf = (element: Element) => element.getBoundingClientRect();

async function openAt(width: number, height: number, percent: number, longSummary = summary.longSummary) {
  await largeText(width, height, percent);
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, longSummary } } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await expect.element(button('Choose what is shared')).toBeVisible();
}

async function openSheet(opener: string) {
  await button(opener).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().getAnimations()).toEqual([]);
  return dialog;
}

/** Expect that the whole element is in the window, and that nothing covers its corners. */
function expectUncovered(element: Element) {
  const { left, right, top, bottom } = boxOf(element);
  expect(top, element.textContent ?? '').toBeGreaterThanOrEqual(0);
  expect(bottom, element.textContent ?? '').toBeLessThanOrEqual(window.innerHeight);
  for (const y of [top + 1, bottom - 1]) {
    const found = document.elementFromPoint((left + right) / 2, y);
    expect(element.contains(found), `${found?.outerHTML.slice(0, 80)} at ${y}`).toBe(true);
  }
}

test.each([
  [1440, 900, 200],
  [800, 360, 200],
  [720, 450, 200],
  [720, 450, 100],
  [720, 500, 100],
  [360, 800, 100],
])('shows the whole row of a sentence moved by keyboard at %i x %i with the text at %i%', async (...size) => {
  await openAt(...size);
  await button('Full text').click();
  const dialog = await openSheet('Choose what is shared');
  const row = dialog.getByRole('listitem').first().element();
  for (const name of ['Move down', 'Move up']) {
    row.querySelector<HTMLElement>(`[data-tip="${name}"]`)?.focus();
    for (let time = 0; time < 6; time += 1) {
      await userEvent.keyboard('{Enter}');
      expectUncovered(row);
      expect(row.contains(document.activeElement)).toBe(true);
    }
  }
});

test.each([
  [720, 450, 100],
  [720, 500, 100],
  [360, 800, 100],
])('leaves the focus rings of the first row free at %i x %i with the text at %i%', async (...size) => {
  await openAt(...size);
  const dialog = await openSheet('Choose what is shared');
  const row = dialog.getByRole('listitem').first().element();
  for (const control of [...row.querySelectorAll<HTMLElement>('input, button')].reverse()) {
    control.focus();
    // The ring is 2 px wide and 2 px away.
    expect(boxOf(control).top - 4).toBeGreaterThanOrEqual(boxOf(dialog.getByRole('status').element()).bottom - 0.5);
    expectUncovered(row);
  }
});

test.each([
  [800, 360],
  [720, 450],
])('large text above the card takes the width of a low window at %i x %i', async (width, height) => {
  await openAt(width, height, 200);
  const open = button('Choose what is shared');
  const lines = document.createRange();
  lines.selectNodeContents(open.element());
  expect(lines.getClientRects().length).toBeLessThanOrEqual(3);
  const header = boxOf(document.querySelector('header') as Element);
  expect(header.left).toBeLessThanOrEqual(40);
  expect(header.right).toBeGreaterThanOrEqual(width - 40);
  const card = boxOf(page.getByRole('heading', { name: 'Small doors' }).element().closest('article') as Element);
  expect((card.left + card.right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test.each([
  [800, 360],
  [720, 450],
])('sheets use the whole height of a low window, also with large text, at %i x %i', async (width, height) => {
  await openAt(width, height, 200);
  const sentences = await openSheet('Choose what is shared');
  expect(boxOf(sentences.element()).height).toBeGreaterThan(height - 16);
  expect(boxOf(sentences.getByRole('checkbox').first().element()).top).toBeLessThan(height - 24);
  await button('Close').click();
  const designs = await openSheet('Choose design');
  const chosen = designs.getByRole('option', { selected: true });
  await expect.element(chosen).toHaveFocus();
  expectUncovered(chosen.element());
});

test.each([
  [100, 'Choose what is shared'],
  [125, 'Choose design'],
  [150, 'Choose design'],
  [150, 'Choose what is shared'],
  [175, 'Choose what is shared'],
  [200, 'Choose what is shared'],
])('leaves the line about the words of the user readable with the text at %i% (%s)', async (percent, opener) => {
  await openAt(1440, 900, percent);
  const note = page.getByText(/of your words/);
  const dialog = await openSheet(opener);
  expect(boxOf(dialog.element()).top).toBeGreaterThanOrEqual(boxOf(note.element()).bottom);
});

const manySentences = Array.from({ length: 16 }, (_, index) => `On evening ${index + 1} you went down to the quay.`);

test.each([
  [320, 568],
  [360, 640],
])('shows the whole of Share below the longest line about the words of the user at %i x %i', async (width, height) => {
  await openAt(width, height, 100, manySentences.join(' '));
  await button('Full text').click();
  const several = page.getByRole('checkbox');
  await expect.element(several).toBeVisible();
  const note = page.getByText(/of your words/).element();
  note.textContent = 'Text changed: some sentences you chose are gone. Quotes 173 of your words, and 2 in the title.';
  const story = page.getByRole('button', { name: /^Story size/ });
  const expectWhole = () => {
    expectUncovered(button('Share').element());
    expect(document.documentElement.scrollHeight).toBe(height);
    const card = boxOf(document.querySelector('main article') as Element);
    expect(card.top).toBeGreaterThanOrEqual(boxOf(note).bottom);
    expect(card.height).toBeGreaterThanOrEqual(199);
    expect(card.bottom).toBeLessThanOrEqual(boxOf(several.element()).top);
  };
  for (const control of [null, story, several, story]) {
    await control?.click();
    await vi.waitFor(expectWhole);
  }
  await expect.element(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
});

test('the list of sentences begins close below its heading on the smallest phone', async () => {
  await openAt(320, 568, 100);
  const dialog = await openSheet('Choose what is shared');
  const heading = boxOf(dialog.getByRole('heading').element());
  const lines = document.createRange();
  lines.selectNodeContents(dialog.getByRole('status').element());
  const gap = lines.getBoundingClientRect().top - heading.bottom;
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(24);
  const row = dialog.getByRole('listitem').first().element();
  for (const control of [...row.querySelectorAll<HTMLElement>('input, button')].reverse()) {
    control.focus();
    expectUncovered(row);
  }
});

test('keeps a long line about the words of the user below Back on the smallest phone', async () => {
  await openAt(320, 568, 100);
  const note = page.getByText(/of your words/).element();
  note.textContent = 'Text changed: some sentences you chose are gone. Quotes 14 of your words.';
  const lines = document.createRange();
  lines.selectNodeContents(note);
  expect(boxOf(note).height).toBeGreaterThan(60);
  expect(lines.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    boxOf(button('Back to Summaries').element()).bottom + 4,
  );
});

test.each([
  [1280, 720, 200, 1],
  [1024, 768, 150, 1],
  [720, 450, 200, 2],
])('large text leaves the card large enough to read at %i x %i with the text at %i%', async (...size) => {
  const [width, windowHeight, percent, linesMax] = size;
  await openAt(width, windowHeight, percent);
  const card = () => boxOf(page.getByRole('heading', { name: 'Small doors' }).element().closest('article') as Element);
  const height = window.innerHeight;
  expect(card().height).toBeGreaterThan(height * 0.75);
  expect(card().height).toBeLessThan(height * 0.95);
  await button('Full text').click();
  expect(card().height).toBeGreaterThan(height * 0.75);
  const lines = document.createRange();
  lines.selectNodeContents(page.getByText('Choose what is shared').element());
  expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(linesMax);
});
