import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { quotationMark, quotationsIn, unicodeWords, withoutQuotations, wordsOfWeek } from '../answer/answer-text.ts';
import { advice, clinicalWord } from './clinical-words.ts';

const link =
  /https?:|www\.|mailto:|\b[\w-]+\.(?:com|org|net|io|ai|de|fr|co|uk|app|dev|info|xyz|link|me|ly|ru|eu|tv|gg|biz|shop|site|online|top)\b|[\w-]\.\p{L}{2,}\/|@[\w-]+\./iu;
const markup = /[<>`*_#|\\{}[\]⟨⟩]|&(?:#?\w+);|\]\(|^\s*(?:[-+•]|\d+[.)])\s/mu;
/** Control characters, and characters that hide or reverse text. */
const unseen = /[\p{Cc}\p{Co}\p{Cn}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Return faults for links, markup, hidden characters, advice and clinical words, and for quotations on cards. */
export function contentFaults(week: WeekToSummarise, { title, themes, paragraphs }: Answer): string[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ text }) => text));
  const own = wordsOfWeek(week);
  const faults: string[] = [];
  for (const text of [title, ...themes, ...sentences]) {
    const free = withoutQuotations(text).replaceAll('⟨⟩', '');
    if (link.test(text)) faults.push(`No link: ${text}`);
    if (markup.test(free) || /[<>]/u.test(text)) faults.push(`No markup: ${text}`);
    if (unseen.test(text.replaceAll('\n', ' '))) faults.push(`No hidden or control characters: ${text}`);
    if (advice.some((pattern) => pattern.test(free))) faults.push(`No advice: ${text}`);
    for (const word of unicodeWords(free))
      if (clinicalWord.test(word) && !own.has(word.toLowerCase()))
        faults.push(`A clinical word that the person did not use: ${word}`);
  }
  const shown = [title, ...themes, ...(paragraphs[0]?.sentences.map(({ text }) => text) ?? [])];
  for (const text of shown)
    if (quotationsIn(text).length > 0 || quotationMark.test(text))
      faults.push(`Title, themes and first paragraph hold no quotation: ${text}`);
  return faults;
}
