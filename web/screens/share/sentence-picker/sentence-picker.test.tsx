import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { forceColors } from '../../../../testing/emulated-media.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { summaryOf } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../../testing/render.tsx';
import { ShareScreen } from '../share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: 'You wrote: “The fog was kind to me.” It rained on five days. Then the sun came out at last.',
});

// The device remembers the card's mode and sentences.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

async function openScreen(longSummary = summary.longSummary, version: Partial<Summary> = summary) {
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, ...version, longSummary } } });
  return renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sentenceBoxes = page.getByRole('listitem').getByRole('checkbox');
const words = () => document.querySelector('main > div .card')?.textContent ?? '';

test('counts a sentence of two days twice, as the card shows it, and its only line in the chooser names both days', async () => {
  const days = Array.from({ length: 8 }, (_, index) => `It rained on day ${index + 1}.`);
  const all = [...days.slice(0, 4), 'I was glad.', ...days.slice(4), 'I was glad.', 'I slept.'];
  const sources = ['a', 'b'].map((id, index) => ({
    id,
    type: 'evening' as const,
    localDate: `2026-11-${11 + 3 * index}`,
  }));
  const spans = all.flatMap((sentence, index) => {
    const start = all.slice(0, index).join(' ').length + 1;
    const end = start + sentence.length;
    return sentence === 'I was glad.' ? [{ start, end, reflectionIds: [index < 5 ? 'a' : 'b'] }] : [];
  });
  await openScreen(all.join(' '), { ...summary, evidence: { spans, sources } });
  await button('Full text').click();
  await expect.element(page.getByText('The first 10 of 11 sentences.')).toBeVisible();
  expect(words().split('I was glad.')).toHaveLength(3);
  await button('Choose others').click();
  await expect.element(page.getByText(/The card has room for 10: leave one off/)).toBeVisible();
  expect(sentenceBoxes.elements()).toHaveLength(10);
  const glad = page.getByRole('checkbox', { name: 'I was glad. On Wednesday and Saturday' });
  await expect.element(glad).toBeChecked();
  await expect.element(button('Move down: It rained on day 8.')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'It rained on day 1.' }).click();
  await button('Close').click();
  await expect.element(page.getByText(/^Shows 9 of 11 sentences/)).toBeVisible();
  await expect.element(page.getByText('There is room for 1 more sentence.')).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText('10 of 11 sentences, in 2 pictures.')).toBeVisible();
  await button(/^Choose what is shared/).click();
  await glad.click();
  await button('Close').click();
  await expect.element(page.getByText('8 of 11 sentences, in 2 pictures.')).toBeVisible();
});

test.each([
  ['without evidence', 'Fog. Rain. Fog.', 'Twice in this summary'],
  ['on more days', 'Fog. Rain. Fog. Fog.', '3 times in this summary'],
])('the chooser says how often a repeated sentence occurs %s', async (_, longSummary, note) => {
  await openScreen(longSummary);
  await button('Choose what is shared').click();
  await expect.element(page.getByRole('checkbox', { name: `Fog. ${note}` })).toBeChecked();
  expect(sentenceBoxes.elements()).toHaveLength(2);
});

test('removes an unchecked sentence from the card in both modes, and restores it when it is checked again', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  const rain = page.getByRole('checkbox', { name: 'It rained on five days.' });
  await expect.element(rain).toBeChecked();
  expect(sentenceBoxes.elements()).toHaveLength(3);
  expect(words()).toContain('It rained');
  await rain.click();
  await expect.poll(words).not.toContain('It rained');
  expect(words()).toContain('The fog was kind');
  await button('Close').click();
  await button('Full text').click();
  await expect.poll(words).toContain('Then the sun');
  expect(words()).not.toContain('It rained');
  await button('Choose what is shared').click();
  await rain.click();
  await expect.poll(words).toContain('It rained');
});

