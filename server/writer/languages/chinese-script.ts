import { checkNames, dataFault, dataSections, wordsOf } from './data-file.ts';

/**
 * Chinese is written in two scripts, and its topics are kept in simplified characters. Traditional pages are read by
 * folding them to these, and a week that is mostly written in traditional characters has its themes named in them.
 */

const sections = dataSections(new URL('zh/scripts.txt', import.meta.url));
checkNames(sections, ['characters', 'read only', 'words', 'Taiwan']);

/** The forms of each character of a section: the simplified one first. */
const formsOf = (section: string) => wordsOf(sections, section).map((item) => Array.from(item));

/** The two words of each line of a section. */
const pairsOf = (section: string): [string, string][] =>
  (sections.byName.get(section)?.lines ?? []).map(({ number, text }) => {
    const [one, other, ...others] = text.split(' ');
    if (one === undefined || other === undefined || others.length > 0)
      throw dataFault(sections.file, number, 'expected two words');
    return [one, other];
  });

const wordPairs = pairsOf('words');
const inTaiwan: ReadonlyMap<string, string> = new Map(pairsOf('Taiwan'));

const reading: ReadonlyMap<string, string> = new Map([
  ...wordPairs.map(([simplified, traditional]): [string, string] => [traditional, simplified]),
  ...[...formsOf('characters'), ...formsOf('read only')].flatMap(([simplified = '', ...others]) =>
    others.map((other): [string, string] => [other, simplified]),
  ),
]);

const writing: ReadonlyMap<string, string> = new Map([
  ...wordPairs,
  ...formsOf('characters').map(([simplified = '', traditional = '']): [string, string] => [simplified, traditional]),
]);

/** Finds any of them; words stand before the characters in them. */
function anyOf(forms: ReadonlyMap<string, string>): RegExp {
  const all = [...forms.keys()];
  const words = all.filter((form) => form.length > 1);
  return new RegExp(`${words.join('|')}|[${all.filter((form) => form.length === 1).join('')}]`, 'gu');
}

const read = anyOf(reading);
const written = anyOf(writing);

/** A text as the topics are kept: in simplified characters. */
export const toSimplified = (text: string): string => text.replace(read, (form) => reading.get(form) ?? form);

/** A name in traditional characters. */
const inTraditional = (name: string): string => name.replace(written, (form) => writing.get(form) ?? form);

/** Whether more of a text is in traditional characters than in simplified ones. */
export const isTraditional = (text: string): boolean =>
  (text.match(read)?.length ?? 0) > (text.match(written)?.length ?? 0);

/** What people write in Hong Kong alone: they have their own words, not Taiwan's. */
const hongKong = /港鐵|巴士|的士|外賣|屋企|返工|[咗嘅喺啲嘢哋]/u;

/** How names are joined on a badge. */
const joint = '、';

/**
 * What writes names of topics, also joined ones, as the person does whose pages these are; of two words for one thing
 * the one that they use.
 */
export function chineseNames(pages: string): (names: string) => string {
  const isHant = isTraditional(pages);
  const inScript = (name: string) => (isHant ? inTraditional(name) : name);
  const isTaiwan = !hongKong.test(pages);
  const inOwnWord = (name: string) =>
    pages.includes(inScript(name)) || !isTaiwan ? name : (inTaiwan.get(name) ?? name);
  return (names) => {
    const all = names.split(joint);
    const isTwice = (name: string) => all.includes(inTaiwan.get(name) ?? '');
    const own = all.map((name) => (isHant || isTwice(name) ? inOwnWord(name) : name));
    return [...new Set(own)].map(inScript).join(joint);
  };
}
