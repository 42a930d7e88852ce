import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { forceColors } from '../../../testing/emulated-media.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { storeTextSize } from '../../device/text-size.ts';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({ title: 'Week of November 9, 2026: Small doors' });
const longSummary = Array.from(
  { length: 15 },
  (_, index) =>
    `In hour ${index} you set down how the light went over the quay, who had rung, what was said at the table, and which of the boats came home late with nothing to show for it.`,
).join(' ');

// The device remembers the card's mode and number of pictures.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

async function openAt(width: number, height: number, changed: Partial<typeof summary> = {}) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, ...changed } } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  const heading = page.getByRole('heading', { name: 'Small doors' });
  await expect.element(heading).toBeVisible();
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  return {
    card: boxOf(heading.element().closest('article')),
    modes: boxOf(page.getByRole('group', { name: 'Text on the card' }).element()),
    share: boxOf(page.getByRole('button', { name: 'Share', exact: true }).element()),
  };
}

test.each([
  [1440, 900],
  [768, 1024],
])('shows the controls beside the card at %i x %i', async (width, height) => {
  const { card, modes, share } = await openAt(width, height);
  for (const { left, right, bottom } of [modes, share]) {
    expect(left).toBeGreaterThan(card.right);
    expect(right).toBeLessThan(width);
    expect(bottom).toBeLessThan(height);
  }
  expect(modes.bottom).toBeLessThanOrEqual(share.top);
});

test('shows the controls below the card at the bottom of a phone', async () => {
  const { card, share } = await openAt(360, 800);
  expect(share.bottom).toBeGreaterThan(card.bottom);
  expect(share.bottom).toBeLessThanOrEqual(800);
  expect(share.left).toBeLessThan(card.right);
});

test.each([
  [360, 800],
  [320, 568],
])('shows the whole card and the bar below it at %i x %i, also with full text', async (width, height) => {
  await openAt(width, height, { longSummary });
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const share = () => page.getByRole('button', { name: 'Share', exact: true }).element().getBoundingClientRect();
  const expectWholeCard = async () => {
    const barTop = () =>
      page.getByRole('group', { name: 'Text on the card' }).element().parentElement?.getBoundingClientRect().top ?? 0;
    await expect.poll(() => barTop() - boxOf('main .card').bottom).toBeGreaterThan(-1);
    expect(boxOf('main .card').bottom).toBeLessThanOrEqual(height);
    expect(boxOf('main .card').height).toBeGreaterThanOrEqual(280);
  };
  await expectWholeCard();
  expect(share().bottom).toBeLessThanOrEqual(height);
  await page.getByRole('button', { name: 'Full text' }).click();
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  await expectWholeCard();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
  await expectWholeCard();
});

const sentences = Array.from({ length: 13 }, (_, index) => `On evening ${index + 1} you went down to the quay.`);

