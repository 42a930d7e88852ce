import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { unicodeWords, withoutQuotations, wordsOfWeek } from '../answer/answer-text.ts';
import { capitalisedWords, isGerman, isGivenName, namesByCue, namesOf, plainName } from './find-names.ts';

/** A capitalised word before a verb for people, such as "said", except for pronouns and common nouns. */
const doer =
  /(?:^|[.!?…]\s+)(?!(?:He|She|They|It|You|We|I|That|This|Someone|Somebody|Everyone|Everybody|Nobody|One|Each|What|Who|Which|There|Then|And|But|Later|Work|Home|Sleep|Laughter|Rain|Snow|Hope|Peace|Relief|Joy|Grief|Calm|Quiet|Silence|Warmth|Help|Life|Spring|Summer|Autumn|Winter|Night|Morning|Evening)\b)(\p{Lu}\p{Ll}+)(?=['’]s\b| (?:said|told|called|asked|wrote|came|phoned|visited|laughed|smiled|listened|waved|hugged|had waited|and \p{Lu}))/gu;

/** German capitalises all nouns. A word is no name if it has a noun's ending, or an article or adjective before it. */
const germanNoun =
  /(?:ung|heit|keit|schaft|tion|tät|nis|tum|ling|chen|lein|en|er|e|woche|tag|abend|morgen|nacht|zeit|arbeit|tage|abende)$/u;
const germanBefore =
  /(?:^|\s)(?:[a-zäöüß]+(?:e|en|er|es|em)|das|im|am|zum|zur|beim|vom|ins|ein|kein|mein|dein|und|zu|an|dir|mir|dich|mich|uns|sich|viel|wenig|mehr|etwas) $/iu;

function inventedIn(text: string, own: ReadonlySet<string>, german: boolean): string[] {
  const known = (word: string) => own.has(plainName(word)) || own.has(plainName(word).replace(/s$/u, ''));
  const large = capitalisedWords(text).filter((word) => {
    if (!german || isGivenName(word)) return true;
    return !(germanNoun.test(word) || germanBefore.test(text.slice(0, text.indexOf(word))));
  });
  const doers = german ? [] : [...text.matchAll(doer)].map(([, word]) => word ?? '');
  return [...namesByCue(text), ...large, ...doers].filter(
    (word) => !known(word) && ![...own].some((one) => /[^\x20-\u024f]/u.test(word) && one.includes(word)),
  );
}

/** Return a fault for each name that the user did not write, and for each name in a part that cards show. */
export function nameFaults(week: WeekToSummarise, { title, themes, paragraphs }: Answer): string[] {
  const own = wordsOfWeek(week);
  const german = isGerman(week);
  const [first = [], ...rest] = paragraphs.map(({ sentences }) => sentences.map(({ text }) => text));
  const free = [...first, ...rest.flat()].map(withoutQuotations);
  const invented = free.flatMap((text) => inventedIn(text, own, german));
  const text = free.join(' ');
  const small = new Set(unicodeWords(text).filter((word) => /^\p{Ll}/u.test(word)));
  // Users may write names in lower case, but the model capitalises them.
  const written = german
    ? []
    : capitalisedWords(text)
        .map(plainName)
        .filter((word) => !small.has(word));
  const names = new Set([...namesOf(week), ...written]);
  const isName = (word: string) => names.has(plainName(word)) || (isGivenName(word) && /^\p{Lu}/u.test(word));
  const shown = [title, ...themes, ...first];
  const spoken = [...new Set(shown.flatMap(unicodeWords).filter(isName))];
  return [
    ...[...new Map(invented.map((word) => [plainName(word), word])).values()].map(
      (word) => `This name is not in the reflections: ${word}`,
    ),
    ...spoken.map((word) => `Title, themes and first paragraph hold no name: ${word}`),
  ];
}
