import { choosePassages } from '../choose/choose-passages.ts';
import type { SharedThing } from '../choose/shared-things.ts';
import { isTraditional } from '../languages/chinese-script.ts';
import { phrasesOf } from '../languages/phrases.ts';
import { mainLexicon, type Page, readWeek } from '../read/read-week.ts';
import { countWords } from '../read/words.ts';
import { isBackground, surestThemes } from '../themes/sure-themes.ts';
import type { WeekToSummarise, Writer, WrittenSummary } from '../writer.ts';
import { joinParagraphs } from './evidence.ts';
import { extractOf } from './extract.ts';
import { paragraphsOf } from './paragraphs.ts';
import { badgeOf, correctedName, quotedThings, thingsAsThemes, thingsOf } from './things.ts';
import { ownTitles, titleOfThing, titlePhrases, titleThings } from './title-phrases.ts';
import { longDate, titleOf } from './titles.ts';

/** The number of weeks since the epoch, by which the phrases rotate. */
const weekNumber = (weekStart: string) => Math.floor(Date.parse(`${weekStart}T00:00:00Z`) / 604_800_000);

/** Each new version moves the rotation of the phrases by this many places. */
const stepPerVersion = 5;

/** The maximum number of words of a summary, as a share of the week's words and as a number. */
const mostOfWeek = 0.55;
const mostWords = 215;
// Limits of a short week. Its summary may quote most of the week, so that it has room for two passages.
const mostOfShortWeek = 0.8;
const shortWords = 48;
const openingWords = 8;

const roomFor = (words: number): number =>
  Math.floor(Math.min(mostWords, Math.max(words * mostOfWeek, Math.min(shortWords, words * mostOfShortWeek)))) -
  openingWords;

// Only good sentences may become the title: `leastChance` is their minimum chance. Only good passages may name a thing
// for the title: `leastScore` is their minimum score. Others may be unimportant: "We had pork chops."
const leastChance = 0.035;
const leastScore = 0.2;

/** If a week is about one of these areas, its summary is quiet: it counts nothing. */
const quietAreas: ReadonlySet<string> = new Set(['loss', 'ill', 'trauma', 'accident', 'war']);

/** Return the code of a language. Traditional Chinese gets its own, because its quotation marks differ. */
function codeWithScript(code: string, pages: readonly Page[]): string {
  const own = pages.filter(({ lexicon }) => lexicon.code === code).flatMap(({ sentences }) => sentences);
  return code === 'zh' && isTraditional(own.join('')) ? 'zh-Hant' : code;
}

/**
 * Return whether a capital letter shows a name. If not, any noun may be a name, so share cards must not show nouns that
 * belong to no topic.
 */
function showsNames(pages: readonly Page[], code: string): boolean {
  const sentences = pages.flatMap((page) => page.sentences);
  return code === 'ja' || sentences.filter((each) => /^\P{L}*\p{Lu}/u.test(each)).length * 2 > sentences.length;
}

async function write(week: WeekToSummarise): Promise<WrittenSummary> {
  const pages = await readWeek(week);
  const lexicon = mainLexicon(week, pages);
  const { code } = lexicon;
  const phrases = phrasesOf(code);
  const heading = `Week of ${longDate(week.weekStart)}: `;
  const words = week.reflections.reduce((sum, one) => sum + countWords(one.content), 0);
  const chosen = choosePassages(pages, {
    days: week.reflections.map(({ localDate }) => localDate),
    version: week.version,
    room: roomFor(words),
  });
  if (phrases === null) {
    const { title, paragraphs, keyThemes } = extractOf(week, pages, chosen, codeWithScript(code, pages));
    return { title: heading + title, keyThemes, ...joinParagraphs(paragraphs) };
  }
  const isCased = showsNames(pages, code);
  const { passages, shared } = chosen;
  const quoted = passages.flatMap(({ sentences }) => sentences);
  const surest = surestThemes(pages, code, quoted, (name) => correctedName(week, badgeOf(name)) !== null);
  const themes = isCased ? surest.themes : surest.themes.filter(({ area }) => area !== null);
  const isQuiet = week.careful || [...surest.areas].some((area) => quietAreas.has(area));
  const turn = weekNumber(week.weekStart) + week.version * stepPerVersion;
  const paragraphs = paragraphsOf({
    week,
    pages,
    chosen,
    phrases,
    isQuiet,
    turn,
    themes: themes.map(({ name, reflections }) => {
      // The text keeps the first name, so that a correction can be taken back. Only earlier weeks have the user's name.
      const current = correctedName(week, badgeOf(name)) ?? badgeOf(name);
      return { current, spoken: name.replace(/^my /u, 'your '), reflections };
    }),
  });
  const best = passages.toSorted((a, b) => b.score - a.score);
  const sayableSentences = best.flatMap(({ sentences, chances }) =>
    sentences.filter((_, at) => (chances[at] ?? 0) >= leastChance),
  );
  const worthwhile = best.filter(({ score }) => score >= leastScore).flatMap(({ sentences }) => sentences);
  const sayable = <T>(parts: readonly T[]) => (isQuiet || !isCased ? [] : parts);
  const things = sayable(thingsOf(week, pages));
  const uncorrected = (names: readonly string[]) =>
    sayable(names).filter((name) => correctedName(week, badgeOf(name)) === undefined);
  const titlesOfThings = (some: readonly SharedThing[]) =>
    uncorrected(some.flatMap((thing) => titleOfThing(thing, lexicon) ?? []));
  const title = titleOf(week, phrases, {
    sentences: sayable(ownTitles(sayableSentences, lexicon)),
    mentioned: uncorrected(titleThings(worthwhile, pages, lexicon)),
    named: [...titlesOfThings(chosen.things), ...sayable(titlePhrases(sayableSentences, lexicon))],
    shared: titlesOfThings(shared === null ? [] : [shared]),
    things: uncorrected(quotedThings(things, passages)),
    themes: themes.filter((theme) => !isBackground(theme)).map(({ name }) => name),
    turn,
  });
  return {
    title: heading + title,
    keyThemes: (themes.length > 0 ? themes.map(({ name }) => name) : thingsAsThemes(things, passages)).map(badgeOf),
    ...joinParagraphs(paragraphs),
  };
}

/**
 * The builtin writer, which uses neither a network nor a model. It quotes the user's own sentences word for word, each
 * with its day, and adds sentences about counts, such as how many pages mention a name. The same week and version
 * always give the same summary.
 */
export const builtinWriter: Writer = { write };
