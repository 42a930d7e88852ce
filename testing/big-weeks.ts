import type { WeekToSummarise } from '../server/writer/writer.ts';

const fullPage = 20_000;
const page = (line: (index: number) => string): string => {
  let text = '';
  for (let index = 0; text.length < fullPage; index += 1) text += line(index);
  return text.slice(0, fullPage);
};
const things = 'river house garden letter window music kitchen train doctor winter bread friend'.split(' ');
const english = (index: number) =>
  `The ${things[index % 12]} was quiet and I thought of the ${things[(index * 5 + 1) % 12]}, but then I was ${index % 2 ? 'tired' : 'glad'} about the ${index}th day. `;

const week = (text: string, careful = false): WeekToSummarise => ({
  weekStart: '2026-03-02',
  version: 0,
  careful,
  earlier: [],
  corrections: [],
  reflections: Array.from({ length: 14 }, (_, index) => ({
    type: index % 2 === 0 ? ('evening' as const) : ('deep' as const),
    localDate: `2026-03-0${2 + Math.floor(index / 2)}`,
    question: 'What stayed with you?',
    content: text,
  })),
});

/** Weeks of fourteen texts of the maximum length. Each week is hard to summarise for a different reason. */
export const bigWeeks: readonly (readonly [name: string, week: WeekToSummarise])[] = [
  ['sentences', week(page(english))],
  ['without an end', week(page((index) => english(index).replace('. ', ' and ')))],
  ['one-word sentences', week(page(() => 'Ja. '))],
  ['Japanese', week(page((index) => `今日は川まで${index}分歩いて、妹と話した。とても静かで、心が落ち着いた。`))],
  ['careful', week(`I want to kill myself. ${page(english)}`.slice(0, fullPage), true)],
];