test('says how much of a long summary the full text shows, and offers the other sentences beside it [2.79]', async () => {
  const sentences = Array.from({ length: 15 }, (_, index) => `Sentence number ${index + 1} is here.`);
  await openScreen(sentences.join(' '));
  await expect.element(button('Quote')).toBeVisible();
  expect(page.getByText(/of 15 sentences/).elements()).toEqual([]);
  await button('Full text').click();
  await expect.element(page.getByText('The first 10 of 15 sentences.')).toBeVisible();
  await button('Choose others').click();
  await expect.element(page.getByRole('dialog', { name: 'What Is Shared' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sentence number 1 is here.' }).click();
  await page.getByRole('checkbox', { name: 'Sentence number 15 is here.' }).click();
  await expect.poll(words).toContain('Sentence number 15 is here.');
  await expect.element(page.getByText('The first 10 of 15 sentences.')).not.toBeInTheDocument();
  await button('Close').click();
  await expect.element(page.getByText(/^Shows 10 of 15 sentences/)).toBeVisible();
});

test('a sentence that is added in quote mode changes no picture of the full text, as the chooser says', async () => {
  const sentences = Array.from({ length: 14 }, (_, index) => `Sentence number ${index + 1} is here.`);
  await openScreen(sentences.join(' '));
  await button('Full text').click();
  await expect.poll(words).toContain('Sentence number 10 is here.');
  const before = words();
  await button('Quote').click();
  await button('Choose what is shared').click();
  await expect
    .element(
      page.getByText(
        /leaves it out of Full text, too, until you tick it again here\. Adding or moving one changes only Quote\./,
      ),
    )
    .toBeVisible();
  await page.getByRole('checkbox', { name: 'Sentence number 14 is here.' }).click();
  await button('Close').click();
  await button('Full text').click();
  await expect.element(page.getByText('The first 10 of 14 sentences.')).toBeVisible();
  await expect.poll(words).toBe(before);
});

test('the quote card has other words of the user after its quotation was taken off the full text, also on a later visit', async () => {
  const opening = 'A few lines from the week, with something that came back.';
  const quoted = ['fog', 'rain', 'ferry', 'bread', 'garden', 'piano'].map((word) => `“The ${word} was kind to me.”`);
  const text = [opening, ...quoted].join(' ');
  const first = await openScreen(text);
  await button('Full text').click();
  await button('Choose what is shared').click();
  await page.getByRole('checkbox', { name: '“The fog was kind to me.”' }).click();
  await button('Close').click();
  await button('Quote').click();
  await expect.poll(cardParagraphs).toEqual(['“The rain was kind to me.”', opening]);
  await first.unmount();
  await openScreen(text);
  await expect.poll(cardParagraphs).toEqual(['“The rain was kind to me.”', opening]);
  await expect.element(page.getByText(/Quotes 6 of your words/)).toBeVisible();
});

test('shows the button of the sentence picker on a phone without covering the card', async () => {
  await page.viewport(360, 800);
  await openScreen();
  const way = button('Choose what is shared');
  await expect.element(way).toBeVisible();
  const { top, bottom } = way.element().getBoundingClientRect();
  const cardTop = document.querySelector('main > div .card')?.getBoundingClientRect().top ?? 0;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(cardTop);
});

test('the button of the sentence picker does not cover Back on a small screen with large text', async () => {
  await smallestPhoneLargestText();
  await openScreen();
  await expect.element(button('Choose what is shared')).toBeVisible();
  expectNothingCut(document.querySelector('header') as Element);
  const back = button('Back to Summaries').element();
  const { left, right, top, bottom } = back.getBoundingClientRect();
  expect(button('Choose what is shared').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  expect(back.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
});

test('Back stays beside the first line of a header whose large text wraps', async () => {
  await smallestPhoneLargestText();
  document.documentElement.style.fontSize = '150%';
  await openScreen();
  await expect.element(button('Choose what is shared')).toBeVisible();
  const lines = document.createRange();
  lines.selectNodeContents(button('Choose what is shared').element());
  const [first = new DOMRect()] = lines.getClientRects();
  const { top, bottom } = button('Back to Summaries').element().getBoundingClientRect();
  expect((top + bottom) / 2).toBeGreaterThan(first.top);
  expect((top + bottom) / 2).toBeLessThan(first.top + 30);
});

test('at 400% zoom, the heading and the explanation of the sentences scroll away with them', async () => {
  await page.viewport(360, 225);
  await openScreen(Array.from({ length: 12 }, (_, index) => `Sentence number ${index} is here.`).join(' '));
  await button('Choose what is shared').click();
  const last = page.getByRole('checkbox').last();
  await expect.element(last).toBeVisible();
  last.element().scrollIntoView({ block: 'end' });
  await expect.element(page.getByRole('heading', { name: 'What Is Shared' })).not.toBeInViewport();
  await expect.element(page.getByText(/^The first chosen sentence is the largest/)).not.toBeInViewport();
  await expect.element(last).toBeInViewport();
});

test('does not remove the last sentence of the card, and says why at this sentence alone', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  const fog = page.getByRole('checkbox', { name: /The fog was kind/ });
  const rain = page.getByRole('checkbox', { name: 'It rained on five days.' });
  const stays = page.getByText('This one stays: a card needs at least one sentence.');
  const explanation = page.getByText(/^The first chosen sentence is the largest\./);
  await rain.click();
  await expect.element(stays).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: /Then the sun/ }).click();
  await expect.element(fog).toHaveAttribute('aria-disabled', 'true');
  await expect.element(stays).toBeVisible();
  expect(stays.element().closest('li')).toBe(fog.element().closest('li'));
  await expect.element(explanation).toBeVisible();
  await fog.click({ force: true });
  await expect.element(fog).toBeChecked();
  await button('Close').click();
  // On a second visit, its box is grey from the beginning.
  await button(/^Choose what is shared/).click();
  await expect.element(stays).toBeVisible();
  await expect.element(explanation).toBeVisible();
  expect(words()).toContain('The fog was kind');
  await rain.click();
  await expect.element(stays).not.toBeInTheDocument();
  await fog.click();
  await expect.poll(words).not.toContain('The fog was kind');
});

const six = `You learned to wait. You feel lighter now. You plan to rest more. It rained on five days. The sun came out. The ferry was late again today.`;
const cardParagraphs = () =>
  [...document.querySelectorAll('main > div .card p[dir="auto"]')].map((paragraph) => paragraph.textContent);

test('lets the user add a sentence to the card and move it to the top by touch', async () => {
  await openScreen(six);
  await button('Choose what is shared').click();
  const ferry = page.getByRole('checkbox', { name: 'The ferry was late again today.' });
  await expect.element(ferry).not.toBeChecked();
  await ferry.click();
  await button('Move up: The ferry was late again today.').click();
  await button('Move up: The ferry was late again today.').click();
  await button('Move up: The ferry was late again today.').click();
  await expect.poll(() => cardParagraphs()[0]).toBe('The ferry was late again today.');
  expect(cardParagraphs()).toHaveLength(4);
  await expect.element(button('Move up: The ferry was late again today.')).toHaveAttribute('aria-disabled', 'true');
});

test('keeps the focus on the button that moves a sentence, so that the keyboard can move it further', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  const down = button('Move down: You wrote: “The fog was kind to me.”');
  (await down.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(down).toHaveFocus();
  await expect
    .poll(cardParagraphs)
    .toEqual(['It rained on five days.', 'Then the sun came out at last.', 'You wrote: “The fog was kind to me.”']);
});

test('says the new place of a moved sentence to screen readers, and a second sentence in the same place is new', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  const said = page.getByText(/^(?:Moved to|First of)/);
  const expectSaid = async (text: string) => {
    await expect.element(said).toHaveTextContent(text);
    return said.element();
  };
  await button('Move up: Then the sun came out at last.').click();
  const first = await expectSaid('Moved to place 2 of 3.');
  expect(first.closest('[role=status]')?.getAttribute('aria-atomic')).toBe('false');
  await button('Move up: It rained on five days.').click();
  expect(await expectSaid('Moved to place 2 of 3.')).not.toBe(first);
  await button('Move up: It rained on five days.').click();
  await expectSaid('First of 3: it leads.');
  await page.getByRole('checkbox', { name: 'Then the sun came out at last.' }).click();
  await expect.element(said).not.toBeInTheDocument();
});

test('a move in one mode leaves the order of the other as it is', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  await button('Move up: It rained on five days.').click();
  await button('Close').click();
  await expect.poll(() => cardParagraphs()[0]).toMatch(/^It rained/);
  await button('Full text').click();
  await expect.poll(() => cardParagraphs()[0]).toMatch(/^You wrote: “The fog/);
});

