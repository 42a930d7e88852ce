import { dataSections } from '../../../server/writer/languages/data-file.ts';

const { byName } = dataSections(new URL('topic-names.txt', import.meta.url));

/**
 * Return the topic names that a summary in a language may use although the user did not write them, in lower case; none
 * for an unknown language. 'zh-Hans' uses the names of 'zh'; 'hi-Latn' has its own names.
 */
export const topicNames = (language: string): string[] =>
  ((byName.get(language) ?? byName.get(language.split('-')[0] ?? ''))?.lines ?? [])
    .map(({ text }) => text)
    .join(' ')
    .split(/,\s+/u)
    .map((name) => name.toLowerCase());
