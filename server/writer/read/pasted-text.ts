import { endOfLetter } from './pasted-letters.ts';

// Removes text that the user pasted into a reflection: emails, code, lyrics, markup, links and instructions to a
// language model. Such text is neither quoted nor used for themes.
const instruction =
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:instructions?|prompts?|directives)\b|\bignore (?:all|everything|the)(?: of)?(?: the)? above\b|\b(?:system|developer) prompt\b|^\s*(?:system|assistant|user|ai|prompt)\s*:|<\|?(?:im_start|system|endoftext)|\[\/?INST\]|\byou are (?:now )?(?:an? )?(?:ai|chatgpt|language model|assistant|helpful assistant)\b|\b(?:dear|hey|hello|note to(?: the)?) (?:ai|chatgpt|assistant|model|summari[sz]er|robot)\b|\bas an ai\b|\b(?:respond|reply|answer|output|print) (?:only )?(?:with|in)\b[^.\n]{0,30}\b(?:json|word|words|capitals?)\b|\bprint the word\b|\b(?:in|for) (?:the|this|your) summary\b[^.\n]{0,30}\b(?:write|say|include|add|mention)\b|\b(?:write|say|include|add) [^.\n]{0,40}\bin (?:the|this|your) summary\b|\bignor(?:iere|ieren sie|a|e|ez|er|eer|uj)\b[^.\n]{0,50}\b(?:anweisungen|instrucciones|instructions|instruções|istruzioni|instructies|polecenia|consignes)\b|\bzignoruj\b|(?:önceki|yukarıdaki)[^.\n]{0,20}(?:talimat|komut)|(?:これまで|以前|上記)の(?:指示|命令)|(?:指示|命令)を無視|تجاهل[^.\n]{0,20}(?:التعليمات|الأوامر)|निर्देशों? को (?:अनदेखा|नज़रअंदाज़)/iu;

const link = /https?:\/\/|www\.\S|\S@[^\s@]+\.\S|\b[\w-]{2,40}\.(?:com|org|net|io|app|de|fr|co\.uk)\b/iu;
const mailHeader =
  /^\s*(?:>|(?:from|to|cc|bcc|subject|sent|date|reply-to|von|an|betreff|gesendet|de|à|objet|envoyé|asunto|para|enviado|assunto|da|oggetto|van|aan|onderwerp|od|do|temat|件名|差出人|宛先)\s*:\s\S|-{3,}\s*(?:original|forwarded|weitergeleitet|ursprüngliche)|(?:on|am|le|el|il|op) .{6,60}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef)\s*:?\s*$|re:\s|fwd?:\s|sent from my)/iu;
const signOff =
  /^\s*(?:(?:kind|best|warm) (?:regards|wishes)|all the best|regards|best|sincerely|yours (?:sincerely|faithfully|truly)|many thanks|cheers|mit freundlichen grüßen|viele grüße|cordialement|bien à vous|saludos|un saludo|atentamente|cumprimentos|atenciosamente|cordiali saluti|distinti saluti|met vriendelijke groet|pozdrawiam|z poważaniem)\b[,.!]?/iu;
const code =
  /^\s*(?:```|~~~|<\/?[a-z!][^>]*>|[{}\])];?\s*$|(?:function|const|let|var|import|export|return|def|class|public|private|async|await|if|for|while|select|insert|update|#include|using|package|throw|catch|try)\b.*[;{(=)]\s*$|at \S+ ?\(.*:\d+|traceback|\w*(?:error|exception):|\$ \w|[\w.]+\(.*\)\s*;?\s*$|[\w.[\]]+ *[+*/-]?= *\S+;?\s*$)/iu;
const song = /[♪♫🎵🎶]|^\s*\[?(?:chorus|verse|bridge|refrain|strophe|estribillo)\b[^.]*\]?:?\s*$/iu;

const isFence = (line: string) => /^\s*(?:```|~~~)/u.test(line);
const hasEnd = (line: string) => /[.!?…。！？।؟][”"’')]*\s*$/u.test(line);
const wordsOf = (line: string) => line.trim().split(/\s+/u).length;

/**
 * Return the indexes of lines of verse: at least three short lines in a row without a full stop. A page without prose
 * has none, because the user may write all text in short lines.
 */
function versesIn(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  const prose = lines.filter((line) => hasEnd(line) && wordsOf(line) > 3).length;
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isVerse =
      line.trim() !== '' && wordsOf(line) <= 10 && !/^\s*(?:[-*•]|\d+[.)])/u.test(line) && !/[.;]\s*$/u.test(line);
    if (isVerse) continue;
    if (at - from >= 3 && prose > 0) for (let verse = from; verse < at; verse += 1) found.add(verse);
    from = at + 1;
  }
  return found;
}

/** Return the index of the line after an email. Without a sign-off, an email ends at the next blank line. */
function mailEnd(lines: readonly string[], header: number): number {
  let body = header;
  while (body < lines.length && (lines[body] ?? '').trim() !== '') body += 1;
  const end = lines.findIndex((line, at) => at >= header && signOff.test(line));
  if (end < 0 || end - header > 40) return body;
  let after = end + 1;
  while (after < lines.length && (lines[after] ?? '').trim() !== '' && after - end < 4) after += 1;
  return after;
}

/** Only a line with fewer characters can be a mail header, code or part of a song. Longer lines are prose. */
const longestHeader = 200;

const isCodeOrSong = (line: string) => line.length < longestHeader && (code.test(line) || song.test(line));

/**
 * Replace pasted lines by empty lines. If a line contains an instruction to a language model, keep the sentences before
 * the instruction.
 */
export function removePastedText(lines: readonly string[]): string[] {
  const verses = versesIn(lines);
  const hasInstruction = instruction.test(lines.join('\n'));
  const own: string[] = [];
  let isInside = false;
  let mailUntil = 0;
  for (const [at, line] of lines.entries()) {
    if (isFence(line)) isInside = !isInside;
    if (at >= mailUntil && line.length < longestHeader && mailHeader.test(line)) mailUntil = mailEnd(lines, at);
    if (at >= mailUntil) mailUntil = Math.max(mailUntil, endOfLetter(lines, at));
    const isPasted = isInside || isFence(line) || at < mailUntil || verses.has(at) || isCodeOrSong(line);
    own.push(isPasted ? '' : hasInstruction ? beforeInstruction(line) : line);
  }
  return own;
}

function beforeInstruction(line: string): string {
  const found = instruction.exec(line);
  if (found === null) return line;
  const before = line.slice(0, found.index);
  const end = Math.max(...['. ', '! ', '? ', '。'].map((stop) => before.lastIndexOf(stop)));
  return end < 0 ? '' : before.slice(0, end + 1);
}

/** Return whether a sentence has a link, an email address, markup or a long number. */
export const hasLinkOrMarkup = (sentence: string): boolean =>
  link.test(sentence) || /<[a-z/!][^<>]*>|\{\{|\]\(|`|\*\*|\d{7,}/iu.test(sentence);
