import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { titlePrefix } from './faithful.ts';
import { ownWords } from './own-words.ts';
import { paragraphsOf, quotesIn } from './summary-text.ts';
import { plainMarks, sharesRun, tokens } from './words.ts';

/**
 * This many of the user's words in a row count as a quote. The limit is higher for titles, because titles contain no
 * names or feelings.
 */
const tellingRun = 5;
const tellingTitle = 7;

/**
 * Return whether a text contains a name in any case. A Chinese, Japanese or Arabic name may be inside a longer word.
 */
export function holdsName(text: string, name: string): boolean {
  const [inside, wanted] = [plainMarks(text).toLowerCase(), plainMarks(name).toLowerCase()];
  if (/[\u3040-\u9fff\u0600-\u06ff]/u.test(wanted)) return inside.includes(wanted);
  const words = ` ${tokens(inside)
    .map((word) => word.replace(/'s?$/u, ''))
    .join(' ')} `;
  return words.includes(` ${tokens(wanted).join(' ')} `);
}

/** Return everything in the title, the themes and the first paragraph that must not be on a share card. */
export function unsafeToShare(labelled: LabelledWeek, { title, keyThemes, longSummary }: WrittenSummary): string[] {
  const shown = [
    { text: title.replace(titlePrefix(labelled.week.weekStart), ''), run: tellingTitle },
    ...[...keyThemes, paragraphsOf(longSummary)[0] ?? ''].map((text) => ({ text, run: tellingRun })),
  ];
  return shown.flatMap(({ text, run }) => [
    ...(quotesIn(text).length > 0 || /[“”„«»"「」]/u.test(text) ? ['a quotation mark'] : []),
    ...labelled.names.filter((name) => holdsName(text, name)).map((name) => `the name ${name}`),
    ...(ownWords(labelled).byReflection.some((words) => sharesRun(tokens(text), words, run))
      ? ['the person’s own words']
      : []),
  ]);
}
