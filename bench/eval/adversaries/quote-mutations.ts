import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { daysNamed, weekdayOf } from '../measure/days.ts';
import { type Quote, quotesIn, sentencesIn } from '../measure/summary-text.ts';
import { holding } from '../measure/verbatim.ts';
import { edited } from './edit.ts';
import type { Mutation } from './mutation.ts';

const inner = (summary: WrittenSummary, quote: Quote) => summary.longSummary.slice(quote.start + 1, quote.end - 1);

/** Return a mutation that applies `change` to one quote: the first quote that `change` alters. */
const requoted =
  (change: (text: string) => string | null): Mutation =>
  (summary) => {
    for (const quote of quotesIn(summary.longSummary)) {
      const before = inner(summary, quote);
      const after = change(before);
      if (after !== null && after !== before) return edited(summary, quote.start + 1, quote.end - 1, after);
    }
    return null;
  };

/** Return the first two quotes that have no day in common, or null. */
function strangers(summary: WrittenSummary, labelled: LabelledWeek): [Quote, Quote] | null {
  const quotes = quotesIn(summary.longSummary);
  const days = quotes.map((quote) =>
    holding(labelled, quote.text).map((index) => labelled.week.reflections[index]?.localDate),
  );
  for (const [i, first] of quotes.entries())
    for (const [j, second] of quotes.entries())
      if (i < j && !days[i]?.some((day) => days[j]?.includes(day))) return [first, second];
  return null;
}

const swappedQuotes: Mutation = (summary, labelled) => {
  const pair = strangers(summary, labelled);
  if (pair === null) return null;
  const [first, second] = pair;
  const [a, b] = [inner(summary, first), inner(summary, second)];
  return edited(edited(summary, second.start + 1, second.end - 1, a), first.start + 1, first.end - 1, b);
};

const swappedDay: Mutation = (summary, labelled) => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  for (const { quotes, start } of sentencesIn(summary.longSummary)) {
    const [quote] = quotes;
    if (quote === undefined) continue;
    const frame = summary.longSummary.slice(start, quote.start);
    const [day] = daysNamed(frame, labelled);
    const name = day === undefined ? undefined : /^[\p{L}-]+/u.exec(frame.slice(day.at))?.[0];
    if (day === undefined || name === undefined) continue;
    const written = holding(labelled, quote.text).map((index) =>
      weekdayOf(labelled.week.reflections[index]?.localDate ?? ''),
    );
    const other = names.findIndex((_, weekday) => !written.includes(weekday));
    return edited(summary, start + day.at, start + day.at + name.length, names[other] ?? '');
  }
  return null;
};

const swappedType: Mutation = (summary, labelled) => {
  for (const { quotes, start } of sentencesIn(summary.longSummary)) {
    const [quote] = quotes;
    if (quote === undefined) continue;
    const frame = summary.longSummary.slice(start, quote.start);
    const at = frame.search(/\bevening\b/u);
    const types = holding(labelled, quote.text).map((index) => labelled.week.reflections[index]?.type);
    if (at >= 0 && !types.includes('deep') && !/\bdeep\b/u.test(frame))
      return edited(summary, start + at, start + at + 'evening'.length, 'deep reflection');
  }
  return null;
};

const unmarked: Mutation = (summary) => {
  const quote = quotesIn(summary.longSummary).find(({ text }) => text.split(/\s+/u).length > 7);
  return quote === undefined ? null : edited(summary, quote.start, quote.end, inner(summary, quote));
};

/** Cut off the beginning of a quote, up to the middle of a clause, so that the quote may lose a negation. */
const beheaded = requoted((text) => {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) => index > 1 && /^\p{L}+$/u.test(word) && /\p{L}$/u.test(words[index - 1] ?? ''),
  );
  return at < 0 || words.length - at < 3 ? null : words.slice(at).join(' ');
});

/** Replace each quote with a sentence of the same reflection that no reader marked as a key sentence. */
const lesserQuotes: Mutation = (summary, labelled) => {
  let spoiled = summary;
  let changed = 0;
  for (const quote of quotesIn(summary.longSummary).toReversed()) {
    const [index] = holding(labelled, quote.text);
    const { content } = labelled.week.reflections[index ?? -1] ?? { content: '' };
    const keySentences = labelled.marks[index ?? -1]?.keySentences ?? [];
    const lesser = content
      .split(/(?<=[.!?。])\s+|\n/u)
      .find(
        (line) =>
          line.length > 8 &&
          !keySentences.some((sentence) => sentence.includes(line) || line.includes(sentence.slice(0, 12))),
      );
    if (lesser === undefined) continue;
    spoiled = edited(spoiled, quote.start + 1, quote.end - 1, lesser.replaceAll(/["“”„]/gu, "'"));
    changed += 1;
  }
  return changed * 2 > quotesIn(summary.longSummary).length ? spoiled : null;
};

const quotedDanger: Mutation = (summary, labelled) => {
  const index = labelled.marks.findIndex(({ dangerous }) => dangerous.length > 0);
  const line = labelled.marks[index]?.dangerous[0];
  const quote = quotesIn(summary.longSummary)[0];
  if (line === undefined || quote === undefined) return null;
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${labelled.week.reflections[index]?.localDate}T00:00:00Z`),
  );
  return edited(summary, quote.end, quote.end, ` ${day}: “${line}”`);
};

const quotedPaste: Mutation = (summary, labelled) => {
  const index = labelled.marks.findIndex(({ pasted }) => pasted.length > 0);
  const line = labelled.marks[index]?.pasted[0]?.split('\n')[0];
  const quote = quotesIn(summary.longSummary)[0];
  if (line === undefined || quote === undefined || line.split(' ').length < 4) return null;
  return edited(summary, quote.start + 1, quote.end - 1, line.replaceAll('"', "'"));
};

const misplacedQuote: Mutation = (summary) => {
  const [quote] = quotesIn(summary.longSummary);
  const end = summary.longSummary.indexOf('\n');
  return quote === undefined || end < 0 || quote.start < end
    ? null
    : edited(summary, end, end, ` “${inner(summary, quote)}”`);
};

export const quoteMutations: Readonly<Record<string, Mutation>> = {
  'swapped day': swappedDay,
  'swapped quotes': swappedQuotes,
  'swapped type': swappedType,
  'negated quote': requoted((text) => text.replace(/^(\S+ \S+) /u, '$1 not ')),
  'quote without its not': requoted((text) => text.replace(/n't\b| not\b| nicht\b| no\b| non\b| nunca\b/u, '')),
  'one letter changed': requoted((text) => text.replace(/(\p{L}{3})\p{L}(\p{L})/u, '$1q$2')),
  'a word left out': requoted((text) => text.replace(/^(\S+ \S+) \S+ /u, '$1 ')),
  'two words exchanged': requoted((text) => text.replace(/^(\S+) (\S+) (\S+) /u, '$1 $3 $2 ')),
  'a word added': requoted((text) => text.replace(/^(\S+ \S+) /u, '$1 really ')),
  'quote beheaded': beheaded,
  'quote with an ellipsis': requoted((text) => text.replace(/^\S+ \S+ /u, '…')),
  'quote cut short': requoted((text) => /^(?:\S+ ){3}\p{L}+(?= \p{L})/u.exec(text)?.[0] ?? null),
  'quotation marks taken off': unmarked,
  'lesser sentences': lesserQuotes,
  'a dangerous line quoted': quotedDanger,
  'pasted matter quoted': quotedPaste,
  'a quote in the opening': misplacedQuote,
};