test('a sentence that was left off in Full text stays off there when it is added to Quote', async () => {
  await openScreen();
  await button('Full text').click();
  await button('Choose what is shared').click();
  const rain = page.getByRole('checkbox', { name: 'It rained on five days.' });
  await rain.click();
  await button('Close').click();
  await button('Quote').click();
  await button(/^Choose what is shared/).click();
  await rain.click();
  await button('Close').click();
  await expect.poll(() => cardParagraphs().join(' ')).toContain('It rained');
  await button('Full text').click();
  await expect.poll(() => cardParagraphs().join(' ')).not.toContain('It rained');
});

test.each([
  [360, 800],
  [360, 225],
])(
  'the reset of the choice, whose button disappears, focuses the content of the sheet and shows its top at %i x %i',
  async (width, height) => {
    await page.viewport(width, height);
    const more = Array.from({ length: 12 }, (_, index) => `Sentence number ${index} is here.`).join(' ');
    await openScreen(`You wrote: “The fog was kind to me.” ${more}`);
    await button('Choose what is shared').click();
    await button('Move down: You wrote: “The fog was kind to me.”').click();
    const reset = button('Back to the usual sentences');
    (await reset.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(reset).not.toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: 'What Is Shared' })).toHaveFocus();
    const first = page.getByRole('checkbox').first().element().getBoundingClientRect();
    const explanation = page.getByText(/^The first chosen sentence is the largest/);
    expect(first.top).toBeGreaterThanOrEqual(explanation.element().getBoundingClientRect().bottom);
    await expect.element(explanation).toBeInViewport();
  },
);

