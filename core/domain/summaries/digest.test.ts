import { describe, expect, test } from 'vitest';
import { paragraphsOf, sentencesOf } from '../texts/sentences.ts';
import { fulltextParagraphs, fulltextSentences, quoteDigest } from './digest.ts';

describe('the sentences of a text', () => {
  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['No stop at the end', ['No stop at the end']],
    ['She said "stop." Then she left.', ['She said "stop."', 'Then she left.']],
    ['It cost 3.50 that day. Fine.', ['It cost 3.50 that day.', 'Fine.']],
    ['Dr. Ozols called. We spoke.', ['Dr. Ozols called.', 'We spoke.']],
    ['A Sra. Alves ligou. «Mme. Ferrand est venue. »', ['A Sra. Alves ligou.', '«Mme. Ferrand est venue. »']],
    ['Han satte sig. Vi måste dra. Hon log.', ['Han satte sig.', 'Vi måste dra.', 'Hon log.']],
    ['I waited ... and nothing came. So it was.', ['I waited ... and nothing came.', 'So it was.']],
    ['What?! Really.', ['What?!', 'Really.']],
    ['You rested (a little.) Good.', ['You rested (a little.)', 'Good.']],
    ['A heading\n\nA sentence. Another.', ['A heading', 'A sentence.', 'Another.']],
    ['Broken\nover lines. Next.', ['Broken over lines.', 'Next.']],
    ['今日は走った。楽しかった！', ['今日は走った。', '楽しかった！']],
    ['', []],
    [' \n\n ', []],
  ])('are split correctly: %j', (text, expected) => expect(sentencesOf(text)).toEqual(expected));

  test('are in paragraphs that are separated by blank lines, with any kind of line break [2.64]', () => {
    expect(paragraphsOf('\nOne\r\n\r\nTwo\n  \nThree\nstill three\n')).toEqual(['One', 'Two', 'Three\nstill three']);
  });
});

describe('the quote digest', () => {
  const plain = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) => `Plain sentence number ${from + index}.`);

  test('contains all sentences if 5 or fewer remain after short ones are dropped [5.17]', () => {
    const five = plain(5);
    expect(quoteDigest(['Too short.', ...five].join(' '))).toEqual(five);
  });

  test('does not contain a sentence of 10 characters, but contains one of 11 [5.16]', () => {
    expect(quoteDigest('Ten chars. Eleven chrs.')).toEqual(['Eleven chrs.']);
    expect(quoteDigest('Nine char. Exactly 11.')).toEqual(['Exactly 11.']);
  });

  test('contains the first two of more than 5 sentences, and one more for each pattern, in text order [5.18]', () => {
    const [one = '', two = '', three = ''] = plain(3);
    const next = 'Tomorrow has a goal of its own.';
    const felt = 'You often felt an emotion you could not name.';
    const learned = 'You learned to wait.';
    const again = 'Another pattern came up on Friday.';
    expect(quoteDigest([one, two, three, next, felt, learned, again].join(' '))).toEqual([
      one,
      two,
      next,
      felt,
      learned,
    ]);
  });

  test.each('theme pattern growth insight learned feel emotion experience focus goal plan next'.split(' '))(
    'contains a sentence with the word "%s" [5.19]',
    (word) => {
      const telling = `Somewhere there was ${word} in it.`;
      expect(quoteDigest([...plain(5), telling].join(' '))).toEqual([...plain(2), telling]);
    },
  );

  test('contains a sentence only once if it matches two patterns, and none for a pattern without a match [5.18]', () => {
    const both = 'Growth is a feeling that grows.';
    const sentences = [...plain(4), both, ...plain(2, 5)];
    expect(quoteDigest(sentences.join(' '))).toEqual([...plain(2), both]);
  });

  test('contains another sentence for a pattern even if one of the first two sentences matches it already', () => {
    const opening = 'A theme ran through your week.';
    const later = 'A second theme was rest.';
    const sentences = [opening, ...plain(4), later];
    expect(quoteDigest(sentences.join(' '))).toEqual([opening, 'Plain sentence number 1.', later]);
  });

  test('matches whole words only: "explanation" does not match the word "plan"', () => {
    const sentences = [...plain(5), 'There was an explanation.'];
    expect(quoteDigest(sentences.join(' '))).toEqual(plain(2));
  });
});

describe('the fulltext of a card', () => {
  const count = (sentences: number) => Array.from({ length: sentences }, (_, index) => `S${index + 1}.`).join(' ');

  test.each([
    [0, []],
    [1, [['S1.']]],
    [4, [['S1.', 'S2.', 'S3.'], ['S4.']]],
    [10, [['S1.', 'S2.', 'S3.'], ['S4.', 'S5.', 'S6.'], ['S7.', 'S8.', 'S9.'], ['S10.']]],
    [12, [['S1.', 'S2.', 'S3.'], ['S4.', 'S5.', 'S6.'], ['S7.', 'S8.', 'S9.'], ['S10.']]],
  ])('contains at most ten of %d sentences, in paragraphs of three [2.79, 5.20, 9.26]', (sentences, paragraphs) =>
    expect(fulltextParagraphs(fulltextSentences(count(sentences)), count(sentences))).toEqual(paragraphs),
  );

  test.each([
    ['that were moved', ['S1.', 'S3.', 'S2.'], [['S1.'], ['S3.'], ['S2.']]],
    [
      'after one that was left off',
      ['S1.', 'S2.', 'S4.', 'S5.'],
      [
        ['S1.', 'S2.'],
        ['S4.', 'S5.'],
      ],
    ],
    ['with the opening at the end', ['S2.', 'S3.', 'S1.'], [['S2.', 'S3.'], ['S1.']]],
  ])('begins a paragraph where the order of the summary is interrupted: sentences %s', (_, sentences, paragraphs) =>
    expect(fulltextParagraphs(sentences, count(5))).toEqual(paragraphs),
  );
});
