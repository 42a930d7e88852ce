import { expect, test } from 'vitest';
import { modelWeek } from '../../../../testing/model-week.ts';
import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { checkAnswer } from './check-answer.ts';

const english = [
  'Herr Wendt from lilas shop rang. My sister moved to Lisbon and I did not cry. Call the bank. I carried two boxes and the AGAIN sign.',
  'I walked to the river with my sister. She lost her keys and laughed. Maybe I go to Porto in June.',
  'I slept badly. I wonder whether the boxes fit. I counted the boxes, 12 of them, and the river was loud. She came back to get more rope.',
];
const german = [
  'Herr Wendt war da und ich habe mit ihm über die Leiter gesprochen. Meine Schwester hat ihre Schlüssel verloren.',
  'Ich war mit dem Rad am Fluss. Ich habe den Brief nicht gelesen und bin früh ins Bett gegangen.',
  'Der Regen war laut und ich habe schlecht geschlafen. Die Leiter steht noch im Hof.',
];

const portuguese = [
  'O Rui deixou as chaves na mesa e foi embora. Fiquei na cozinha e cantei uma música.',
  'O meu pai escreveu uma frase no caderno. Eu escrevi uma pergunta.',
  'A chuva foi forte e dormi mal. A música ficou.',
];
const italian = [
  'Gli ho dato la pialla. Ha detto che non sa dove metterla.',
  'Il manico ha la forma della sua mano. Ho lavorato fino a sera.',
  'La pioggia era forte e ho dormito male.',
];

const weekOf = (contents: readonly string[]): WeekToSummarise => ({
  ...modelWeek,
  reflections: modelWeek.reflections.slice(0, 3).map((one, at) => ({ ...one, content: contents[at] ?? '' })),
});

/**
 * Put the sentence `text` about one reflection into a model's answer. Return the faults that the check finds in the
 * sentence.
 */
async function faultsOf(contents: readonly string[], text: string, reflection: number): Promise<readonly string[]> {
  const quoting = (at: number) => ({
    text: contents[at]?.toLowerCase() ?? '',
    evidence: [{ reflection: at + 1, quote: contents[at] ?? '' }],
  });
  const answer: Answer = {
    title: 'Boxes',
    themes: ['Work'],
    paragraphs: [
      { sentences: [quoting(1)] },
      { sentences: [{ text, evidence: [{ reflection, quote: contents[reflection - 1] ?? '' }] }, quoting(2)] },
    ],
  };
  const { faults } = await checkAnswer(weekOf(contents), answer);
  const others = ['60 to 200', 'Boxes', 'Work', ...contents.map((content) => content.toLowerCase())];
  return faults.filter((fault) => !others.some((other) => fault.includes(other)));
}

test.each<[string, number]>([
  ['There were two things on Monday, the bank and the boxes.', 1],
  ['The bank is a call you have to make.', 1],
  ['On Monday it was AGAIN, on a sign you carried.', 1],
  ["On Monday Herr Wendt from Lila's shop rang.", 1],
  ['Your sister moved to Lisbon and you did not cry.', 1],
  ['You wondered whether the boxes fit.', 3],
])('the check accepts the good sentence "%s"', async (text, reflection) => {
  expect((await faultsOf(english, text, reflection)).filter((fault) => fault.includes(text.slice(4)))).toEqual([]);
});

test('the check accepts a German name in another grammatical case', async () => {
  expect(await faultsOf(german, 'Am Montag hast du mit Herrn Wendt über die Leiter gesprochen.', 1)).toEqual([]);
});

