import { wordCount } from '../../../core/domain/texts/word-count.ts';
import { chooseQuotes, type Quote, quotableSentences } from '../choose/choose-quotes.ts';
import { punctuationOf } from '../choose/shorten-sentence.ts';
import { isTraditional } from '../languages/chinese-script.ts';
import { englishPhrases } from '../languages/english-phrases.ts';
import { usesEnglishPhrases } from '../read/detect-language.ts';
import { mainLexicon, openQuestion, readWeek, type WeekReading } from '../read/read-week.ts';
import { countWords } from '../read/words.ts';
import { capitalise, chooseThemes, fewestThemes, type Theme, titleCase } from '../themes/choose-themes.ts';
import type { Page } from '../themes/topic-counts.ts';
import type { WeekToSummarise, Writer, WrittenSummary } from '../writer.ts';
import { englishParagraphs, fillPhrase, phraseAt } from './english-summary.ts';
import { joinParagraphs, type SummarySentence } from './evidence.ts';
import { feelingsOf } from './feelings.ts';
import { daysOfWeek, quoteParagraphs } from './summary-of-quotes.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** '2026-03-02' → 'March 2, 2026' */
function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** Weeks since the epoch: what turns the wheel of frames. */
const weekNumber = (weekStart: string) => Math.floor(Date.parse(`${weekStart}T00:00:00Z`) / 604_800_000);

/** A step of the wheel that brings other frames of every kind. */
const stepPerVersion = 5;

/** A summary stays under 320 words, of which at most so many parts are quoted. */
const mostWords = 314;
const mostQuotedShare = 0.59;
const mostQuotedWords = 182;
const fewestWords = 110;
/** In characters: three longer names make no title. */
const longestTriple = 36;
/** With less room than this even one-line pages would be cut. */
const leastRoom = 40;
/** An extract has at most this part of the week's own words. */
const mostExtracted = 0.58;
/** A week of fewer words is quoted whole. */
const fewOwnWords = 60;
const mostExtractedWords = 240;

function quotedWords(picks: readonly Quote[]): number {
  return picks.reduce((sum, { words }) => sum + words, 0);
}

/** Quotes as much as the frames around it carry, then less and less until the shares are right. */
function englishSummary(week: WeekToSummarise, read: WeekReading, themes: readonly Theme[]): SummarySentence[][] {
  const turn = weekNumber(week.weekStart) + week.version * stepPerVersion;
  const feelings = week.careful ? [] : feelingsOf(read.pages.flatMap(({ sentences }) => sentences));
  const asked = week.careful ? undefined : openQuestion(read);
  const units = quotableSentences(read.ranked, week.version);
  const lengths = week.reflections.map(({ content }) => wordCount(content));
  for (let room = mostQuotedWords; ; room -= 6) {
    const picks = chooseQuotes(units, room);
    const question = asked === undefined || picks.some(({ text }) => text === asked.text) ? null : asked;
    const quotedCount = quotedWords(picks) + (question?.words ?? 0);
    for (let extras = 0; extras <= 2; extras += 1) {
      const paragraphs = englishParagraphs({ week, lengths, picks, themes, feelings, question, extras, turn });
      const words = countWords(paragraphs.flatMap((sentences) => sentences.map(({ text }) => text)).join(' '));
      const isLong = words >= fewestWords || extras === 2;
      if (words <= mostWords && isLong && quotedCount <= words * mostQuotedShare) return paragraphs;
      if (room < leastRoom && extras === 2) return paragraphs;
    }
  }
}

function extract(
  week: WeekToSummarise,
  read: WeekReading,
  themes: readonly Theme[],
  code: string,
): SummarySentence[][] {
  const own = read.pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0);
  const room = own < fewOwnWords ? own : Math.min(mostExtractedWords, Math.floor(own * mostExtracted));
  return quoteParagraphs(week, chooseQuotes(quotableSentences(read.ranked, week.version), room), themes, code);
}

/** Every so many weeks a title may name three. */
const weeksPerTriple = 3;

/** An English title: what the week was about, said another way each week. */
function englishTitle({ version }: WeekToSummarise, themes: readonly Theme[], turn: number): string {
  const [first = '', second = '', third = ''] = themes.map(({ name }) => name);
  const [a, b] = version % 2 === 0 ? [first, second] : [second, first];
  if (a === '' || b === '') return titleCase(a || b);
  const isTriple = turn % weeksPerTriple === 0 && third !== '' && `${a}${b}${third}`.length < longestTriple;
  const list = isTriple ? englishPhrases.titles.three : englishPhrases.titles.two;
  return titleCase(fillPhrase(phraseAt(list, turn), { a, b, c: third }));
}

/** A title in another language names the two surest themes, in another order in every other version. */
function otherTitle({ version }: WeekToSummarise, themes: readonly Theme[], code: string): string {
  const strongest = themes.slice(0, 2).map(({ name }) => capitalise(name));
  return (version % 2 === 0 ? strongest : strongest.toReversed()).join(punctuationOf(code).comma);
}

/** Chinese in its script: quotes have other marks in each. */
function writtenIn(code: string, pages: readonly Page[]): string {
  const own = pages.filter(({ lexicon }) => lexicon.code === code).flatMap(({ sentences }) => sentences);
  return code === 'zh' && isTraditional(own.join('')) ? 'zh-Hant' : code;
}

async function writeSummary(week: WeekToSummarise): Promise<WrittenSummary> {
  const read = await readWeek(week);
  const themes = chooseThemes(read.pages);
  const isEnglish = usesEnglishPhrases(
    week.reflections.map(({ content }) => content),
    read.pages.map(({ lexicon }) => lexicon),
  );
  const code = writtenIn(mainLexicon(week, read.pages).code, read.pages);
  const told = isEnglish ? englishSummary(week, read, themes) : extract(week, read, themes, code);
  const days = daysOfWeek(week, code);
  const turn = weekNumber(week.weekStart) + week.version;
  const names = [...themes.map(({ label }) => label), ...(isEnglish ? englishPhrases.noThemes : days)];
  const phrase = isEnglish ? englishTitle(week, themes, turn) : otherTitle(week, themes, code);
  const instead = isEnglish ? phraseAt(englishPhrases.titles.none, turn) : days[0];
  return {
    title: `Week of ${longDate(week.weekStart)}: ${phrase || instead}`,
    ...joinParagraphs(told),
    keyThemes: names
      .slice(0, Math.max(fewestThemes, themes.length))
      .map((name) => capitalise(name.replace(/^the /u, ''))),
  };
}

/**
 * The builtin writer: needs no network and no model. It tells the week in the person's own sentences, each quoted word
 * for word with its day, and adds only what can be counted. The same week and version always give the same summary.
 */
export const builtinWriter: Writer = { write: writeSummary };
