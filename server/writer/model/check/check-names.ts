import type { WeekToSummarise } from '../../writer.ts';
import { unicodeWords, withoutQuotations, wordsOfWeek } from '../answer/answer-text.ts';
import type { Fault, Part } from './fault.ts';
import { capitalisedWords, isCalendar, isGerman, isGivenName, namesByCue, namesOf, plainName } from './find-names.ts';
import { readPages } from './read-pages.ts';
import { areForms, foldWord } from './words/word-forms.ts';

/** Matches a name at the start of a sentence: a capitalised, uncommon word before a verb such as "said". */
const doer =
  /(?:^|[.!?…]\s+)(?!(?:He|She|They|It|You|We|I|That|This|Someone|Somebody|Everyone|Everybody|Nobody|One|Each|What|Who|Which|There|Then|And|But|Later|Work|Home|Sleep|Laughter|Rain|Snow|Hope|Peace|Relief|Joy|Grief|Calm|Quiet|Silence|Warmth|Help|Life|Spring|Summer|Autumn|Winter|Night|Morning|Evening)\b)(\p{Lu}\p{Ll}+)(?=['’]s\b| (?:said|told|called|asked|wrote|came|phoned|visited|laughed|smiled|listened|waved|hugged|had waited|and \p{Lu}))/gu;

/**
 * All German nouns have a capital letter. A German word counts as a name only if it follows a preposition
 * (`germanPlace`) and does not end like a common noun (`germanNoun`).
 */
const germanNoun =
  /(?:ung|heit|keit|schaft|tion|tät|nis|tum|ling|chen|lein|en|er|e|woche|tag|abend|morgen|nacht|zeit|arbeit|tage|abende)$/u;
const germanPlace = /(?:^|\s)(?:in|nach|aus|von|bei|mit|an|für|Sankt|St\.) $/iu;

/** Return whether the week contains a name, perhaps with another ending or an apostrophe. */
function isKnown(own: ReadonlySet<string>, code: string, word: string): boolean {
  const plain = plainName(word);
  if (own.has(plain) || own.has(plain.replace(/s$/u, '')) || own.has(`${plain}s`)) return true;
  const folded = foldWord(plain.replace(/'.*$/u, ''));
  return [...own].some((one) => {
    if (/[^\x20-\u024f]/u.test(word)) return one.includes(word);
    const other = foldWord(one);
    return code === 'en' ? other === folded : other.length > 2 && areForms(other, folded, code);
  });
}

function inventedIn(text: string, own: ReadonlySet<string>, code: string): string[] {
  const isGerman = code === 'de';
  const large = capitalisedWords(text).filter((word) => {
    if (!isGerman || isGivenName(word)) return true;
    return germanPlace.test(text.slice(0, text.indexOf(word))) && !germanNoun.test(word);
  });
  const doers = isGerman
    ? []
    : [...text.matchAll(doer)].map(([, word]) => word ?? '').filter((word) => !isCalendar(word));
  return [...namesByCue(text), ...large, ...doers].filter((word) => !isKnown(own, code, word));
}

/** Return a fault for each name that the user did not write, and for each name in a part that share cards show. */
export function nameFaults(week: WeekToSummarise, parts: readonly Part[]): Fault[] {
  const own = wordsOfWeek(week);
  const code = isGerman(week) ? 'de' : readPages(week).code;
  const sentences = parts.filter(({ place }) => place.part === 'sentence').map((part) => withoutQuotations(part.text));
  const text = sentences.join(' ');
  const small = new Set(unicodeWords(text).filter((word) => /^\p{Ll}/u.test(word)));
  // Users may write names in lower case, but the model capitalises them.
  const written = new Set(
    (code === 'de' ? [] : capitalisedWords(text)).map(plainName).filter((word) => !small.has(word)),
  );
  const names = namesOf(week);
  const isName = (word: string) =>
    written.has(plainName(word)) || (/^\p{Lu}/u.test(word) && (names.has(plainName(word)) || isGivenName(word)));
  return parts.flatMap(({ place, text: said, isShown }) => {
    // In a title that capitalises its words, a capital letter does not show a name.
    const isPlain = place.part === 'sentence' || /\s\p{Ll}{4}/u.test(said);
    const invented = isPlain ? inventedIn(withoutQuotations(said), own, code) : [];
    const spoken = isShown ? unicodeWords(said).filter(isName) : [];
    return [
      ...[...new Map(invented.map((word) => [plainName(word), word])).values()].map(
        (word): Fault => ({ place, text: `This name is not in the reflections: ${word}`, isGrave: false }),
      ),
      ...[...new Set(spoken)].map(
        (word): Fault => ({ place, text: `Title, themes and first paragraph hold no name: ${word}`, isGrave: false }),
      ),
    ];
  });
}
