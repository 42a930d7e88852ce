import { detectLanguage } from '../../read/detect-language.ts';
import type { Answer, AnswerSentence } from '../answer/answer.ts';
import type { Fault } from './fault.ts';

const leastShare = 0.5;

/** Return the sentences without faults. Also leave out a sentence that makes sense only after a faulty one. */
function soundSentences(sentences: readonly AnswerSentence[], isFaulty: (at: number) => boolean): AnswerSentence[] {
  let isDropped = false;
  return sentences.filter(({ text }, at) => {
    const { dependentOpening } = detectLanguage(text);
    isDropped = isFaulty(at) || (isDropped && dependentOpening.test(text));
    return !isDropped;
  });
}

/**
 * Return an answer without its faulty parts, and with themes instead of a faulty title. Return null if a fault is grave
 * or too little is left.
 */
export function soundParts({ title, themes, paragraphs }: Answer, faults: readonly Fault[]): Answer | null {
  if (faults.some(({ isGrave, place }) => isGrave || place.part === 'answer')) return null;
  const badThemes = new Set(faults.flatMap(({ place }) => (place.part === 'theme' ? [place.theme] : [])));
  const badSentences = new Set(
    faults.flatMap(({ place }) => (place.part === 'sentence' ? [`${place.paragraph} ${place.sentence}`] : [])),
  );
  const keptThemes = themes.filter((_, at) => !badThemes.has(at));
  const kept = paragraphs.map(({ sentences }, paragraph) => ({
    sentences: soundSentences(sentences, (at) => badSentences.has(`${paragraph} ${at}`)),
  }));
  const countOf = (list: Answer['paragraphs']) => list.reduce((sum, { sentences }) => sum + sentences.length, 0);
  if (keptThemes.length === 0 || kept[0]?.sentences.length === 0) return null;
  if (countOf(kept) < countOf(paragraphs) * leastShare) return null;
  return {
    title: faults.some(({ place }) => place.part === 'title') ? keptThemes.slice(0, 2).join(', ') : title,
    themes: keptThemes,
    paragraphs: kept.filter(({ sentences }, at) => sentences.length > 0 || paragraphs[at]?.sentences.length === 0),
  };
}
