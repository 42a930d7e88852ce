import { spanishInnerTopics } from './spanish-inner.ts';
import { spanishLifeTopics } from './spanish-life.ts';
import { spanishPeopleTopics } from './spanish-people.ts';
import { spanishWorkTopics } from './spanish-work.ts';

/** What diaries are about, in Spanish: see english.ts. */
export const spanishTopics = [spanishPeopleTopics, spanishWorkTopics, spanishInnerTopics, spanishLifeTopics].join('');
