import { hasDangerPhrase } from '../../../core/domain/danger.ts';
import { choosePicks, type Pick, type Ranked } from './builtin-choose.ts';
import { englishParagraphs } from './builtin-english.ts';
import { extractParagraphs } from './builtin-extract.ts';
import { feelingsOf } from './builtin-feelings.ts';
import { candidatesOf } from './builtin-hearts.ts';
import { languageOf, takesEnglishFrames } from './builtin-language.ts';
import { hits, type Lexicon } from './builtin-lexicon.ts';
import { english } from './builtin-lexicon-english.ts';
import { isOneOnCards, sentencesOf } from './builtin-sentences.ts';
import { capitalised, type Page, type Theme, themesOf, titleCased } from './builtin-themes.ts';
import { joined, type Told } from './builtin-told.ts';
import { plainThemes, plainTitles } from './builtin-vocabulary.ts';
import { countWords } from './builtin-words.ts';
import type { WeekToSummarise, Writer, WrittenSummary } from './writer.ts';

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
const mostWords = 308;
const mostQuotedShare = 0.585;
const mostQuotedWords = 182;
const fewestWords = 110;
/** With less room than this even one-line pages would be cut. */
const leastRoom = 40;
/** An extract has at most this part of the week's own words. */
const mostExtracted = 0.58;
/** A week of fewer words is quoted whole. */
const fewOwnWords = 60;
const mostExtractedWords = 240;

type Read = {
  readonly pages: readonly Page[];
  readonly ranked: readonly Ranked[];
};

/** Reads each page in its own language; one that must not be quoted is read as empty. */
function readWeek({ reflections, careful }: WeekToSummarise): Read {
  const pages = reflections.map(({ content }): Page => {
    const lexicon = languageOf(content);
    const isSilent = careful && hasDangerPhrase(content);
    return { lexicon, sentences: isSilent ? [] : sentencesOf(content, lexicon.code) };
  });
  const ranked = pages.map(({ sentences, lexicon }, index) => ({
    sentences,
    best: candidatesOf(sentences, index, lexicon),
  }));
  return { pages, ranked };
}

/** The language most of the week is written in. */
function mainLexicon({ reflections }: WeekToSummarise, pages: readonly Page[]): Lexicon {
  const lengths = new Map<Lexicon, number>();
  for (const [index, { lexicon }] of pages.entries())
    lengths.set(lexicon, (lengths.get(lexicon) ?? 0) + (reflections[index]?.content.length ?? 0));
  return [...lengths].reduce((a, b) => (b[1] > a[1] ? b : a), [english, 0] as const)[0];
}

const longestQuestion = 24;

/** The last question of their own that the week leaves open. */
function openQuestion({ ranked }: Read, picks: readonly Pick[]): Pick | null {
  const asked = ranked
    .flatMap(({ best }) => best)
    .filter(
      ({ sentence, words, leans }) =>
        /[?？؟]$/u.test(sentence) && words >= 4 && words <= longestQuestion && !leans && !/["“«「]/u.test(sentence),
    )
    .filter(({ sentence }) => isOneOnCards(sentence) && !/\b(?:said|says|asked|asks)\b|^…/iu.test(sentence))
    .filter(({ sentence }) => hits(english.self, sentence) > 0)
    .toSorted((a, b) => b.reflection - a.reflection || b.score - a.score)[0];
  if (asked === undefined || picks.some(({ text }) => text === asked.sentence)) return null;
  return { reflection: asked.reflection, at: asked.at, text: asked.sentence, words: asked.words, role: 'further' };
}

function quotedWords(picks: readonly Pick[]): number {
  return picks.reduce((sum, { words }) => sum + words, 0);
}

/** Quotes as much as the frames around it carry, then less and less until the shares are right. */
function englishSummary(week: WeekToSummarise, read: Read, themes: readonly Theme[]): Told[][] {
  const turn = weekNumber(week.weekStart) + week.version * stepPerVersion;
  const feelings = week.careful ? [] : feelingsOf(read.pages.flatMap(({ sentences }) => sentences));
  for (let room = mostQuotedWords; ; room -= 6) {
    const picks = choosePicks(read.ranked, room, week.version);
    const question = week.careful ? null : openQuestion(read, picks);
    const quotedCount = quotedWords(picks) + (question?.words ?? 0);
    for (let extras = 0; extras <= 2; extras += 1) {
      const paragraphs = englishParagraphs({ week, picks, themes, feelings, question, extras, turn });
      const words = countWords(paragraphs.flatMap((sentences) => sentences.map(({ text }) => text)).join(' '));
      const isLong = words >= fewestWords || extras === 2;
      if (words <= mostWords && isLong && quotedCount <= words * mostQuotedShare) return paragraphs;
      if (room < leastRoom && extras === 2) return paragraphs;
    }
  }
}

function extract(week: WeekToSummarise, read: Read, themes: readonly Theme[], code: string): Told[][] {
  const own = read.pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0);
  const room = own < fewOwnWords ? own : Math.min(mostExtractedWords, Math.floor(own * mostExtracted));
  return extractParagraphs(week, choosePicks(read.ranked, room, week.version), themes, code);
}

function writeSummary(week: WeekToSummarise): WrittenSummary {
  const read = readWeek(week);
  const themes = themesOf(read.pages);
  const isEnglish = takesEnglishFrames(
    week.reflections.map(({ content }) => content),
    read.pages.map(({ lexicon }) => lexicon),
  );
  const { code } = mainLexicon(week, read.pages);
  const turn = weekNumber(week.weekStart) + week.version;
  const told = isEnglish ? englishSummary(week, read, themes) : extract(week, read, themes, code);
  const names = themes.slice(0, 2).map(({ name }) => name);
  const inTitle = week.version % 2 === 0 ? names : names.toReversed();
  const plain = plainTitles[((turn % plainTitles.length) + plainTitles.length) % plainTitles.length];
  return {
    title: `Week of ${longDate(week.weekStart)}: ${inTitle.length === 0 ? plain : isEnglish ? titleCased(inTitle.join(' and ')) : inTitle.map(capitalised).join(', ')}`,
    ...joined(told),
    keyThemes: [
      ...themes.map(({ name }) => capitalised(name.replace(/^the /u, ''))),
      ...plainThemes.map(capitalised),
    ].slice(0, Math.max(2, themes.length)),
  };
}

/**
 * The builtin writer: needs no network and no model. It tells the week in the person's own sentences, each quoted word
 * for word with its day, and adds only what can be counted. The same week and version always give the same summary.
 */
export const builtinWriter: Writer = { write: async (week) => writeSummary(week) };
