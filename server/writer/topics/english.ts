import { englishBodyTopics } from './english-body.ts';
import { englishInnerTopics } from './english-inner.ts';
import { englishLeisureTopics } from './english-leisure.ts';
import { englishLifeTopics } from './english-life.ts';
import { englishPeopleTopics } from './english-people.ts';
import { englishWordsA } from './english-words-a.ts';
import { englishWordsM } from './english-words-m.ts';
import { englishWorkTopics } from './english-work.ts';

/**
 * What English diaries are about: id and the area it is told with, weight (how often a week that speaks of it is about
 * it), what stands before its name, nouns that may name it, the plainest first, then words that only speak of it, then
 * words that hint at it. A line that begins with a space goes on with the one before. The other languages have the same
 * topics; areas and weights stand here alone.
 */
export const englishTopics = [
  englishPeopleTopics,
  englishWorkTopics,
  englishBodyTopics,
  englishInnerTopics,
  englishLifeTopics,
  englishLeisureTopics,
].join('');

/** More words of the same topics: their id, then what speaks of each and what only hints at it. */
export const englishWords = [englishWordsA, englishWordsM].join('');
