import { existsSync } from 'node:fs';
import { dataFault, dataLines } from './data-file.ts';

const weightsByCode = new Map<string, ReadonlyMap<string, number>>();

function readWeights(code: string): ReadonlyMap<string, number> {
  const file = new URL(`${code}/sentence-words.txt`, import.meta.url);
  const weights = new Map<string, number>();
  if (!existsSync(file)) return weights;
  for (const { number, text } of dataLines(file)) {
    const [word = '', weight = '', ...more] = text.split(' ');
    if (more.length > 0 || weight === '' || !Number.isFinite(Number(weight)))
      throw dataFault(file, number, 'a line needs a word and its weight');
    weights.set(word, Number(weight));
  }
  return weights;
}

/** Return how much each word adds to the log odds that its sentence is a key sentence. Empty for most languages. */
export function sentenceWords(code: string): ReadonlyMap<string, number> {
  const weights = weightsByCode.get(code) ?? readWeights(code);
  weightsByCode.set(code, weights);
  return weights;
}
