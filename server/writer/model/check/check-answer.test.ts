import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { goodAnswer, modelWeek } from '../../../../testing/model-week.ts';
import type { WeekToSummarise } from '../../writer.ts';
import { type Answer, readAnswer } from '../answer/answer.ts';
import { checkAnswer } from './check-answer.ts';

const answerFaults = async (week: WeekToSummarise, answer: Answer) => (await checkAnswer(week, answer)).faults;

function saying(text: string, paragraph = 2, at = 2): Answer {
  const answer = structuredClone(goodAnswer);
  const sentence = answer.paragraphs[paragraph]?.sentences[at];
  if (sentence) sentence.text = text;
  return answer;
}
const filler = ', and the ladder story was there again, with the tea and the talk.';

test('an answer that is based on the week has no faults', async () => {
  expect(await answerFaults(modelWeek, goodAnswer)).toEqual([]);
});

test.each([
  [
    'a number in digits that the user did not write',
    `You sat there for 45 minutes${filler}`,
    'This number is not in the reflections: 45',
  ],
  [
    'a number in words that the user did not write',
    `You waited for seventeen days${filler}`,
    'This number is not in the reflections: seventeen',
  ],
  [
    'a name that the user did not write',
    `You thought of Miriam${filler}`,
    'This name is not in the reflections: Miriam',
  ],
  [
    'an unknown name at the start of a sentence',
    `Zorah called you back${filler}`,
    'This name is not in the reflections: Zorah',
  ],
  [
    'a weekday on which the user wrote nothing',
    `On Tuesday it was light${filler}`,
    'This sentence names a day, tuesday',
  ],
  ['an invented quotation', `You wrote “I was so happy”${filler}`, 'These quoted words do not stand'],
  ['an invented quotation in single marks', `You wrote ‘I didn’t cry’${filler}`, 'These quoted words do not stand'],
  ['an invented quotation in straight marks', `You wrote 'I was so happy'${filler}`, 'These quoted words do not stand'],
  ['an invented quotation in pointed marks', `You wrote ‹I was so happy›${filler}`, 'These quoted words do not stand'],
  ['a quotation that does not end', `You wrote “I was so happy${filler}`, 'A quotation mark stands alone'],
  ['a quotation with two kinds of marks', `You wrote “I was so happy"${filler}`, 'A quotation mark stands alone'],
  [
    'an unknown number word that also exists in French',
    `You ran six miles${filler}`,
    'This number is not in the reflections: six',
  ],
  ['an unknown number with an ending', `It was the 45th time${filler}`, 'This number is not in the reflections: 45th'],
  ['an unknown number with a unit', `You were 45km away${filler}`, 'This number is not in the reflections: 45km'],
  ['a link without a scheme', `See bit.ly/abc${filler}`, 'No link'],
  ['a link to an unusual domain', `See help.example/now${filler}`, 'No link'],
  ['a link', `See https://help.example${filler}`, 'No link'],
  ['markup', `**Laughter**${filler}`, 'No markup'],
  ['an HTML tag', `<b>Laughter</b>${filler}`, 'No markup'],
  ['a hidden character', `Laughter\u202e${filler}`, 'No hidden or control characters'],
  ['advice', `You should call her more often${filler}`, 'No advice'],
  [
    'a clinical word that the user did not write',
    `It was the end of a depression${filler}`,
    'do not have the word “depression”',
  ],
])('an answer is rejected if it has %s', async (_, text, fault) => {
  expect(await answerFaults(modelWeek, saying(text))).toContainEqual(expect.stringContaining(fault));
});

test.each([
  ['a number that the user wrote', `All three messages were answered${filler}`],
  ['the number of reflections', `Four pages hold it all${filler}`],
  ['an apostrophe', `It wasn't the neighbours' ladder nor your sister’s${filler}`],
  ['the user’s words in single quotation marks', `You wrote ‘I called at last’${filler}`],
  ['a name that the user wrote', `You thought of Tobias${filler}`],
])('an answer is accepted if it has %s', async (_, text) => {
  expect(await answerFaults(modelWeek, saying(text))).toEqual([]);
});

