import smallWords from '../data/title-words.json' with { type: 'json' };
import { capitalised } from './limit-texts.ts';

/** Words that only an English text has. */
const ENGLISH = /\b(?:the|my|our|and|with|from)\b/i;

/** Convert an English text to title case: 'the end of the week' becomes 'The End of the Week', 'my iPhone' 'My iPhone'. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => ((at > 0 && smallWords.includes(word)) || /\p{Lu}/u.test(word) ? word : capitalised(word)))
    .join(' ');

/**
 * Return the name of a theme as titles have it: in title case if it or the title `around` it is surely English, otherwise
 * with a capital letter at the beginning.
 */
export const themeInTitle = (name: string, around: string): string =>
  ENGLISH.test(`${around} ${name}`) ? titleCase(name) : capitalised(name);
