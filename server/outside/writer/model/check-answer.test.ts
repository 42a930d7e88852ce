import { expect, test } from 'vitest';
import { goodAnswer, modelWeek } from '../../../../testing/model-week.ts';
import type { WeekToSummarise } from '../writer.ts';
import type { Answer } from './answer.ts';
import { answerFaults } from './check-answer.ts';

/** The good answer with another text in the sentence at the place (paragraph, sentence). */
function saying(text: string, paragraph = 2, at = 2): Answer {
  const answer = structuredClone(goodAnswer);
  const sentence = answer.paragraphs[paragraph]?.sentences[at];
  if (sentence) sentence.text = text;
  return answer;
}
const filler = ', and the ladder was what you laughed about together in the end that evening.';

test('an answer that rests on the week has no fault', () => {
  expect(answerFaults(modelWeek, goodAnswer)).toEqual([]);
});

test.each([
  ['a number in digits', `You sat there for 45 minutes${filler}`, 'This number is not in the reflections: 45'],
  ['a number in words', `You waited for seventeen days${filler}`, 'This number is not in the reflections: seventeen'],
  ['a name', `You thought of Miriam${filler}`, 'This name is not in the reflections: Miriam'],
  ['a name that begins the sentence', `Zorah called you back${filler}`, 'This name is not in the reflections: Zorah'],
  ['a day without a page', `On Tuesday it was light${filler}`, 'This sentence names a day, tuesday'],
  ['an invented quotation', `You wrote “I was so happy”${filler}`, 'These quoted words do not stand'],
  ['an invented quotation in single marks', `You wrote ‘I didn’t cry’${filler}`, 'These quoted words do not stand'],
  ['one in typewriter marks', `You wrote 'I was so happy'${filler}`, 'These quoted words do not stand'],
  ['one in pointed marks', `You wrote ‹I was so happy›${filler}`, 'These quoted words do not stand'],
  ['one that does not end', `You wrote “I was so happy${filler}`, 'A quotation mark stands alone'],
  ['one with two kinds of marks', `You wrote “I was so happy"${filler}`, 'A quotation mark stands alone'],
  ['a number in French as in English', `You ran six miles${filler}`, 'This number is not in the reflections: six'],
  ['a number with its ending', `It was the 45th time${filler}`, 'This number is not in the reflections: 45th'],
  ['a number with its unit', `You were 45km away${filler}`, 'This number is not in the reflections: 45km'],
  ['a link that is short', `See bit.ly/abc${filler}`, 'No link'],
  ['a link to anywhere', `See help.example/now${filler}`, 'No link'],
  ['a link', `See https://help.example${filler}`, 'No link'],
  ['markup', `**Laughter**${filler}`, 'No markup'],
  ['a tag', `<b>Laughter</b>${filler}`, 'No markup'],
  ['hidden text', `Laughter\u202e${filler}`, 'No hidden or control characters'],
  ['advice', `You should call her more often${filler}`, 'No advice'],
  ['a diagnosis', `It was the end of a depression${filler}`, 'A clinical word that the person did not use: depression'],
])('%s is found', (_, text, fault) => {
  expect(answerFaults(modelWeek, saying(text))).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['a number that was written', `All three messages were answered${filler}`],
  ['the count of the reflections', `Four pages hold it all${filler}`],
  ['an apostrophe', `It wasn't the neighbours' ladder nor your sister’s${filler}`],
  ['written words in single marks', `You wrote ‘I called at last’${filler}`],
  ['a name that was written', `You thought of Tobias${filler}`],
])('%s is fine', (_, text) => {
  expect(answerFaults(modelWeek, saying(text))).toEqual([]);
});

