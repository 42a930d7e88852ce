import { checkNames, dataSections, linesOf, wordsOf } from '../../languages/data-file.ts';

const sections = dataSections(new URL('clinical-words.txt', import.meta.url));
checkNames(sections, ['clinical words', 'advice']);

/** Matches a clinical word, which a summary may use only if the user wrote it. */
export const clinicalWord = new RegExp(`^(?:${wordsOf(sections, 'clinical words').join('|')})`, 'iu');

/** Patterns that match sentences which tell the user what to do. */
export const advice: readonly RegExp[] = linesOf(sections, 'advice').map((pattern) => new RegExp(pattern, 'iu'));