test.each<[string, (answer: Answer) => void, string]>([
  ['a name in the title', (a) => Object.assign(a, { title: 'A ladder for Tobias' }), 'hold no name: Tobias'],
  ['a name in a theme', (a) => a.themes.push('Tobias'), 'hold no name: Tobias'],
  ['a quotation in a theme', (a) => a.themes.push('“Rain”'), 'hold no quotation'],
  [
    'a title with a thing that no page has',
    (a) => Object.assign(a, { title: 'A ladder and a trumpet' }),
    'No reflection holds this',
  ],
  ['a theme that judges', (a) => a.themes.push('A sister in name only'), 'No reflection holds this'],
  ['a title that is only a date', (a) => Object.assign(a, { title: 'Week of March: ' }), 'The title must have'],
  [
    'a quotation in single marks in the title',
    (a) => Object.assign(a, { title: '‘Rain’ and tea' }),
    'hold no quotation',
  ],
  ['too many themes', (a) => a.themes.push('Rain', 'Tea', 'Hands', 'Patience'), '1 to 6 themes'],
  ['the same theme twice', (a) => a.themes.push('the orchard'), 'Two themes are the same'],
  ['only one paragraph', (a) => a.paragraphs.splice(1), '2 to 5 paragraphs'],
  ['a sentence without evidence', (a) => a.paragraphs[0]?.sentences[0]?.evidence.splice(0), 'has no evidence'],
  [
    'evidence from another reflection',
    (a) => a.paragraphs[1]?.sentences[1]?.evidence.push({ reflection: 1, quote: 'Rain.' }),
    'in reflection 1: Rain.',
  ],
  [
    'evidence from a reflection that does not exist',
    (a) => a.paragraphs[1]?.sentences[1]?.evidence.push({ reflection: 9, quote: 'Rain.' }),
    'no reflection 9',
  ],
  [
    'an empty quote as evidence',
    (a) => a.paragraphs[1]?.sentences[1]?.evidence.push({ reflection: 1, quote: ' ' }),
    'in reflection 1',
  ],
  ...['a', 'the', 'ladder', 'all the', '.'].map((quote): [string, (answer: Answer) => void, string] => [
    `evidence that is only “${quote}”`,
    (a) => a.paragraphs[1]?.sentences[0]?.evidence.splice(0, 1, { reflection: 1, quote }),
    `too short, copy more words: ${quote}`,
  ]),
  [
    'far too many paragraphs',
    (a) => a.paragraphs.push(...Array.from({ length: 80 }, () => a.paragraphs[1] ?? { sentences: [] })),
    'much too long',
  ],
])('rejects an answer with %s', async (_, change, fault) => {
  const answer = structuredClone(goodAnswer);
  change(answer);
  expect((await answerFaults(modelWeek, answer)).join('\n')).toContain(fault);
});

test('an answer is rejected if its first paragraph has a name', async () => {
  const text = `${goodAnswer.paragraphs[0]?.sentences[0]?.text} It began with Tobias.`;
  expect(await answerFaults(modelWeek, saying(text, 0, 0))).toEqual([expect.stringContaining('hold no name: Tobias')]);
});

test('a title with a name is rejected even if the user writes names in lower case', async () => {
  const reflections = modelWeek.reflections.map((one) => ({ ...one, content: one.content.toLowerCase() }));
  const week: WeekToSummarise = { ...modelWeek, reflections };
  const answer = saying(`You thought of Tobias${filler}`);
  answer.title = 'A ladder for tobias';
  expect(await answerFaults(week, answer)).toContain('Title, themes and first paragraph hold no name: tobias');
});

test('a number is accepted if the user wrote it in digits of another script', async () => {
  const [first, ...rest] = modelWeek.reflections;
  if (!first) throw new Error('an empty week');
  const reflections = [first, ...rest].map((one) => ({ ...one, content: `${one.content} ٤٥ minutes` }));
  const week = { ...modelWeek, reflections };
  expect(await answerFaults(week, saying(`You sat there for 45 minutes${filler}`))).toEqual([]);
  expect(await answerFaults(week, saying(`You sat there for ٤٦ minutes${filler}`))).toContain(
    'This number is not in the reflections: ٤٦',
  );
});

