import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Quote } from '../choose/choose-quotes.ts';
import { englishPhrases as phrases } from '../languages/english-phrases.ts';
import { endsNearNegation } from '../read/clauses.ts';
import { countsOf, type EnglishContent, openingOf } from './english-opening.ts';
import { dayOf, fillPhrase, phraseAt } from './english-phrasing.ts';
import { allReflections, type SummarySentence, splitEvenly } from './evidence.ts';
import { inQuotationMarks } from './quotation.ts';

/** Matches a quote that contrasts with the quote before it. */
const contrasting = /^…?(?:but|and yet|instead)\b/iu;
/** Words by which the user says that something changed. */
const changing =
  /\b(?:for|it['’]?s|it is|it was) the first time\b|\bfinally\b|\bat last\b|\bI(?:['’]ve| have)? decided\b/iu;

/** Return whether a quote says that something changed. "Not for the first time" does not count. */
function tellsChange(quote: string): boolean {
  const cue = changing.exec(quote);
  return cue !== null && !endsNearNegation(quote.slice(0, cue.index));
}

/**
 * Return the index of the last reflection whose first quote contrasts or says that something changed, or null. The first
 * and last reflection of the week do not count.
 */
function turningPoint({ quotes, week }: EnglishContent): number | null {
  const firsts = quotes.filter(
    ({ reflection, text }, index) =>
      reflection > 0 &&
      reflection < week.reflections.length - 1 &&
      quotes[index - 1]?.reflection !== reflection &&
      (contrasting.test(text) || tellsChange(text)),
  );
  return week.careful ? null : (firsts.at(-1)?.reflection ?? null);
}

type NextPhrase = (list: readonly string[], isTrue?: (phrase: string) => boolean) => string;

/** Return a function that returns the next true phrase of a list at each call. Every list must have a true phrase. */
function phraseRotation(turn: number): NextPhrase {
  const used = new Map<readonly string[], number>();
  return (list, isTrue = () => true) => {
    let next = used.get(list) ?? turn;
    const end = next + list.length;
    while (next < end && !isTrue(phraseAt(list, next))) next += 1;
    used.set(list, next + 1);
    return phraseAt(list, next);
  };
}

function phrasesFor(
  content: EnglishContent,
  index: number,
  turningAt: number | null,
): Readonly<Record<ReflectionType, readonly string[]>> {
  if (index === 0) return phrases.first;
  if (index === content.week.reflections.length - 1) return phrases.last;
  return index === turningAt ? phrases.turning : phrases.middle;
}

const saysAgain = /\bdeep again\b/u;
const saysTurned = /\bthe week turned\b/u;

/** Return a function that checks whether a phrase is true if it is written before this quote. */
function isTrueOf({ week: { reflections } }: EnglishContent, { reflection, text }: Quote): (phrase: string) => boolean {
  const wentDeep = reflections.slice(0, reflection).some(({ type }) => type === 'deep');
  return (phrase) =>
    (wentDeep || !saysAgain.test(phrase)) &&
    (tellsChange(text) || !saysTurned.test(phrase)) &&
    !(phrase.startsWith('But') && contrasting.test(text));
}

/** In words. A shorter quote gets a shorter phrase. */
const briefQuote = 4;

/** Write a sentence for each quote of a reflection, or one sentence without a quote if it has no quotes. */
function sentencesAbout(
  content: EnglishContent,
  index: number,
  list: readonly string[],
  nextPhrase: NextPhrase,
): SummarySentence[] {
  const reflection = content.week.reflections[index];
  if (reflection === undefined) return [];
  const day = dayOf(reflection.localDate);
  const own = content.quotes.filter((quote) => quote.reflection === index);
  if (own.length === 0)
    return [{ text: fillPhrase(nextPhrase(phrases.unquoted[reflection.type]), { day }), reflections: [index] }];
  return own.map((quote, order) => {
    const previous = own[order - 1];
    const first = quote.words < briefQuote ? phrases.brief[reflection.type] : list;
    const choice = previous === undefined ? first : quote.at === previous.at + 1 ? phrases.next : phrases.further;
    return {
      text: fillPhrase(nextPhrase(choice, isTrueOf(content, quote)), {
        day,
        quote: inQuotationMarks(quote.text, 'en'),
      }),
      reflections: [index],
    };
  });
}

/** Write the last paragraph: the open question and the closing. */
function endOf(content: EnglishContent): SummarySentence[] {
  const { week, question, turn } = content;
  const reflection = question === null ? undefined : week.reflections[question.reflection];
  const sentences: SummarySentence[] = [];
  if (question !== null && reflection !== undefined)
    sentences.push({
      text: fillPhrase(phraseAt(phrases.question[reflection.type], turn), {
        day: dayOf(reflection.localDate),
        quote: inQuotationMarks(question.text, 'en'),
      }),
      reflections: [question.reflection],
    });
  const closing = phraseAt(week.careful ? phrases.carefulClosing : phrases.closing, turn);
  return [...sentences, { text: fillPhrase(closing, countsOf(content)), reflections: allReflections(week) }];
}

/** Write the paragraphs of an English summary: opening, reflections in their order, end. */
export function englishParagraphs(content: EnglishContent): SummarySentence[][] {
  const all = allReflections(content.week);
  const turningAt = turningPoint(content);
  const nextPhrase = phraseRotation(content.turn);
  const pages = all.map((index) => {
    const kind = content.week.reflections[index]?.type ?? 'evening';
    return sentencesAbout(content, index, phrasesFor(content, index, turningAt)[kind], nextPhrase);
  });
  const runs = splitEvenly(pages, all.length < 4 ? 1 : all.length < 9 ? 2 : 3);
  return [openingOf(content), ...runs.map((run) => run.flat()), endOf(content)];
}