test.each<[string, (answer: Answer) => void, string]>([
  ['a name in the title', (a) => Object.assign(a, { title: 'A ladder for Tobias' }), 'hold no name: Tobias'],
  ['a name in a theme', (a) => a.themes.push('Tobias'), 'hold no name: Tobias'],
  ['a quotation in a theme', (a) => a.themes.push('“Rain”'), 'hold no quotation'],
  ['a title of a date alone', (a) => Object.assign(a, { title: 'Week of March: ' }), 'The title must have'],
  [
    'a quotation in single marks in the title',
    (a) => Object.assign(a, { title: '‘Rain’ and tea' }),
    'hold no quotation',
  ],
  ['too many themes', (a) => a.themes.push('Rain', 'Tea', 'Hands', 'Patience'), '2 to 6 themes'],
  ['the same theme twice', (a) => a.themes.push('the orchard'), 'Two themes are the same'],
  ['one paragraph', (a) => a.paragraphs.splice(1), '2 to 5 paragraphs'],
  ['no evidence', (a) => a.paragraphs[0]?.sentences[0]?.evidence.splice(0), 'has no evidence'],
  [
    'evidence of another page',
    (a) => a.paragraphs[1]?.sentences[1]?.evidence.push({ reflection: 1, quote: 'Rain.' }),
    'in reflection 1: Rain.',
  ],
  [
    'a page that is not there',
    (a) => a.paragraphs[1]?.sentences[1]?.evidence.push({ reflection: 9, quote: 'Rain.' }),
    'no reflection 9',
  ],
  [
    'an empty quote',
    (a) => a.paragraphs[1]?.sentences[1]?.evidence.push({ reflection: 1, quote: ' ' }),
    'in reflection 1',
  ],
])('%s is found', (_, change, fault) => {
  const answer = structuredClone(goodAnswer);
  change(answer);
  expect(answerFaults(modelWeek, answer).join('\n')).toContain(fault);
});

test('the first paragraph holds no name', () => {
  const text = `${goodAnswer.paragraphs[0]?.sentences[0]?.text} It began with Tobias.`;
  expect(answerFaults(modelWeek, saying(text, 0, 0))).toEqual([expect.stringContaining('hold no name: Tobias')]);
});

test('a name that the person writes small is one all the same', () => {
  const reflections = modelWeek.reflections.map((one) => ({ ...one, content: one.content.toLowerCase() }));
  const week: WeekToSummarise = { ...modelWeek, reflections };
  const answer = saying(`You thought of Tobias${filler}`);
  answer.title = 'A ladder for tobias';
  expect(answerFaults(week, answer)).toContain('Title, themes and first paragraph hold no name: tobias');
});

test('digits of every script are read', () => {
  const [first, ...rest] = modelWeek.reflections;
  if (!first) throw new Error('an empty week');
  const week = { ...modelWeek, reflections: [{ ...first, content: `${first.content} ٤٥` }, ...rest] };
  expect(answerFaults(week, saying(`You sat there for 45 minutes${filler}`))).toEqual([]);
  expect(answerFaults(week, saying(`You sat there for ٤٦ minutes${filler}`))).toEqual([
    'This number is not in the reflections: ٤٦',
  ]);
});

test('German nouns are no names, but names are', () => {
  const content =
    'Ich war mit Thomas im Garten und habe die Leiter nicht gefunden. Der Regen ist stark und ich war müde.';
  const week: WeekToSummarise = {
    ...modelWeek,
    reflections: modelWeek.reflections.map((one) => ({ ...one, content })),
  };
  const words = (text: string) => answerFaults(week, saying(text)).filter((fault) => fault.includes('name'));
  expect(words('Am Ende stand die Ruhe nach der langen Suche.')).toEqual([]);
  expect(words('Am Ende war auch Stefan da.')).toEqual(['This name is not in the reflections: Stefan']);
  expect(answerFaults(week, { ...goodAnswer, title: 'Ein Garten mit Thomas' })).toContain(
    'Title, themes and first paragraph hold no name: Thomas',
  );
});

test('a clinical word that the person used may be used', () => {
  const [first, ...rest] = modelWeek.reflections;
  if (!first) throw new Error('an empty week');
  const week = {
    ...modelWeek,
    reflections: [{ ...first, content: `${first.content} The depression is old.` }, ...rest],
  };
  expect(answerFaults(week, saying(`It was the end of a depression${filler}`))).toEqual([]);
});
