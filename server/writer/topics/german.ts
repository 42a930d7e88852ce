import { germanInnerTopics } from './german-inner.ts';
import { germanLifeTopics } from './german-life.ts';

/** What diaries are about, in German: see english.ts. */
export const germanTopics = [germanInnerTopics, germanLifeTopics].join('');
