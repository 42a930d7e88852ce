import { languageSet } from '../languages/lexicon.ts';

/** Words that begin with a small letter inside a title. */
const smallWords = languageSet('en', 'lower case in titles');

/** Capitalise the first letter of a text: 'the new job' → 'The new job'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Convert a text to title case: 'the end of the week' → 'The End of the Week'. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && smallWords.has(word) ? word : capitalise(word)))
    .join(' ');
