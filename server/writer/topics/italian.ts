import { italianInnerTopics } from './italian-inner.ts';
import { italianLifeTopics } from './italian-life.ts';
import { italianPeopleTopics } from './italian-people.ts';
import { italianWorkTopics } from './italian-work.ts';

/** What diaries are about, in Italian: see english.ts. */
export const italianTopics = [italianPeopleTopics, italianWorkTopics, italianInnerTopics, italianLifeTopics].join('');
