import { readFileSync } from 'node:fs';

/** Read a file of prompts; README.md describes the format. */
function readPrompts(file: string): readonly string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** In the order in which migration 0002 stores them. Released prompts must not change. */
export const eveningPrompts = readPrompts('./evening.txt');
export const deepPrompts = readPrompts('./deep.txt');
