import { polishInnerTopics } from './polish-inner.ts';
import { polishLifeTopics } from './polish-life.ts';

/** What diaries are about, in Polish: see english.ts. */
export const polishTopics = [polishInnerTopics, polishLifeTopics].join('');
