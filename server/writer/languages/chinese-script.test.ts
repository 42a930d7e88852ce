import { describe, expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { detectLanguage } from '../read/detect-language.ts';
import { rankSentences } from '../read/key-sentences.ts';
import { builtinWriter } from '../tell/builtin-writer.ts';
import { chineseNames, toSimplified } from './chinese-script.ts';

const traditional = [
  '房東又來了，說下個月房租要漲兩千，我算了一晚上的錢。',
  '今天好無聊，在家做家事，膝蓋還是痛，醫生說要休息。',
  '騎機車去上班，遇到下雨，機車又發不動，房東也沒有回我。',
  '加班到九點，機車停在公司，房租的事我還在想。',
];
const simplified = [
  '房东又来了，说下个月房租要涨两千，我算了一晚上的钱。',
  '今天好无聊，在家做家事，膝盖还是痛，医生说要休息。',
  '骑机车去上班，遇到下雨，机车又发不动，房东也没有回我。',
  '加班到九点，机车停在公司，房租的事我还在想。',
];

const themesOf = async (pages: readonly string[]) => (await builtinWriter.write(weekOf(...pages))).keyThemes;

describe('the themes of a Chinese week', () => {
  test('the themes of a Chinese week are in traditional characters if the user writes those', async () => {
    expect(await themesOf(traditional)).toEqual(['錢、房租', '工作、上班', '機車']);
  });

  test('the themes of a Chinese week are in simplified characters if the user writes those', async () => {
    expect(await themesOf(simplified)).toEqual(['钱、房租', '工作、上班', '机车']);
  });
});

test('the summary of a Chinese week has Chinese punctuation', async () => {
  const { title, longSummary } = await builtinWriter.write(weekOf('我今天给妈妈打了电话', ...simplified.slice(1)));
  expect(title).toMatch(/: [^,、]+、[^,、]+$/u);
  expect(longSummary).toContain('星期四：“加班到九点，机车停在公司，房租的事我还在想。”');
});

test('the summary of a week in traditional Chinese puts quotes between 「 and 」', async () => {
  const { longSummary } = await builtinWriter.write(weekOf('我今天給媽媽打了電話', ...traditional.slice(1)));
  expect(longSummary).toContain('星期四：「加班到九點，機車停在公司，房租的事我還在想。」');
});

test.each([
  ['頭髮', '头发'],
  ['發現', '发现'],
  ['乾旱', '干旱'],
  ['心臟', '心脏'],
  ['帳單', '账单'],
  ['帳篷', '帐篷'],
  ['裡面', '里面'],
])('the traditional word %s is converted to the simplified word %s', (traditionally, simply) => {
  expect(toSimplified(traditionally)).toBe(simply);
});

test('a text has the same number of words in traditional and in simplified characters', () => {
  const lengths = ['四年我見他加起來不曉得有沒有六十天', '四年我见他加起来不晓得有没有六十天'].map(
    (sentence) => rankSentences([sentence], 0, detectLanguage(sentence))[0]?.words,
  );
  expect(lengths[0]).toBe(lengths[1]);
});

describe('the name of a theme in Chinese', () => {
  test.each([
    ['with the traditional character that fits the word', '這樣說', '理发店、心脏', '理髮店、心臟'],
    ['in the words of Taiwan if the pages have traditional characters', '這樣說', '地铁、摩托车', '捷運、機車'],
    ['in the user’s word, even if Taiwan has another word', '搭地鐵這樣說', '地铁', '地鐵'],
    ['without words of Taiwan if the pages are from Hong Kong', '港鐵又壞車，返工遲咗', '地铁、保安', '地鐵、保安'],
    ['with the traditional characters of the whole word', '這樣說', '关系、复习', '關係、複習'],
    ['only once if two words are the same in Taiwan', '這樣說', '摩托车、机车', '機車'],
    ['unchanged if the pages have simplified characters', '这样说', '地铁、摩托车', '地铁、摩托车'],
    ['only once if two words in simplified characters mean the same', '机车这样说', '摩托车、机车', '机车'],
  ])('the name of a theme follows the user’s script and region: %s', (_, pages, names, written) => {
    expect(chineseNames(pages)(names)).toBe(written);
  });
});