test.each<[string, string, number, string]>([
  ['says of the person what another did', 'On Wednesday you lost your keys and laughed.', 2, 'Another person'],
  ['gives the person the things of another', 'On Wednesday your keys were lost.', 2, 'Another person'],
  ['has a common verb of another', 'On Thursday you came back to get more rope.', 3, 'Another person'],
  ['loses a "not"', 'On Monday you cry as she moved to Lisbon.', 1, 'The person denied this'],
  ['takes a doubt for a fact', 'The boxes fit.', 3, 'The person'],
  ['has words that no page has', 'On Monday you celebrated a triumph at the theatre.', 1, 'No reflection holds'],
  ['has words of another day', 'On Thursday you slept, and you carried a sign.', 3, 'No reflection holds'],
  ['says "I"', 'On Thursday the boxes, as I was told, came first.', 3, 'Speak to the person'],
  [
    'has a medicine on no list',
    'On Thursday you slept badly with zopiclone, counted boxes, and the river was loud.',
    3,
    '“zopiclone”',
  ],
  [
    'has an illness on no list',
    'On Thursday you slept badly, with bronchitis; you counted boxes, and the river was loud.',
    3,
    '“bronchitis”',
  ],
  ['praises', 'On Monday you were so brave with the boxes.', 1, 'No praise'],
  ['gives advice in another form', 'It might help to call the bank on Monday.', 1, 'No advice'],
  ['is a command', 'Call the bank on Monday.', 1, 'No advice'],
  ['counts otherwise', 'On Thursday you counted 14 boxes.', 3, 'This number is not'],
  ['speaks of a model', 'As a language model I counted the boxes.', 3, 'Nothing of yourself'],
  ['hurts', 'Your sister would laugh more and be better off without you.', 2, 'Nothing that hurts'],
  ['names a dose', 'On Thursday you slept badly, and 12 mg of melatonin fit.', 3, 'melatonin'],
])('the check finds the fault in a sentence that %s', async (_, text, reflection, fault) => {
  expect((await faultsOf(english, text, reflection)).join('\n')).toContain(fault);
});

test.each([
  ['Am Mittwoch hat deine Schwester das gelesen, du solltest sie anrufen.', 2, 'No advice'],
  ['Am Mittwoch hast du den Brief gelesen.', 2, 'The person denied this'],
  ['Am Montagabend hast du den Brief nicht gelesen.', 2, 'names a day'],
  ['Am Montag hast du die Schlüssel verloren.', 1, 'Another person'],
])('the check finds the fault in the German sentence "%s"', async (text, reflection, fault) => {
  expect((await faultsOf(german, text, reflection)).join('\n')).toContain(fault);
});

test.each<[string, string, readonly string[], number]>([
  ['an ending', 'Na segunda-feira deixaste as chaves na mesa.', portuguese, 1],
  ['an auxiliary', 'Lunedì ti ha dato la pialla.', italian, 1],
  ['a possessive', 'Mercoledì il manico aveva la forma della tua mano.', italian, 2],
  ['a possessive and a subject after it', 'Am Montag hat die Schwester deine Schlüssel verloren.', german, 1],
  ['an auxiliary far from its verb', 'Am Montag hat Herr Wendt mit dir über die Leiter gesprochen.', german, 1],
])(
  'the check recognises by %s that a sentence attributes another person’s action to the user: "%s"',
  async (_, text, contents, reflection) => {
    expect((await faultsOf(contents, text, reflection)).join('\n')).toContain('Another person');
  },
);

test.each<[string, readonly string[], number]>([
  ['Na quarta-feira escreveste uma pergunta.', portuguese, 2],
  ['Na quarta-feira o teu pai escreveu uma frase no caderno.', portuguese, 2],
  ['Lunedì gli hai dato la pialla.', italian, 1],
  ['Mercoledì il manico aveva la forma della sua mano.', italian, 2],
])('the check accepts the right person for an action: "%s"', async (text, contents, reflection) => {
  expect((await faultsOf(contents, text, reflection)).filter((fault) => fault.includes(text))).toEqual([]);
});

test('the check accepts a theme of a single Chinese character', async () => {
  const { faults } = await checkAnswer(weekOf(english), { title: 'Boxes', themes: ['母'], paragraphs: [] });
  expect(faults.join('\n')).not.toContain('A theme must have');
});
