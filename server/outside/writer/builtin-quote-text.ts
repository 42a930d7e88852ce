import { clausesOf, endsNearNot } from './builtin-breaths.ts';

/** How a sentence of the person stands in the summary: word for word, between the marks of its language. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  pt: ['«', '»'],
  it: ['«', '»'],
  ja: ['「', '」'],
};

const ended = /[.!?…。！？؟।][’')\]]*$/u;
/** What a page may have at the end of a sentence beside its point. */
const trailing = /(?:[\s,;:–—-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+$/u;

/** Where speech inside and the quote end together, one mark closes both. */
const innerEnd = /(?<=[.!?…。！？])'+$/u;

/** A sentence between marks, its own inner marks made single, ending as a sentence does. */
export function quoted(sentence: string, code: string): string {
  const [open, close] = marks[code] ?? ['“', '”'];
  const inner = sentence
    .replace(/["“”„«»「」『』]/gu, "'")
    .replace(trailing, '')
    .replace(innerEnd, '');
  const stop = code === 'ja' ? '。' : code === 'hi' ? '।' : '.';
  return `${open}${ended.test(inner) ? inner : `${inner}${stop}`}${close}`;
}

/** Words that nothing should end on. */
const weakEnd =
  /(?:\s(?:a|an|the|of|to|in|on|at|and|or|but|so|that|because|which|who|if|as|my|his|her|their|its|for|with|from|by|i|we|it|is|was|had|have|one|them|any|some|than))+$/iu;

/** What a cut leaves before a clause that stands without it: "…and it worked". */
const leadingAnd = /^…?(?:and (?!(?:so|yet|not|neither|nor|never)\b))?/u;

const wordCount = (text: string) => text.split(/\s+/u).length;

/** Longer than any sentence that is read: words without spaces, or a key that was held down. */
const mostCharacters = 240;

/** Which part of a long sentence is kept: its end, where the weight is, or the whole of what fits from its start. */
export function shortened(sentence: string, words: number): string {
  if (sentence.length > mostCharacters) return shortened(firstCharacters(sentence), words);
  if (wordCount(sentence) <= words) return sentence;
  const parts = clausesOf(sentence);
  const least = Math.max(5, Math.ceil(words * 0.7));
  for (let from = 1; from < parts.length; from += 1) {
    const tail = tailFrom(sentence, parts, from);
    const length = wordCount(tail);
    if (length <= words && length >= least && !endsNearNot(sentence.slice(0, -tail.length)))
      return `…${tail.replace(leadingAnd, '')}`;
  }
  const head = sentence.split(' ').slice(0, words).join(' ');
  const clause = Math.max(...[', ', '; ', ' – ', ' — ', ': '].map((mark) => head.lastIndexOf(mark)));
  const end = wordCount(head.slice(0, Math.max(0, clause))) >= least ? clause : head.length;
  return `${head.slice(0, end).replace(weakEnd, '').replace(trailing, '')}…`;
}

/** What of a text fits, never half a character, to the end of a word where there is one. */
function firstCharacters(sentence: string): string {
  const head = Array.from(sentence.slice(0, mostCharacters - 1))
    .slice(0, -1)
    .join('');
  const space = head.lastIndexOf(' ');
  return `${head.slice(0, space > mostCharacters / 2 ? space : head.length).replace(trailing, '')}…`;
}

/** The sentence from its nth clause on, exactly as written. */
function tailFrom(sentence: string, parts: readonly string[], from: number): string {
  let at = 0;
  for (const part of parts.slice(0, from)) at = sentence.indexOf(part, at) + part.length;
  return sentence.slice(at).trimStart();
}
