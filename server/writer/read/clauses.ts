/** Places where a long sentence may be cut without reversing its meaning. */
const pauses =
  /(?<=[,;:—–]) (?!(?:which|who|because)\b)| (?=(?:and|but|so|then|und|aber|et|mais|y|pero|mas|ma|maar|ale)\s)/iu;
const negation =
  /(?<!\p{L})(?:not|no|never|nor|without|cannot|nicht|nie|niemals|kein\p{L}*|pas|jamais|sans|nunca|jamás|sin|não|sem|non|mai|senza|niet|nooit|geen|zonder|bez)[,;:]?$|n['’]t[,;:]?$/iu;
const nearby = 4;
/** Look for the last four words only in this many last characters, because four words are rarely longer. */
const nearbyCharacters = 80;

/** Return whether one of the last four words is a negation, which may apply to the words that follow. */
const endsNearNegation = (before: string): boolean =>
  before
    .slice(-nearbyCharacters)
    .trim()
    .split(' ')
    .slice(-nearby)
    .some((word) => negation.test(word));

const splitClauses = (sentence: string): string[] => sentence.split(pauses);

// A sentence is split if it has more than `longSentence` words, or more than `longWithoutPunctuation` words and hardly
// any punctuation.
const longSentence = 50;
const longWithoutPunctuation = 28;
const shortestPart = 9;

/** Split a very long sentence at its pauses, with an ellipsis at each cut. Never cut shortly after a negation. */
export function splitLongSentence(sentence: string): string[] {
  const marks = sentence.match(/[,;:—–]/gu)?.length ?? 0;
  if (sentence.split(' ').length <= (marks > 1 ? longSentence : longWithoutPunctuation)) return [sentence];
  const parts: { clauses: string[]; words: number }[] = [];
  for (const clause of splitClauses(sentence)) {
    const words = clause.split(' ').length;
    const previous = parts.at(-1);
    if (
      previous !== undefined &&
      (previous.words < shortestPart || endsNearNegation(previous.clauses.slice(-nearby).join(' ')))
    ) {
      previous.clauses.push(clause);
      previous.words += words;
    } else parts.push({ clauses: [clause], words });
  }
  return parts
    .map(({ clauses }) => clauses.join(' '))
    .map((text, at) => `${at > 0 ? '…' : ''}${at < parts.length - 1 ? `${text.replace(/[,;:—–-]+$/u, '')}…` : text}`);
}