test.each([
  [320, 568],
  [360, 640],
  [360, 800],
])(
  'shows Share and the text modes without scrolling at %i x %i, with one picture and with several',
  async (width, height) => {
    await openAt(width, height, { longSummary: sentences.join(' ') });
    const box = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    const expectInView = () => {
      expect(document.documentElement.scrollHeight).toBe(height);
      expect(box('Share').bottom).toBeLessThanOrEqual(height);
      const card = document.querySelector('main .card')?.getBoundingClientRect();
      const row = page.getByRole('checkbox').element().closest('label')?.getBoundingClientRect();
      expect(row?.top).toBeGreaterThanOrEqual(card?.bottom ?? Number.POSITIVE_INFINITY);
      expect(row?.bottom).toBeLessThanOrEqual(box('Full text').top);
    };
    await page.getByRole('button', { name: 'Full text' }).click();
    await expect.element(page.getByRole('checkbox')).toBeVisible();
    await vi.waitFor(expectInView);
    const row = page.getByRole('checkbox').element().closest('label')?.getBoundingClientRect() ?? new DOMRect();
    expect(row.top).toBeLessThan(
      page.getByText('The first 10 of 13 sentences.').element().getBoundingClientRect().bottom,
    );
    expect(box('Choose others').right).toBeLessThanOrEqual(row.left + 1);
    expect(box('Choose others').height).toBeGreaterThanOrEqual(44);
    await page.getByRole('checkbox').click();
    await expect.element(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
    await vi.waitFor(expectInView);
  },
);

test.each([
  [1440, 900],
  [360, 800],
])(
  'cuts off no shadow of several pictures above or below them at %i x %i, and Back stays free',
  async (width, height) => {
    await openAt(width, height, { longSummary: sentences.join(' ') });
    await page.getByRole('button', { name: 'Full text' }).click();
    const single = document.querySelector('main .card')?.getBoundingClientRect();
    await page.getByRole('checkbox').click();
    const strip = page.getByRole('region', { name: 'Pictures' });
    await expect.element(strip).toBeVisible();
    const cards = () => [...document.querySelectorAll('main .card')].map((card) => card.getBoundingClientRect());
    await expect.poll(() => cards()[0]?.top).toBe(single?.top);
    const { top, bottom, right } = strip.element().getBoundingClientRect();
    // The shadow is 40 px soft and 12 px below its card.
    expect((cards()[0]?.top ?? 0) - top).toBeGreaterThanOrEqual(28);
    expect(bottom - (cards()[0]?.bottom ?? 0)).toBeGreaterThanOrEqual(52);
    expect(cards()[1]?.left).toBeGreaterThanOrEqual(right);
    const back = page.getByRole('button', { name: 'Back to Summaries' }).element();
    const box = back.getBoundingClientRect();
    expect(back.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 3))).toBe(true);
  },
);

test.each([1440, 1000])('the sheet of designs is as wide as the controls that it covers at %i px', async (width) => {
  await openAt(width, 900);
  const design = page.getByRole('button', { name: 'Choose design' });
  const { left, right } =
    (await design.findElement()).closest('main > div > *')?.getBoundingClientRect() ?? new DOMRect();
  await design.click();
  const dialog = page.getByRole('dialog', { name: 'Choose Design' });
  await expect.element(dialog).toBeVisible();
  const box = dialog.element().getBoundingClientRect();
  expect([box.left, box.right].map(Math.round)).toEqual([left, right].map(Math.round));
});

test.each([
  [1440, 900, 'Design'],
  [768, 1024, 'Design'],
  [360, 800, ''],
])('at %i x %i, the text beside the icon of "Choose design" is "%s"', async (width, height, text) => {
  await openAt(width, height);
  const button = page.getByRole('button', { name: 'Choose design', exact: true }).element() as HTMLElement;
  expect(button.innerText).toBe(text);
  const box = button.getBoundingClientRect();
  const word = button.querySelector('span')?.getBoundingClientRect();
  expect(box.height).toBe(50);
  if (text !== '') expect(box.right - (word?.right ?? 0)).toBeGreaterThan(8);
  else expect(box.width).toBe(50);
});

test('with forced colours, the focus ring of a design differs from the frame of the chosen one', async () => {
  await forceColors();
  await openAt(360, 800);
  await page.getByRole('button', { name: 'Choose design' }).click();
  const chosen = page.getByRole('option', { selected: true });
  await expect.element(chosen).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chosen).not.toHaveFocus();
  expect(getComputedStyle(chosen.element()).borderStyle).toBe('solid');
  expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('dashed');
});

test('opens the designs beside the card on a wide screen, in the middle of a tablet and at the bottom of a phone', async () => {
  await openAt(1440, 900);
  await page.getByRole('button', { name: 'Choose design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Design' });
  await expect.element(dialog).toBeVisible();
  const boxOfDialog = () => dialog.element().getBoundingClientRect();
  const card = document.querySelector('main .card')?.getBoundingClientRect();
  await expect.poll(() => boxOfDialog().left).toBeGreaterThan(card?.right ?? Number.POSITIVE_INFINITY);
  await page.viewport(820, 1180);
  await expect.poll(() => Math.abs(boxOfDialog().top - (1180 - boxOfDialog().bottom))).toBeLessThan(2);
  expect(boxOfDialog().top).toBeGreaterThan(24);
  await page.viewport(360, 800);
  await expect.poll(() => Math.round(boxOfDialog().bottom)).toBe(800);
});

