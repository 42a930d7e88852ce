import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { titlePrefix } from './faithful.ts';
import { ownWords } from './own-words.ts';
import { paragraphsOf, quotesIn } from './summary-text.ts';
import { plainMarks, sharesRun, tokens } from './words.ts';

/**
 * The number of the user's words in a row that count as a quote on a card. It is higher for a title: a short line without
 * a name, a relative or a feeling says little about a private life.
 */
const tellingRun = 5;
const tellingTitle = 7;

/**
 * Return whether a text contains a name, ignoring case. In Chinese, Japanese and Arabic, the name may be a part of a
 * word.
 */
export function holdsName(text: string, name: string): boolean {
  const [inside, wanted] = [plainMarks(text).toLowerCase(), plainMarks(name).toLowerCase()];
  if (/[\u3040-\u9fff\u0600-\u06ff]/u.test(wanted)) return inside.includes(wanted);
  const words = ` ${tokens(inside)
    .map((word) => word.replace(/'s?$/u, ''))
    .join(' ')} `;
  return words.includes(` ${tokens(wanted).join(' ')} `);
}

/** Return everything in the title, the themes and the first paragraph that a card must not show. */
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
