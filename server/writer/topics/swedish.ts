import { swedishInnerTopics } from './swedish-inner.ts';
import { swedishLifeTopics } from './swedish-life.ts';

/** What diaries are about, in Swedish: see english.ts. */
export const swedishTopics = [swedishInnerTopics, swedishLifeTopics].join('');
