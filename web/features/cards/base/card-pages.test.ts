import { expect, test } from 'vitest';
import { summaryOf } from '../../../../testing/reflections.ts';
import { cardContent, paragraphTexts } from './card-content.ts';
import { cardPages } from './card-pages.ts';

const sentences = Array.from({ length: 10 }, (_, index) => `This is sentence ${10 + index}.`);
const content = cardContent(summaryOf({ title: 'Small doors', longSummary: sentences.join(' ') }), 'fulltext', {
  quote: 4,
  fulltext: 3,
});

test('returns the card unchanged when one page is enough', () => {
  expect(cardPages(content, 1)).toEqual([content]);
});

test.each([2, 3, 4, 7, 10])(
  'splits ten sentences into %i pages of similar length, in order and without losing any',
  (count) => {
    const pages = cardPages(content, count);
    expect(pages.flatMap(({ paragraphs }) => paragraphs.flat())).toEqual(sentences);
    const lengths = pages.map(({ paragraphs }) => paragraphs.flat().length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  },
);

test('gives every page a sentence when one sentence is far longer than the others', () => {
  const long = { ...content, paragraphs: [['Short.', 'Short too.', 'word '.repeat(400), 'Short again.']] };
  for (const count of [2, 3, 4]) {
    expect(cardPages(long, count).every(({ paragraphs }) => paragraphs.flat().length > 0)).toBe(true);
  }
});

test('adds the page number to each page’s title and puts up to three sentences in each paragraph', () => {
  const [first, last] = cardPages(content, 2);
  expect([first?.title, last?.title]).toEqual(['Small doors (1/2)', 'Small doors (2/2)']);
  expect(first?.paragraphs.map((paragraph) => paragraph.length)).toEqual([3, 2]);
});

test('begins a new paragraph at a sentence that does not follow the previous one in the summary', () => {
  const moved = [...sentences.slice(1, 9), sentences[0] ?? ''];
  const paragraphs = [moved.slice(0, 3), moved.slice(3, 6), moved.slice(6, 8), moved.slice(8)];
  expect(
    cardPages({ ...content, paragraphs }, 2)
      .at(-1)
      ?.paragraphs.at(-1),
  ).toEqual([sentences[0]]);
});

test('names the day of a quote that began on an earlier page', () => {
  const longSummary = 'On Sunday you wrote, “The piano stands in the shed. It holds its pitch.”';
  const pages = cardPages(cardContent(summaryOf({ longSummary }), 'fulltext', { quote: 4, fulltext: 3 }), 2);
  expect(pages.map((page) => paragraphTexts(page).map(({ text }) => text))).toEqual([
    ['On Sunday you wrote, “The piano stands in the shed.”'],
    ['On Sunday you wrote, “It holds its pitch.”'],
  ]);
});

test.each([
  ['in the order of the summary', [0, 1, 2, 3, 4]],
  ['without a sentence that the user left off', [0, 1, 3, 4]],
  ['with the second day first', [2, 3, 0, 1, 4]],
])('names the day of each occurrence of a sentence that occurs on two days, %s', (_, chosen) => {
  const shown = [
    'On Wednesday, “It rained.”',
    '“I am less afraid.”',
    'On Saturday: “Fog.”',
    '“I am less afraid.”',
    'On Sunday, “Sun.”',
  ];
  const days = ['Wednesday, ', 'Wednesday, ', 'Saturday: ', 'Saturday: ', 'Sunday, '];
  const longSummary =
    'On Wednesday, “It rained. I am less afraid.” On Saturday: “Fog. I am less afraid.” On Sunday, “Sun.”';
  const sentencesOf = (at: readonly number[]) => at.map((index) => shown[index] ?? '');
  const split = cardContent(summaryOf({ longSummary }), 'fulltext', { quote: 4, fulltext: 3 }, sentencesOf(chosen));
  const texts = cardPages(split, chosen.length).flatMap((page) => paragraphTexts(page).map(({ text }) => text));
  expect(texts).toEqual(chosen.map((index) => `On ${days[index]}${(shown[index] ?? '').replace(/^[^“]*/, '')}`));
});
