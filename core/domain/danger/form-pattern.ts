// Compile a pattern over words to a regular expression over signs. A sign is one character that stands for a word (see
// word-signs.ts).
import { BREAK, NUMBER } from './word-signs.ts';

/** The sign of each word, the named patterns of the language, and the frequency ranks of its frequent words. */
export type FormTerms = {
  readonly signOf: (word: string) => string;
  readonly words: Readonly<Record<string, string>>;
  readonly common: ReadonlyMap<string, number>;
};

/**
 * `source` is a regular expression over signs. Every match contains at least one sign of `keys`. `keys` is null if no
 * such signs are known.
 */
export type CompiledForm = { readonly source: string; readonly keys: ReadonlySet<string> | null };

const PARTS = /[A-Z]+|\p{Ll}+|\.\d|_\d|!\(|\S/gu;

const costOf = (keys: ReadonlySet<string>, { common }: FormTerms) =>
  [...keys].reduce((sum, sign) => sum + 1 + 2_000 / (2 + (common.get(sign) ?? 2_000)), 0);

const free = (source: string): CompiledForm => ({ source, keys: null });

/** Compile a pattern. If it is faulty, throw an error that names the fault. */
export function compileForm(pattern: string, terms: FormTerms): CompiledForm {
  const parts = pattern.match(PARTS) ?? [];
  let at = 0;
  const fail = (reason: string) => new Error(`the danger form "${pattern}": ${reason}`);
  const stop = setOf('STOP');

  function setOf(name: string): string {
    return (terms.words[name] ?? '').split('|').map(terms.signOf).join('');
  }

  function readAlternatives(): CompiledForm {
    const alternatives = [readSequence()];
    while (parts[at] === '|') {
      at += 1;
      alternatives.push(readSequence());
    }
    const [only] = alternatives;
    if (only && alternatives.length === 1) return only;
    const sources = alternatives.map(({ source }) => source);
    const keys = alternatives.every((alternative) => alternative.keys)
      ? new Set(alternatives.flatMap((alternative) => [...(alternative.keys ?? [])]))
      : null;
    const single = sources.every((source) => source.length === 1);
    return { source: single ? `[${sources.join('')}]` : `(?:${sources.join('|')})`, keys };
  }

  function readSequence(): CompiledForm {
    let source = '';
    let keys: ReadonlySet<string> | null = null;
    for (let part = parts[at]; part !== undefined && part !== '|' && part !== ')'; part = parts[at]) {
      const item = readItem(part);
      const optional = parts[at] === '?';
      if (optional) at += 1;
      source += optional ? `(?:${item.source})?` : item.source;
      if (!optional && item.keys && (!keys || costOf(item.keys, terms) < costOf(keys, terms))) keys = item.keys;
    }
    return { source, keys };
  }

  function readItem(part: string): CompiledForm {
    at += 1;
    if (/^[A-Z]/.test(part)) return readName(part);
    if (/^\p{Ll}/u.test(part)) return { source: terms.signOf(part), keys: new Set([terms.signOf(part)]) };
    if (/^[._]\d$/.test(part)) return free(`[^${BREAK}${part.startsWith('.') ? stop : ''}]{0,${part.slice(1)}}`);
    if (part === '^') return free(`(?:^|[${BREAK}${setOf('JOIN')}])`);
    if (part === '$') return free(`(?=$|[${BREAK}${setOf('JOIN')}])`);
    if (part === '#' || part === ',') return free(part === '#' ? NUMBER : BREAK);
    if (part !== '(' && part !== '!(') throw fail(`"${part}" is no part of a pattern`);
    const inner = readAlternatives();
    if (parts[at] !== ')') throw fail('a bracket is not closed');
    at += 1;
    return part === '(' ? { ...inner, source: `(?:${inner.source})` } : free(`(?!${inner.source})`);
  }

  function readName(name: string): CompiledForm {
    const value = terms.words[name];
    if (value === undefined) throw fail(`the name ${name} is not defined`);
    const { source, keys } = compileForm(value, terms);
    return { source: `(?:${source})`, keys };
  }

  const compiled = readAlternatives();
  if (at < parts.length) throw fail('a bracket is not opened');
  return compiled;
}
