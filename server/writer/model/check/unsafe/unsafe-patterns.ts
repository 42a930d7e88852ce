import { existsSync } from 'node:fs';
import { checkNames, dataFault, dataSections, linesOf, wordsOf } from '../../../languages/data-file.ts';
import { foldWord } from '../words/word-forms.ts';

export type UnsafePatterns = {
  /** Danger, abuse and threats, which are refused even if the reflections say the same. */
  readonly never: readonly RegExp[];
  /** Phrases that may mean danger or contempt. */
  readonly dark: readonly RegExp[];
  /** A machine's words about itself or its instructions, and invitations to click. */
  readonly machine: readonly RegExp[];
  readonly advice: readonly RegExp[];
  readonly stock: readonly RegExp[];
  /** Matches the start of a folded word that only the user may introduce, such as a diagnosis. */
  readonly loaded: RegExp;
};

const names = ['never', 'dark', 'machine', 'advice', 'stock', 'loaded'];

/** A word boundary in any script. JavaScript's \b knows only ASCII letters. */
const boundary = '(?:(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}]))';

const nothing: UnsafePatterns = { never: [], dark: [], machine: [], advice: [], stock: [], loaded: /(?!)/u };

/** Allow at most four letters after a short beginning, which would otherwise match too many unrelated words. */
const beginning = (word: string) => (word.length <= 4 ? `${word}\\p{L}{0,4}$` : word);

function readPatterns(code: string): UnsafePatterns {
  const file = new URL(`languages/${code}.txt`, import.meta.url);
  if (!existsSync(file)) return nothing;
  const sections = dataSections(file);
  checkNames(sections, names);
  const patterns = (name: string) =>
    (sections.byName.has(name) ? linesOf(sections, name) : []).map((line) => {
      try {
        return new RegExp(line.replaceAll('\\b', boundary), 'u');
      } catch (error) {
        throw dataFault(
          file,
          sections.byName.get(name)?.line ?? 1,
          `[${name}] has no regular expression: ${String(error)}`,
        );
      }
    });
  return {
    never: patterns('never'),
    dark: patterns('dark'),
    machine: patterns('machine'),
    advice: patterns('advice'),
    stock: patterns('stock'),
    loaded: new RegExp(`^(?:${wordsOf(sections, 'loaded').map(foldWord).map(beginning).join('|')})`, 'u'),
  };
}

const endings = dataSections(new URL('medical-endings.txt', import.meta.url));
checkNames(endings, ['medicines', 'illnesses']);

/** Matches a folded word that looks like a medicine or an illness in any language. */
export const medicalWord = new RegExp(
  `\\p{L}(?:${['medicines', 'illnesses'].flatMap((name) => wordsOf(endings, name)).join('|')})[aceio]{0,2}s?$`,
  'u',
);

const read = new Map<string, UnsafePatterns>();

export function unsafePatterns(code: string): UnsafePatterns {
  const patterns = read.get(code) ?? readPatterns(code);
  read.set(code, patterns);
  return patterns;
}

type Match = { readonly text: string; readonly isAtStart: boolean };

/**
 * Return what the patterns match, in lower case. Also search the text in lower case, to find phrases that are written
 * in capitals.
 */
export const matchesOf = (patterns: readonly RegExp[], text: string): Match[] => {
  const forms = [text.slice(0, 1).toLowerCase() + text.slice(1), text.toLowerCase()];
  return patterns.flatMap((pattern) =>
    forms.flatMap((form) => {
      const match = pattern.exec(form);
      return match === null ? [] : [{ text: match[0].toLowerCase(), isAtStart: match.index === 0 }];
    }),
  );
};
