import { portugueseInnerTopics } from './portuguese-inner.ts';
import { portugueseLifeTopics } from './portuguese-life.ts';
import { portuguesePeopleTopics } from './portuguese-people.ts';
import { portugueseWorkTopics } from './portuguese-work.ts';

/** What diaries are about, in Portuguese: see english.ts. */
export const portugueseTopics = [
  portuguesePeopleTopics,
  portugueseWorkTopics,
  portugueseInnerTopics,
  portugueseLifeTopics,
].join('');
