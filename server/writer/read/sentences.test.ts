import { expect, test } from 'vitest';
import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import { lexiconOf } from '../languages/lexicon.ts';
import { splitSentences } from './sentences.ts';

test.each([
  ['an abbreviation', 'en', 'I saw Dr. Osei at nine. He smiled.', ['I saw Dr. Osei at nine.', 'He smiled.']],
  ['an abbreviation of another language', 'sv', 'Jag åt bl.a. Annas soppa. Den var god.', 2],
  ['an initial', 'en', 'I met J. Brown again. We laughed.', 2],
  ['the number of a house', 'en', 'It was at No. 7 all along. I rang.', 2],
  ['a title', 'en', 'I helped Mrs. Alves with her bags. She laughed.', 2],
  ['a Portuguese title', 'pt', 'Hoje vi a Profa. Lima na rua. Ela sorriu.', 2],
  ['a Spanish title', 'es', 'Hoy he visto a la Srta. Ruiz en la calle. Ella se rió.', 2],
  ['a French title', 'fr', 'J’ai vu M. Ferrand ce matin. Il a ri.', 2],
])('a sentence does not end at %s', (_, code, text, sentences) => {
  const found = splitSentences(text, code);
  expect(typeof sentences === 'number' ? found.length : found).toEqual(sentences);
});

test.each(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'sv'])(
  'a sentence of a share card does not end at an abbreviated title of language %s',
  (code) => {
    const { titles, abbreviations } = lexiconOf(code);
    const abbreviated = [...titles.keys()].filter((title) => abbreviations.has(title)).map(capitalised);
    expect(abbreviated).not.toEqual([]);
    expect(abbreviated.filter((title) => sentencesOf(`A b ${title}. Bakker c.`).length > 1)).toEqual([]);
  },
);

test('a sentence may end with "no"', () => {
  expect(splitSentences('He asked and I said no. Then he left.', 'en')).toEqual([
    'He asked and I said no.',
    'Then he left.',
  ]);
});

test('wrapped lines are joined, unless the user writes sentences without capital letters', () => {
  const long = 'the first time that I said something to her before it was finished';
  expect(splitSentences(`It was ${long}\nand then we ate. We laughed. It rained.`, 'en')[0]).toBe(
    `It was ${long} and then we ate.`,
  );
  const small = splitSentences(`i said no. it is ${long}\npizza for supper. we laughed. it rained.`, 'en');
  expect(small.slice(1, 3)).toEqual([`it is ${long}`, 'pizza for supper.']);
});
