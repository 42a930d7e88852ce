import { languageSet } from '../languages/lexicon.ts';

const smallWords = languageSet('en', 'lower case in titles');

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Convert a text to title case: 'the end of the week' becomes 'The End of the Week'. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && smallWords.has(word) ? word : capitalise(word)))
    .join(' ');
