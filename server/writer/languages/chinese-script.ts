import { checkNames, dataFault, dataSections, wordsOf } from './data-file.ts';

// Chinese has two scripts, and the lists of topics use simplified characters. Convert traditional texts before the
// search for topics, and convert the found themes back.

const sections = dataSections(new URL('zh/scripts.txt', import.meta.url));
checkNames(sections, ['characters', 'read only', 'words', 'Taiwan']);

/** Return the forms of each character in a section of the file: the simplified form first. */
const formsOf = (section: string) => wordsOf(sections, section).map((item) => Array.from(item));

/** Return the words of each line in a section of the file. Throw if a line does not have two words. */
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

/** Return a pattern for any of the forms. It tries words before single characters. */
function anyOf(forms: ReadonlyMap<string, string>): RegExp {
  const all = [...forms.keys()];
  const words = all.filter((form) => form.length > 1);
  return new RegExp(`${words.join('|')}|[${all.filter((form) => form.length === 1).join('')}]`, 'gu');
}

const read = anyOf(reading);
const written = anyOf(writing);

export const toSimplified = (text: string): string => text.replace(read, (form) => reading.get(form) ?? form);

const inTraditional = (name: string): string => name.replace(written, (form) => writing.get(form) ?? form);

export const isTraditional = (text: string): boolean =>
  (text.match(read)?.length ?? 0) > (text.match(written)?.length ?? 0);

/** Matches words that are used in Hong Kong. A theme from a text with such a word gets no Taiwanese words. */
const hongKong = /港鐵|巴士|的士|外賣|屋企|返工|[咗嘅喺啲嘢哋]/u;

const joint = '、';

/**
 * Return a function that writes a theme in the user's script. In traditional characters, it uses the Taiwanese word. It
 * keeps the original word if the user wrote that word or any word of Hong Kong.
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