test('an invented German name is rejected, and other German nouns are accepted', async () => {
  const content =
    'Ich war mit Thomas im Garten und habe die Leiter nicht gefunden. Der Regen ist stark und ich war müde.';
  const week: WeekToSummarise = {
    ...modelWeek,
    reflections: modelWeek.reflections.map((one) => ({ ...one, content })),
  };
  const words = async (text: string) =>
    (await answerFaults(week, saying(text))).filter((fault) => fault.includes('name'));
  expect(await words('Am Ende stand die Ruhe nach der langen Suche.')).toEqual([]);
  expect(await words('Am Ende war auch Stefan da.')).toEqual(['This name is not in the reflections: Stefan']);
  expect(await answerFaults(week, { ...goodAnswer, title: 'Ein Garten mit Thomas' })).toContain(
    'Title, themes and first paragraph hold no name: Thomas',
  );
});

test('an answer with a clinical word is accepted if the user wrote the word', async () => {
  const [first, ...rest] = modelWeek.reflections;
  if (!first) throw new Error('an empty week');
  const week = {
    ...modelWeek,
    reflections: [first, ...rest].map((one) => ({ ...one, content: `${one.content} The depression is old.` })),
  };
  expect(await answerFaults(week, saying(`It was the end of a depression${filler}`))).toEqual([]);
});

test.each([
  ['two words', 1, 'the old ladder'],
  ['a sentence of one word', 3, 'Rain.'],
  ['a sentence of one word without its full stop', 3, 'Rain'],
])('a quote as evidence may be as short as %s', async (_, reflection, quote) => {
  const answer = structuredClone(goodAnswer);
  answer.paragraphs[2]?.sentences[0]?.evidence.push({ reflection, quote });
  if (reflection === 1) answer.paragraphs[1]?.sentences[0]?.evidence.push({ reflection, quote });
  expect(await answerFaults(modelWeek, answer)).toEqual([]);
});

test('a quote as evidence may be a few characters in Japanese', async () => {
  const week = {
    ...modelWeek,
    reflections: modelWeek.reflections.map((one) => ({ ...one, content: '今日は雨が降った。とても静か。' })),
  };
  const with_ = (quote: string): Answer => {
    const answer = structuredClone(goodAnswer);
    for (const { sentences } of answer.paragraphs)
      for (const one of sentences) one.evidence = [{ reflection: 1, quote }];
    return answer;
  };
  const short = async (quote: string) =>
    (await answerFaults(week, with_(quote))).some((fault) => fault.includes('too short'));
  expect(await short('雨が降った')).toBe(false);
  expect(await short('雨')).toBe(true);
});

test('the check of an answer yields to other work between checks and between sentences', async () => {
  const [first] = modelWeek.reflections;
  if (!first) throw new Error('an empty week');
  const content = 'I went to the orchard and it was quiet. '.repeat(500);
  const week = { ...modelWeek, reflections: Array.from({ length: 14 }, () => ({ ...first, content })) };
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate();
  })();
  await answerFaults(week, goodAnswer);
  isDone = true;
  await others;
  const sentences = goodAnswer.paragraphs.flatMap((paragraph) => paragraph.sentences);
  expect(turns).toBeGreaterThanOrEqual(sentences.length * 3);
});

test.each([
  ['a code fence that never ends', `\`\`\`${' \n'.repeat(500_000)}`],
  ['code fences only', '```json\n'.repeat(100_000)],
  ['brackets only', '{['.repeat(300_000)],
])('readAnswer quickly returns null for %s', (_, text) => {
  expect(readAnswer(text)).toBeNull();
});

test.each([
  ['"you are"', 'you are '],
  ['"it would be"', 'it would be you '],
  ['one letter', 'a'],
  ['opening quotation marks', '“'],
  ['apostrophes', "l'"],
  ['numbers', '7 hours, '],
  ['names', 'with Miriam '],
  ['days', 'monday weekend '],
])('the check of an answer that repeats %s thousands of times takes only a few seconds', async (_, piece) => {
  const content = 'I went to the orchard and it was quiet, with you. '.repeat(100);
  const [first] = modelWeek.reflections;
  if (!first) throw new Error('an empty week');
  const week = { ...modelWeek, reflections: Array.from({ length: 10 }, () => ({ ...first, content })) };
  const began = performance.now();
  await checkAnswer(week, saying(piece.repeat(Math.floor(11_000 / piece.length))));
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('an answer of more than 320 words has a single fault, which is its length', async () => {
  expect(await answerFaults(modelWeek, saying('You met Zorah. '.repeat(120)))).toEqual([
    expect.stringContaining('much too long'),
  ]);
});
