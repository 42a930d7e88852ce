import { dutchInnerTopics } from './dutch-inner.ts';
import { dutchLifeTopics } from './dutch-life.ts';

/** What diaries are about, in Dutch: see english.ts. */
export const dutchTopics = [dutchInnerTopics, dutchLifeTopics].join('');
