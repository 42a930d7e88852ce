import type { Summary } from '../../core/contract/summaries.ts';

const summary = (number: number, rest: Pick<Summary, 'title' | 'longSummary' | 'keyThemes'>): Summary => ({
  id: `00000000-0000-7000-8000-00000000000${number}`,
  weekStart: '2026-11-09',
  reflectionCount: 7,
  generatedAt: '2026-11-16T04:00:00.000Z',
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: false,
  version: 0,
  ...rest,
});

const typical = [
  'Fog ran through this whole week, the real kind on the harbour and the other kind at your father’s table.',
  'On Tuesday evening you wrote: “We found my father on the ferry steps at twenty to six, in his uniform cap, perfectly calm, with the dog beside him.”',
  'By Wednesday you had begun to see a family pattern in it, and asked where you learned that asking is the same as failing.',
  'What it felt like changed within a day.',
  '“Perhaps it is opening a door, from the inside, for people who are already standing on the step with a lamp,” you wrote, and kept the sentence.',
  'For the days ahead there was a plan, the smallest one of the year: to ask for three things, and to write down the names.',
].join(' ');

const sentence = (index: number) =>
  `In the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][index]} hour of a long evening you set down, without hurrying and without crossing anything out, how the light went over the quay, who had rung, what was said at the table and what was not, and why the old piano by the window still holds its pitch better in bad weather than anybody in the house.`;

/** From one short sentence to more than a card can hold, and the scripts that the fonts of the designs lack. */
export const sampleSummaries = {
  shortest: summary(1, {
    title: 'Week of November 9, 2026: Rest',
    longSummary: 'You rested at last.',
    keyThemes: ['Rest'],
  }),
  typical: summary(2, {
    title: 'Week of November 9, 2026: Fog, and learning to ask for help',
    longSummary: typical,
    keyThemes: ['Fog', 'Asking for help', 'My father', 'Open doors'],
  }),
  longest: summary(3, {
    title:
      'Week of November 9, 2026: The evening that would not end, the piano by the window, and everything said at the table',
    longSummary: Array.from({ length: 10 }, (_, index) => sentence(index)).join(' '),
    keyThemes: [
      'Patience with weather',
      'The piano by the window',
      'What was not said aloud',
      'Evening light on the quay',
    ],
  }),
  japanese: summary(4, {
    title: 'Week of November 9, 2026: 雨の一週間',
    longSummary:
      '六日間、雨が降りました。それでも毎晩、少しずつ書きました。火曜日に「雨がやんだとき、台所で父が歌うのが聞こえた」と書いています。静けさは空っぽではないと感じ始めました。木曜日の音楽の時間に、小さいころの部屋を思い出しました。来週は、朝まず港まで歩いてから電話を見る計画です。最後の日、少しだけ太陽が出ました。',
    keyThemes: ['雨', '父', '静けさ', '朝の港'],
  }),
  arabic: summary(5, {
    title: 'Week of November 9, 2026: أسبوع من الضباب',
    longSummary:
      'مرّ هذا الأسبوع ببطء، وكتبتَ كل مساء قبل أن تنام. قلتَ يوم الثلاثاء: «وجدنا أبي جالساً على درج العبّارة، هادئاً تماماً». شعرتَ بأن طلب المساعدة ليس ضعفاً، بل باب يُفتح من الداخل. في يوم الخميس عزفتَ على البيانو القديم حتى هدأ المطر. وفي الأيام القادمة تريد أن تطلب ثلاثة أشياء من ثلاثة أشخاص.',
    keyThemes: ['الضباب', 'طلب المساعدة', 'أبي'],
  }),
  emoji: summary(6, {
    title: 'Week of November 9, 2026: 🌧️ Rain & <small> joys ☕',
    longSummary:
      '🌧️ It rained on five days out of seven & you did not mind. On Monday you wrote: “Coffee ☕ on the step, 5 < 6 degrees, and the cat 🐈‍⬛ came.” You felt 😊 lighter by Thursday 🧘🏽‍♀️. A pattern: small joys before nine. Łódź, Dvořák and Жизнь were mentioned too. Next week: more of the same 🎹🎶.',
    keyThemes: ['Rain 🌧️', 'Coffee & cats', 'Łódź', '🎹'],
  }),
} as const satisfies Record<string, Summary>;

export type SampleName = keyof typeof sampleSummaries;
