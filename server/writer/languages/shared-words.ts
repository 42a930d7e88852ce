import { checkNames, dataSections, wordsOf } from './data-file.ts';

const names = ['articles', 'own possessives', 'first person owners', 'other owners'];

const sections = dataSections(new URL('shared/words.txt', import.meta.url));
checkNames(sections, names);
const setOf = (name: string): ReadonlySet<string> => new Set(wordsOf(sections, name));

export const articles = setOf('articles');
export const ownPossessives = setOf('own possessives');
export const firstPersonOwners = setOf('first person owners');
export const otherOwners = setOf('other owners');