test.each([
  [360, 800],
  [1440, 900],
])('the focus ring of "Choose what is shared" is whole and crosses nothing at %i x %i', async (width, height) => {
  await openAt(width, height);
  const open = page.getByRole('button', { name: 'Choose what is shared' });
  await expect.element(open).toBeVisible();
  while (document.activeElement !== open.element()) await userEvent.tab();
  const ringed = [open.element(), ...open.element().querySelectorAll('*')].filter(
    (each) => getComputedStyle(each).outlineStyle === 'solid',
  );
  expect(ringed).toHaveLength(1);
  const [ring] = ringed.map((each) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(each);
    const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { x, y, width: wide, height: high } = each.getBoundingClientRect();
    return new DOMRect(x - beyond, y - beyond, wide + 2 * beyond, high + 2 * beyond);
  });
  expect(ring?.top).toBeGreaterThanOrEqual(0);
  const note = page.getByText('Quotes none of your words.').element().getBoundingClientRect();
  expect(ring?.bottom).toBeLessThanOrEqual(note.top);
  const back = page.getByRole('button', { name: 'Back to Summaries' }).element().getBoundingClientRect();
  expect(ring?.left).toBeGreaterThanOrEqual(back.right);
  const story = page
    .getByRole('button', { name: /^Story size/ })
    .element()
    .getBoundingClientRect();
  expect(ring?.right).toBeLessThanOrEqual(story.left);
});

test.each([
  [720, 450, 150],
  [720, 450, 200],
  [1024, 700, 200],
  [1440, 900, 200],
])('cuts nothing off at %i x %i with the text at %i%, also in its sheets', async (width, height, percent) => {
  storeTextSize(percent);
  onTestFinished(() => storeTextSize(100));
  await openAt(width, height, { longSummary });
  await page.getByRole('button', { name: 'Full text' }).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const expectWhole = () => {
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const part of document.querySelectorAll('main button, main fieldset, header button, dialog')) {
      const { left, right } = part.getBoundingClientRect();
      expect(left, part.textContent).toBeGreaterThanOrEqual(0);
      expect(right, part.textContent).toBeLessThanOrEqual(width);
      expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth + 1);
    }
  };
  await expect.element(button('Full text')).toHaveAttribute('aria-pressed', 'true');
  expectWhole();
  for (const [opener, title] of [
    ['Choose design', 'Choose Design'],
    ['Choose what is shared', 'What Is Shared'],
  ] as const) {
    await button(opener).click();
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expectWhole();
    await button('Close').click();
  }
});

test.each([175, 200])(
  'shows each focused box with its arrows in a low window with the text at %i%',
  async (percent) => {
    storeTextSize(percent);
    onTestFinished(() => storeTextSize(100));
    await openAt(720, 450, { longSummary: sentences.slice(0, 5).join(' ') });
    await page.getByRole('button', { name: 'Choose what is shared' }).click();
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    await expect.element(boxes.first()).toBeVisible();
    const content = page.getByRole('dialog').getByRole('group', { name: 'What Is Shared' }).element();
    for (const box of [...boxes.elements(), ...boxes.elements().reverse()]) {
      while (document.activeElement !== box) {
        await userEvent.tab({ shift: box.compareDocumentPosition(document.activeElement ?? box) === 4 });
      }
      const { top, bottom } = content.getBoundingClientRect();
      const arrows = box.closest('li')?.querySelectorAll('button') ?? [];
      for (const part of [box, ...arrows]) {
        const { x, y, width, height } = part.getBoundingClientRect();
        expect(y).toBeGreaterThan(top - 1);
        expect(y + height).toBeLessThan(bottom + 1);
        expect(part.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
      }
    }
  },
);

test('keeps the focused checkbox of "What Is Shared" in view when the window becomes small', async () => {
  await openAt(1440, 900, { longSummary });
  await page.getByRole('button', { name: 'Choose what is shared' }).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect.element(boxes.last()).toBeInTheDocument();
  const box = boxes.last().element() as HTMLElement;
  await userEvent.keyboard('{Tab}');
  box.focus();
  await page.viewport(360, 225);
  await expect.element(box).toBeInViewport({ ratio: 1 });
  expect(document.activeElement).toBe(box);
});