test('remembers the chosen sentences on this device without storing their words, and says so, until the user resets the choice', async () => {
  const first = await openScreen();
  await button('Choose what is shared').click();
  await button('Move down: You wrote: “The fog was kind to me.”').click();
  await page.getByRole('checkbox', { name: 'Then the sun came out at last.' }).click();
  const chosen = ['It rained on five days.', 'You wrote: “The fog was kind to me.”'];
  await expect.poll(cardParagraphs).toEqual(chosen);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/fog|rained|sun/);
  await first.unmount();
  await openScreen();
  await expect.poll(cardParagraphs).toEqual(chosen);
  await button('Choose what is shared').click();
  await expect.element(page.getByText('Your choice is kept on this device.')).toBeVisible();
  await button('Back to the usual sentences').click();
  await expect.poll(cardParagraphs).toHaveLength(3);
  expect(cardParagraphs()[0]).toContain('The fog was kind');
});

test('shows no new sentence after the summary was written again, and says if no chosen one is left', async () => {
  const again = { ...summary, generatedAt: '2026-11-20T04:00:00.000Z' };
  const first = await openScreen();
  await button('Choose what is shared').click();
  await button('Move down: It rained on five days.').click();
  await page.getByRole('checkbox', { name: 'Then the sun came out at last.' }).click();
  await page.getByRole('checkbox', { name: 'It rained on five days.' }).click();
  await first.unmount();
  const second = await openScreen('You plan to rest. “The fog was kind to me,” you wrote. You feel lighter.', again);
  await expect.poll(cardParagraphs).toEqual(['“The fog was kind to me,” you wrote.']);
  await expect.element(page.getByText(/^Shows 1 of 3 sentences/)).toBeVisible();
  await second.unmount();
  await openScreen('You plan to rest. It rained on five days. You feel lighter.', again);
  await expect.poll(cardParagraphs).toEqual(['You plan to rest.', 'You feel lighter.']);
  const besideCard = page.getByText('Text changed: no sentence you chose is left. Quotes none of your words.');
  await expect.element(besideCard).toBeVisible();
  await button(/^Choose what is shared/).click();
  const note = page.getByText(/^No sentence that you chose is left in this summary\./);
  await expect.element(note).toBeVisible();
  await page.getByRole('checkbox', { name: 'You feel lighter.' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await button('Close').click();
  await expect.element(page.getByText('Shows 1 of 3 sentences. Quotes none of your words.')).toBeVisible();
});

test.each([
  [320, 568],
  [360, 800],
  [1440, 900],
])(
  'says beside the card that the choice no longer fits, and quotes no own words if it quoted none, at %i x %i',
  async (width, height) => {
    await page.viewport(width, height);
    const first = await openScreen();
    await button('Choose what is shared').click();
    await page.getByRole('checkbox', { name: 'You wrote: “The fog was kind to me.”' }).click();
    await first.unmount();
    await openScreen('You wrote: “The ferry came late for me.” It was Monday.', {
      ...summary,
      generatedAt: '2026-11-20T04:00:00.000Z',
    });
    const note = page.getByText('Text changed: your choice no longer fits. Quotes none of your words.');
    await expect.element(note).toBeVisible();
    expect(cardParagraphs()).toEqual(['It was Monday.']);
    const bottom = note.element().getBoundingClientRect().bottom;
    expect(bottom).toBeLessThanOrEqual(document.querySelector('main > div .card')?.getBoundingClientRect().top ?? 0);
    await button('Choose what is shared').click();
    await expect
      .element(page.getByText(/^The text has changed, .* quote none of your words until you choose\./))
      .toBeVisible();
    await page.getByRole('checkbox', { name: 'You wrote: “The ferry came late for me.”' }).click();
    await button('Close').click();
    await expect.element(page.getByText('Quotes 6 of your words.')).toBeVisible();
  },
);

test.each([
  [320, 568],
  [360, 800],
  [1440, 900],
])(
  'says beside the card that a part of the choice is gone, until the user chooses, at %i x %i',
  async (width, height) => {
    await page.viewport(width, height);
    const first = await openScreen();
    await button('Choose what is shared').click();
    await button('Move down: You wrote: “The fog was kind to me.”').click();
    await page.getByRole('checkbox', { name: 'Then the sun came out at last.' }).click();
    await first.unmount();
    await openScreen('You plan to rest. “The fog was kind to me,” you wrote. You feel lighter.', {
      ...summary,
      generatedAt: '2026-11-20T04:00:00.000Z',
    });
    const note = page.getByText('Text changed: some sentences you chose are gone. Quotes 6 of your words.');
    await expect.element(note).toBeVisible();
    expect(cardParagraphs()).toEqual(['“The fog was kind to me,” you wrote.']);
    const bottom = note.element().getBoundingClientRect().bottom;
    expect(bottom).toBeLessThanOrEqual(document.querySelector('main > div .card')?.getBoundingClientRect().top ?? 0);
    await button('Choose what is shared').click();
    await page.getByRole('checkbox', { name: 'You feel lighter.' }).click();
    await button('Close').click();
    await expect.element(page.getByText('Shows 2 of 3 sentences. Quotes 6 of your words.')).toBeVisible();
  },
);

test('says that the text changed if other own words come onto a card from which the user took a sentence off', async () => {
  const first = await openScreen();
  await button('Choose what is shared').click();
  await page.getByRole('checkbox', { name: 'Then the sun came out at last.' }).click();
  await first.unmount();
  await openScreen('“The fog was kind to me,” you wrote. “I lost my temper with Ben.” You feel lighter.', {
    ...summary,
    generatedAt: '2026-11-20T04:00:00.000Z',
  });
  await expect
    .element(page.getByText(/^Text changed: look at what is shared\. Quotes 12 of your words\.$/))
    .toBeVisible();
  await button('Choose what is shared').click();
  await expect.element(page.getByText(/^The text has changed, and the card has words of yours/)).toBeVisible();
  await page.getByRole('checkbox', { name: '“I lost my temper with Ben.”' }).click();
  await expect.element(page.getByText(/Quotes 6 of your words\.$/)).toBeVisible();
  expect(page.getByText(/^Text changed/).elements()).toHaveLength(0);
});

test('does not add a sixth sentence to a quote card, and says what to do', async () => {
  await openScreen(six);
  await button('Choose what is shared').click();
  await expect.element(page.getByRole('checkbox', { name: 'It rained on five days.' })).not.toBeChecked();
  for (const box of document.querySelectorAll<HTMLElement>('dialog input:not(:checked)')) {
    box.click();
    await expect.poll(cardParagraphs).not.toHaveLength(0);
  }
  await expect.element(page.getByText(/The card has room for 5: leave one off/)).toBeVisible();
  expect(cardParagraphs()).toHaveLength(5);
});

test('keeps the words away from the edges of the picture while the story shape is chosen', async () => {
  await openScreen();
  const story = button('Story size: leave room for its edges');
  await story.click();
  await expect.element(story).toHaveAttribute('aria-pressed', 'true');
  const shape = () => {
    const picture = document.querySelector('main > div article') as HTMLElement;
    const { top, bottom, height } = picture.getBoundingClientRect();
    const texts = [...picture.querySelectorAll('p, h2')].map((text) => text.getBoundingClientRect());
    const first = Math.min(...texts.map((text) => text.top));
    const last = Math.max(...texts.map((text) => text.bottom));
    return Math.min(first - top, bottom - last) / height;
  };
  await expect.poll(shape).toBeGreaterThanOrEqual(125 / 960);
  await story.click();
  await expect.poll(shape).toBeLessThan(125 / 960);
});

test('the sentence picker of a quote card says that a full text card has its own boxes, and what both share', async () => {
  await openScreen(`You wrote: “The fog was kind to me.” It rained on five days.`);
  await button('Choose what is shared').click();
  await expect
    .element(
      page.getByText(
        /You choose for Quote\. Leaving out a sentence leaves it out of Full text, too, until you tick it again here\. Adding or moving one changes only Quote\./,
      ),
    )
    .toBeVisible();
});

test('the sentence picker says that a full text card omits the closing line, until the user changes the choice', async () => {
  await openScreen(
    `You wrote: “The fog was kind to me.” It rained on five days.\n\nAda is on three of the five pages.`,
  );
  await button('Full text').click();
  await button('Choose others').click();
  const note = page.getByText(/The closing line, about other weeks or a name, is off/);
  await expect.element(note).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ada is on three of the five pages.' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'It rained on five days.' }).click();
  await expect
    .element(
      page.getByText(
        /You choose for Full text\. Leaving out a sentence leaves it out of Quote, too, until you tick it again here\. Adding or moving one changes only Full text\./,
      ),
    )
    .toBeVisible();
});

test('if one sentence is left in full text mode, shows only that sentence in quote mode, also after a reload', async () => {
  const only = 'The sun came out.';
  const first = await openScreen(six);
  await button('Full text').click();
  await button('Choose what is shared').click();
  await expect.element(page.getByRole('checkbox').first()).toBeVisible();
  for (const box of page.getByRole('checkbox').all()) {
    if (!(box.element() as HTMLInputElement).labels?.[0]?.textContent.includes(only)) await box.click();
  }
  await button('Close').click();
  await button('Quote').click();
  await expect.element(button('Quote')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(cardParagraphs).toEqual([only]);
  await expect.element(page.getByText(/^Shows 1 of 6 sentences/)).toBeVisible();
  await expect.element(button('Share')).toBeEnabled();
  await first.unmount();
  await openScreen(six);
  await expect.poll(cardParagraphs).toEqual([only]);
});

test.each([
  ['You wrote: “The fog was kind to me.” It rained.', 'Quotes 6 of your words.'],
  ['You said “no” on Tuesday. It rained.', 'Quotes one of your words.'],
  ['It rained on five days.', 'Quotes none of your words.'],
])('every card says in both modes how many words it quotes: %s', async (longSummary, said) => {
  const expectSaid = async () => {
    await expect.element(page.getByText(said)).toBeVisible();
    expect(page.getByText(said).element().getAttribute('role')).toBe('status');
  };
  const first = await openScreen(longSummary);
  await expectSaid();
  await button('Full text').click();
  await expect.element(button('Full text')).toHaveAttribute('aria-pressed', 'true');
  await expectSaid();
  await first.unmount();
  await openScreen(longSummary);
  await expectSaid();
});

test.each([
  ['I like small doors. It rained.', 'Quotes none of your words.'],
  ['It rained. “I like small doors,” you wrote.', 'Quotes 4 of your words, and 2 in the title.'],
  [
    'First. Second. Third. Fourth. Fifth. “I like small doors”, “and rain”.',
    'Shows 2 of 6 sentences. Quotes 2 of your words in the title.',
  ],
])('the note tells the words of the title from those of the sentences: %s', async (longSummary, said) => {
  await openScreen(longSummary);
  if (said.endsWith('words in the title.')) {
    await button('Choose what is shared').click();
    await page.getByRole('checkbox', { name: 'First.' }).click();
    await page.getByRole('checkbox', { name: 'Second.' }).click();
    await page.getByRole('checkbox', { name: /small doors/ }).click();
    await button('Close').click();
  }
  await expect.element(page.getByText(said)).toBeVisible();
});

test('with forced colours, the button above the note has no visible border, which the note would cross', async () => {
  await openScreen();
  await expect.element(button('Choose what is shared')).toBeVisible();
  await forceColors();
  const { borderTopColor, color } = getComputedStyle(button('Choose what is shared').element());
  expect(borderTopColor).not.toBe(color);
});

test.each([
  ['usual', false],
  ['changed', true],
])('on a phone, the note about %s sentences moves no card and does not cover the button', async (_, isChanged) => {
  await page.viewport(360, 800);
  await openScreen();
  if (isChanged) {
    await button('Choose what is shared').click();
    await page.getByRole('checkbox', { name: 'It rained on five days.' }).click();
    await button('Close').click();
  }
  await expect.element(button('Quote')).toBeVisible();
  const card = () => document.querySelector('main > div .card')?.getBoundingClientRect();
  const bar = () => button('Quote').element().getBoundingClientRect();
  const before = card()?.top;
  await button('Full text').click();
  const note = page.getByText(/Quotes 6 of your words/);
  await expect.element(note).toBeVisible();
  expect(card()?.top).toBe(before);
  const words = button('Choose what is shared').element().querySelector('span')?.getBoundingClientRect();
  expect(words?.top).toBeGreaterThanOrEqual(0);
  // The underline of the button's text is up to 4 px below that text.
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual((words?.bottom ?? Infinity) + 4);
  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(card()?.top ?? 0);
  expect(bar().top).toBeGreaterThanOrEqual(card()?.bottom ?? 0);
});

test('says how many sentences the card of each mode shows, and gives the button no count', async () => {
  await openScreen(Array.from({ length: 12 }, (_, index) => `Sentence number ${index + 1} is here.`).join(' '));
  await button('Choose what is shared').click();
  await page.getByRole('checkbox', { name: 'Sentence number 1 is here.' }).click();
  await button('Close').click();
  await expect.element(page.getByText('Shows 1 of 12 sentences. Quotes none of your words.')).toBeVisible();
  await button('Full text').click();
  await expect.element(page.getByText('Shows 9 of 12 sentences. Quotes none of your words.')).toBeVisible();
  await expect.element(button('Choose what is shared')).toBeVisible();
});

test('on a screen of 320 px, the button of the sentence picker has one line, and the note two beside "Story size"', async () => {
  await page.viewport(320, 568);
  await openScreen();
  await button('Choose what is shared').click();
  await page.getByRole('checkbox', { name: 'It rained on five days.' }).click();
  await button('Close').click();
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  const note = page.getByText('Shows 2 of 3 sentences. Quotes 6 of your words.');
  await expect.element(note).toBeVisible();
  expect(boxOf(button('Choose what is shared').element().querySelector('span')).height).toBeLessThan(30);
  const story = boxOf(page.getByRole('button', { name: /^Story size/ }).element());
  expect(boxOf(note.element()).right).toBeLessThanOrEqual(story.left);
  expect(boxOf(note.element()).height).toBeLessThan(40);
  expect(boxOf(note.element()).top).toBeGreaterThanOrEqual(boxOf(button('Back to Summaries').element()).bottom);
  expect(boxOf(document.querySelector('main > div .card')).top - story.bottom).toBeGreaterThanOrEqual(8);
});
