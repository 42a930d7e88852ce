// Finds pasted letters that have no mail header. It looks for phrases that do not occur in diaries, such as an official
// greeting or a sign-off at the end of a line. A greeting alone, as in "Dear Mum, I never sent this", is not enough.
const greeting =
  /^\s*(?:dear|hi|hello|good (?:morning|afternoon|evening)|sehr geehrte[rs]?|liebe[rs]?|guten tag|hallo|madame|monsieur|bonjour|cher|chère|estimad[oa]s?|buenos días|hola|prezad[oa]s?|car[oa]|olá|gentile|egregi[oa]|buongiorno|geachte|beste|szanown[iya]|dzień dobry|hej|bästa|sayın|уважаем\p{L}{2}|здравствуйте)(?!\p{L})(?:(?:dr|mrs?|ms|prof)\.|[^.!?\n]){0,60}[,!:]/iu;
const officialGreeting =
  /^\s*(?:dear (?:(?:sir|madam|colleague|customer|applicant|candidate|resident|tenant|author|homeowner|member|student|parent|guardian|patient|employee|guest|user)s?|(?:mrs?|ms|dr|prof)\b[^,]{0,40}|all|team)\s?,|sehr geehrte|madame,|monsieur,|estimad|prezad|gentile|egregi|geachte|szanown|sayın|уважаем)/iu;
const officialRequest =
  /\b(?:please|kindly (?:note|find|confirm|reply|return|ensure|indicate|be advised)|we regret|(?:pleased|delighted) to (?:offer|inform|confirm)|further to (?:our|your)|do not hesitate|thank you for|your (?:role|account|application|order|request)|bitten? (?:wir|sie)|nous vous|veuillez|le rogamos|solicitamos|la preghiamo|verzoeken)\b/iu;
const signOff =
  /(?:^|[.!?…] ?)(?:(?:kind|best|warm) (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours|(?=,))|mit freundlichen grüßen|freundliche grüße|cordialement|bien à vous|atentamente|un saludo cordial|atenciosamente|cordiali saluti|distinti saluti|met vriendelijke groet|z poważaniem|med vänliga? hälsning(?:ar)?|saygılarımla|с уважением|sent from my \p{L}+)(?!\p{L})([^.!?\n]{0,60})[.!]?\s*$/iu;

/**
 * Matches whole first and last lines of Korean, Japanese and Chinese letters. In these languages, a phrase inside a
 * line is not a reliable sign of a letter.
 */
const wholeLines: readonly (readonly [RegExp, RegExp])[] = [
  [/^\s*안녕하십니까[.,!]?(?:\s.{0,40}(?:입니다|드립니다))?[.!]?\s*$/u, /^\s*감사합니다[.!]?\s*$/u],
  [
    /^\s*(?:いつも|平素).{0,8}お世話になっております/u,
    /^\s*(?:何卒|どうぞ|今後とも)?(?:宜しく|よろしく)お願い(?:(?:いた|致)?します|申し上げます)[。！]?\s*$/u,
  ],
  [/^\s*尊敬的[^，。]{1,20}[：:]\s*$/u, /^\s*(?:此致\s*(?:敬[礼禮])?|敬[礼禮]|.{1,8}\s敬上)[。！!]?\s*$/u],
];

const longestLetter = 16;
/** Only this many characters of each line are examined. */
const examinedCharacters = 300;

/** Return whether a line after a sign-off looks like part of a signature: "Jane Smith", "Head of People". */
const isSignature = (line: string) =>
  line.trim() !== '' && line.trim().split(/\s+/u).length <= 6 && !/[.!?…。]\s*$/u.test(line);

function signatureEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end - from < 3 && isSignature(lines[end] ?? '')) end += 1;
  return end;
}

/** Return the name after a sign-off at the end of a line, '' if there is none, or null if there is no sign-off. */
function signerIn(line: string): string | null {
  const rest = signOff.exec(line.slice(-examinedCharacters))?.[1]?.replace(/^[\s,]+/u, '');
  return rest === undefined || /^\p{Ll}/u.test(rest) ? null : rest;
}

/** A line that begins with a greeting and has more characters than this counts as a whole letter. */
const wholeLetter = 100;

const isWholeLetter = (line: string): boolean =>
  line.length > wholeLetter && greeting.test(line.slice(0, examinedCharacters));

function paragraphEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && end - from < longestLetter && (lines[end] ?? '').trim() !== '') end += 1;
  return end;
}

/** Return the index of the line after the letter that begins at `first`, or `first` if no letter begins there. */
export function endOfLetter(lines: readonly string[], first: number): number {
  const start = (lines[first] ?? '').slice(0, examinedCharacters);
  for (const [begins, ends] of wholeLines) {
    const end = begins.test(start)
      ? lines.slice(first, first + longestLetter).findIndex((line) => ends.test(line.slice(0, examinedCharacters)))
      : -1;
    if (end > 0) return first + end + 1;
  }
  if (!greeting.test(start)) return first;
  for (let at = first; at < Math.min(lines.length, first + longestLetter); at += 1) {
    const signer = signerIn(lines[at] ?? '');
    if (signer !== null) return signer === '' ? signatureEnd(lines, at + 1) : at + 1;
  }
  if (!officialGreeting.test(start)) return first;
  const own = isWholeLetter(lines[first] ?? '') ? first + 1 : paragraphEnd(lines, first);
  const end = own === first + 1 && isSignature(start) ? paragraphEnd(lines, own + 1) : own;
  return officialRequest.test(
    lines
      .slice(first, end)
      .join(' ')
      .slice(0, examinedCharacters * longestLetter),
  )
    ? end
    : first;
}
