import { quotationMark, quotationsIn, withoutQuotations } from '../answer/answer-text.ts';
import type { Fault, Part } from './fault.ts';

const link =
  /https?:|www\.|mailto:|\b[\w-]+\.(?:com|org|net|io|ai|de|fr|co|uk|app|dev|info|xyz|link|me|ly|ru|eu|tv|gg|biz|shop|site|online|top|example)\b|[\w-]\.\p{L}{2,}\/|@[\w-]+\./iu;
const markup = /[<>`*_#|\\{}[\]⟨⟩]|&(?:#?\w+);|\]\(|\p{L}\(\p{L}*\)|^\s*(?:[-+•]|\d+[.)])\s/mu;
/** Control characters, and characters that are invisible or reverse the text. */
const unseen = /[\p{Cc}\p{Co}\p{Cn}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

export function contentFaults({ place, text, isShown }: Part): Fault[] {
  const free = withoutQuotations(text).replaceAll('⟨⟩', '');
  const checks: [isFound: boolean, fault: string, isGrave: boolean][] = [
    [link.test(text), 'No link', true],
    [/[<>]/u.test(text), 'No markup', true],
    [markup.test(free), 'No markup', false],
    [unseen.test(text.replaceAll('\n', ' ')), 'No hidden or control characters', true],
    [
      isShown && (quotationsIn(text).length > 0 || quotationMark.test(text)),
      'Title, themes and first paragraph hold no quotation',
      false,
    ],
  ];
  return checks
    .filter(([isFound]) => isFound)
    .map(([, fault, isGrave]) => ({ place, text: `${fault}: ${text}`, isGrave }));
}
