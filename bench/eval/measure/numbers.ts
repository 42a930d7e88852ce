import { wordCount } from '../../../core/domain/texts/word-count.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { isFrameWord } from './frames.ts';
import { ownWords } from './own-words.ts';
import type { Sentence } from './summary-text.ts';
import { holdsWords, tokens } from './words.ts';

const ones = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty`.split(/\s+/u);

/** Return the value of a number such as '12', '1,204' or 'twelve'; null for any other word. */
export function numberOf(word: string): number | null {
  if (/^\d[\d.,]*$/u.test(word)) return Number(word.replaceAll(/[.,]/gu, ''));
  const at = ones.indexOf(word);
  return at < 0 ? null : at;
}

type Facts = Readonly<Record<string, number>>;

function factsOf({ week }: LabelledWeek): Facts {
  const evenings = week.reflections.filter(({ type }) => type === 'evening').length;
  const all = week.reflections.length;
  return {
    reflection: all,
    page: all,
    entry: all,
    note: all,
    evening: evenings,
    'evening reflection': evenings,
    'deep reflection': all - evenings,
    deep: all - evenings,
    day: new Set(week.reflections.map(({ localDate }) => localDate)).size,
    word: week.reflections.reduce((sum, { content }) => sum + wordCount(content), 0),
    minute: 10,
  };
}

const singular = (noun: string) => noun.replace(/ies$/u, 'y').replace(/s$/u, '');

/**
 * For each theme, word and quote of the sentence, count the reflections and the days that contain it. Return all
 * counts.
 */
function countsIn(labelled: LabelledWeek, sentence: Sentence, themes: readonly string[]): Set<number> {
  const text = [sentence.free, ...sentence.quotes.map((quote) => quote.text)].join(' ');
  const words = tokens(sentence.free).filter((word) => !isFrameWord(word, labelled.languages));
  const names = [...themes, ...sentence.quotes.map((quote) => quote.text), ...words];
  const groups = [...labelled.themes, ...names.map((name) => [name])];
  const { reflections } = labelled.week;
  return new Set(
    groups
      .filter((group) => group.some((name) => holdsWords(text, name)))
      .flatMap((group) => [group, ...group.map((name) => [name])])
      .flatMap((group) => {
        const having = reflections.filter(({ content }) => group.some((name) => holdsWords(content, name)));
        return [having.length, new Set(having.map(({ localDate }) => localDate)).size];
      }),
  );
}

/** Return what a number counts: the first of the next four words that is a key of `facts`; null if none is. */
function countedBy(words: readonly string[], at: number, facts: Facts): string | null {
  const next = words.slice(at + 1, at + 5).map(singular);
  const noun = next.findIndex((word) => word in facts);
  if (noun < 0 || next.slice(0, noun).some((word) => numberOf(word) !== null)) return null;
  const pair = `${next[noun]} ${next[noun + 1] ?? ''}`;
  return pair in facts ? pair : (next[noun] ?? null);
}

/**
 * Return the wrong numbers outside quotes. A count of reflections, evenings or days must be true of the whole week, or
 * of a theme, word or quote in the sentence. A part such as "three" in "three of the five" must be true of a theme,
 * word or quote in the sentence. Any other number must be true of the week or occur in the reflections.
 */
export function wrongNumbers(labelled: LabelledWeek, sentence: Sentence, themes: readonly string[]): string[] {
  const facts = factsOf(labelled);
  const words = tokens(sentence.free);
  const english = labelled.languages.includes('en');
  // Number words are known only in English. Elsewhere, the same letters may be another word: Polish "ten" means "this".
  const isNumber = (word: string) => (english || /^\d/u.test(word)) && numberOf(word) !== null;
  if (!words.some(isNumber)) return [];
  const counts = countsIn(labelled, sentence, themes);
  const own = ownWords(labelled).all;
  return words.filter((word, at) => {
    const value = numberOf(word);
    if (value === null || !isNumber(word)) return false;
    const parts = words.slice(at + 1, at + 4).join(' ');
    const whole = /^of (?:the |your |these )?(\S+)/u.exec(parts)?.[1];
    const wholeValue = whole === undefined ? null : numberOf(whole);
    if (wholeValue !== null) return !counts.has(value);
    const noun = countedBy(words, at, facts);
    const isWhole = /\bof(?: the| your| these)?$/u.test(words.slice(Math.max(0, at - 2), at).join(' '));
    if (noun === null) return !(word === 'one' || own.has(word) || (isWhole && value === facts['reflection']));
    if (word === 'one' && (noun === 'day' || noun === 'evening')) return false;
    if (facts[noun] === value) return false;
    // If three days share “the kettle”, then "Two days share “the kettle”" is true as well.
    if (noun === 'day' && sentence.quotes.length > 0) return ![...counts].some((count) => count >= value);
    return !(noun === 'reflection' || noun === 'day' || noun === 'evening' ? counts.has(value) : own.has(word));
  });
}
