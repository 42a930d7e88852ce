import { wordCount } from '../../../core/domain/texts/word-count.ts';
import { chooseQuotes, type Quote } from '../choose/choose-quotes.ts';
import { openQuestion } from '../choose/open-question.ts';
import { quotableSentences } from '../choose/quotable-sentences.ts';
import { isTraditional } from '../languages/chinese-script.ts';
import { englishPhrases } from '../languages/english-phrases.ts';
import { usesEnglishPhrases } from '../read/detect-language.ts';
import { mainLexicon, type Page, readWeek } from '../read/read-week.ts';
import { countWords } from '../read/words.ts';
import { chooseThemes, fewestThemes } from '../themes/choose-themes.ts';
import type { Theme } from '../themes/theme-candidates.ts';
import type { WeekToSummarise, Writer, WrittenSummary } from '../writer.ts';
import { capitalise } from './capitals.ts';
import { phraseAt } from './english-phrasing.ts';
import { englishParagraphs } from './english-summary.ts';
import { joinParagraphs, type SummarySentence } from './evidence.ts';
import { feelingsOf } from './feelings.ts';
import { daysOfWeek, quoteParagraphs } from './summary-of-quotes.ts';
import { englishTitle, longDate, titleOfThemes } from './titles.ts';

/** Return the number of weeks since the epoch, which rotates the phrases. */
const weekNumber = (weekStart: string) => Math.floor(Date.parse(`${weekStart}T00:00:00Z`) / 604_800_000);

/** How far each version rotates the phrases. With this step, the phrases of every kind change. */
const stepPerVersion = 5;

/** Limits of an English summary in words. The specification allows 320. */
const mostWords = 314;
const fewestWords = 110;
const mostQuotedShare = 0.59;
const mostQuotedWords = 182;
/** The least number of words to quote: with fewer, even pages of one line would be cut. */
const leastRoom = 40;
/** In languages other than English: the share of the week's words that may be quoted. */
const mostQuotedOfWeek = 0.58;
/** A week of fewer words is quoted completely. */
const shortWeekWords = 60;
const mostQuotedOfWeekWords = 240;

function quotedWords(quotes: readonly Quote[]): number {
  return quotes.reduce((sum, { words }) => sum + words, 0);
}

/** Write the paragraphs with fewer and fewer quotes until their length and the share of quoted words are right. */
function englishSummary(week: WeekToSummarise, pages: readonly Page[], themes: readonly Theme[]): SummarySentence[][] {
  const turn = weekNumber(week.weekStart) + week.version * stepPerVersion;
  const feelings = week.careful ? [] : feelingsOf(pages.flatMap(({ sentences }) => sentences));
  const question = week.careful ? undefined : openQuestion(pages);
  const quotable = quotableSentences(pages, week.version);
  const lengths = week.reflections.map(({ content }) => wordCount(content));
  for (let room = mostQuotedWords; ; room -= 6) {
    const quotes = chooseQuotes(quotable, room);
    const openEnd = question === undefined || quotes.some(({ text }) => text === question.text) ? null : question;
    const quotedCount = quotedWords(quotes) + (openEnd?.words ?? 0);
    for (let extras = 0; extras <= 2; extras += 1) {
      const paragraphs = englishParagraphs({
        week,
        lengths,
        quotes,
        themes,
        feelings,
        question: openEnd,
        extras,
        turn,
      });
      const words = countWords(paragraphs.flatMap((sentences) => sentences.map(({ text }) => text)).join(' '));
      const isLong = words >= fewestWords || extras === 2;
      if (words <= mostWords && isLong && quotedCount <= words * mostQuotedShare) return paragraphs;
      if (room < leastRoom && extras === 2) return paragraphs;
    }
  }
}

function summaryOfQuotes(
  week: WeekToSummarise,
  pages: readonly Page[],
  themes: readonly Theme[],
  code: string,
): SummarySentence[][] {
  const own = pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0);
  const room = own < shortWeekWords ? own : Math.min(mostQuotedOfWeekWords, Math.floor(own * mostQuotedOfWeek));
  return quoteParagraphs(week, chooseQuotes(quotableSentences(pages, week.version), room), themes, code);
}

/** Return the code of a language. Traditional Chinese gets a code of its own, because its quotation marks differ. */
function codeWithScript(code: string, pages: readonly Page[]): string {
  const own = pages.filter(({ lexicon }) => lexicon.code === code).flatMap(({ sentences }) => sentences);
  return code === 'zh' && isTraditional(own.join('')) ? 'zh-Hant' : code;
}

async function write(week: WeekToSummarise): Promise<WrittenSummary> {
  const pages = await readWeek(week);
  const themes = chooseThemes(pages);
  const isEnglish = usesEnglishPhrases(
    week.reflections.map(({ content }) => content),
    pages.map(({ lexicon }) => lexicon),
  );
  const code = codeWithScript(mainLexicon(week, pages).code, pages);
  const paragraphs = isEnglish ? englishSummary(week, pages, themes) : summaryOfQuotes(week, pages, themes, code);
  const days = daysOfWeek(week, code);
  const turn = weekNumber(week.weekStart) + week.version;
  const names = [...themes.map(({ label }) => label), ...(isEnglish ? englishPhrases.noThemes : days)];
  const phrase = isEnglish ? englishTitle(week, themes, turn) : titleOfThemes(week, themes, code);
  const instead = isEnglish ? phraseAt(englishPhrases.titles.none, turn) : days[0];
  return {
    title: `Week of ${longDate(week.weekStart)}: ${phrase || instead}`,
    ...joinParagraphs(paragraphs),
    keyThemes: names
      .slice(0, Math.max(fewestThemes, themes.length))
      .map((name) => capitalise(name.replace(/^the /u, ''))),
  };
}

/**
 * The builtin writer: needs no network and no model. The summary is made of the user's own sentences, each quoted word
 * for word with its day, and of counts. The same week and version always give the same summary.
 */
export const builtinWriter: Writer = { write };
