import { checkNames, dataFault, dataSections, wordsOf } from './data-file.ts';

// Chinese has two scripts. The topics are in simplified characters, so pages in traditional characters are converted
// before the search for topics, and the themes that it finds are converted back.

const sections = dataSections(new URL('zh/scripts.txt', import.meta.url));
checkNames(sections, ['characters', 'read only', 'words', 'Taiwan']);

/** Return the forms of each character in a section of the file, the simplified form first. */
const formsOf = (section: string) => wordsOf(sections, section).map((item) => Array.from(item));

/** Return the two words of each line in a section of the file. */
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

/** Return a pattern that matches any of the forms. It tries words before single characters. */
function anyOf(forms: ReadonlyMap<string, string>): RegExp {
  const all = [...forms.keys()];
  const words = all.filter((form) => form.length > 1);
  return new RegExp(`${words.join('|')}|[${all.filter((form) => form.length === 1).join('')}]`, 'gu');
}

const read = anyOf(reading);
const written = anyOf(writing);

/** Convert a text to simplified characters. */
export const toSimplified = (text: string): string => text.replace(read, (form) => reading.get(form) ?? form);

/** Convert a name to traditional characters. */
const inTraditional = (name: string): string => name.replace(written, (form) => writing.get(form) ?? form);

/** Return whether a text has more traditional than simplified characters. */
export const isTraditional = (text: string): boolean =>
  (text.match(read)?.length ?? 0) > (text.match(written)?.length ?? 0);

/** Words written only in Hong Kong. If a text contains one, do not use Taiwanese vocabulary for it. */
const hongKong = /港鐵|巴士|的士|外賣|屋企|返工|[咗嘅喺啲嘢哋]/u;

/** The mark between two names on a badge. */
const joint = '、';

/**
 * Return a function that converts the name of a topic, or several names joined on a badge, to the script of the user's
 * pages. For traditional characters, also replace a topic's word by the word used in Taiwan. Keep the topic's word if
 * the user wrote it, or if the pages contain words of Hong Kong.
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
