import { frenchInnerTopics } from './french-inner.ts';
import { frenchLifeTopics } from './french-life.ts';
import { frenchPeopleTopics } from './french-people.ts';
import { frenchWorkTopics } from './french-work.ts';

/** What diaries are about, in French: see english.ts. */
export const frenchTopics = [frenchPeopleTopics, frenchWorkTopics, frenchInnerTopics, frenchLifeTopics].join('');
