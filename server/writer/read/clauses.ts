/** Where a long sentence may be cut without turning what it says around. */
const pauses =
  /(?<=[,;:—–]) (?!(?:which|who|because)\b)| (?=(?:and|but|so|then|und|aber|et|mais|y|pero|mas|ma|maar|ale)\s)/iu;
const negation =
  /(?<!\p{L})(?:not|no|never|nor|without|cannot|nicht|nie|niemals|kein\p{L}*|pas|jamais|sans|nunca|jamás|sin|não|sem|non|mai|senza|niet|nooit|geen|zonder|bez)[,;:]?$|n['’]t[,;:]?$/iu;
const nearby = 4;
/** Four words are found in so many characters. */
const nearbyCharacters = 80;

/** Whether a "not" stands just before the place where a text ends: what follows may hang on it. */
export const endsNearNegation = (before: string): boolean =>
  before
    .slice(-nearbyCharacters)
    .trim()
    .split(' ')
    .slice(-nearby)
    .some((word) => negation.test(word));

/** The parts of a sentence between its pauses, as written. */
export const splitClauses = (sentence: string): string[] => sentence.split(pauses);

/** From so many words on a sentence is told in parts; sooner where nothing but breath divides it. */
const longSentence = 50;
const longWithoutMarks = 28;
const shortestBreath = 9;

/** A sentence without an end, cut where its writer drew breath, with an ellipsis where it was cut; no "not" is lost. */
export function splitLongSentence(sentence: string): string[] {
  const marks = sentence.match(/[,;:—–]/gu)?.length ?? 0;
  if (sentence.split(' ').length <= (marks > 1 ? longSentence : longWithoutMarks)) return [sentence];
  const parts: { clauses: string[]; words: number }[] = [];
  for (const clause of splitClauses(sentence)) {
    const words = clause.split(' ').length;
    const previous = parts.at(-1);
    if (
      previous !== undefined &&
      (previous.words < shortestBreath || endsNearNegation(previous.clauses.slice(-nearby).join(' ')))
    ) {
      previous.clauses.push(clause);
      previous.words += words;
    } else parts.push({ clauses: [clause], words });
  }
  return parts
    .map(({ clauses }) => clauses.join(' '))
    .map((text, at) => `${at > 0 ? '…' : ''}${at < parts.length - 1 ? `${text.replace(/[,;:—–-]+$/u, '')}…` : text}`);
}
