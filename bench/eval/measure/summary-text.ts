/** A text between quotation marks. The offsets in the summary include the marks. */
export type Quote = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** A sentence with its quotes. `free` is its text with ⟨⟩ for each quote. */
export type Sentence = {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly free: string;
  readonly quotes: readonly Quote[];
};

const quoteMarks = /„[^„“”]*[“”]|“[^”]*”|«[^»]*»|「[^」]*」|『[^』]*』|"[^"]*"/gu;

export function quotesIn(text: string): Quote[] {
  return Array.from(text.matchAll(quoteMarks), ({ 0: found, index }) => ({
    text: found.slice(1, -1).trim(),
    start: index,
    end: index + found.length,
  }));
}

const terminal = /[.!?…。！？؟۔।]/u;

/** Return whether a sentence ends here: after punctuation, perhaps inside a quote, and not before a lowercase letter. */
function endsAt(text: string, at: number, quotes: readonly Quote[]): boolean {
  const quote = quotes.find(({ end }) => end === at);
  if (quotes.some(({ start, end }) => start < at && at < end)) return false;
  const ended = quote === undefined ? terminal.test(text[at - 1] ?? '') : terminal.test(text[at - 2] ?? '');
  const rest = text.slice(at);
  if (!ended || terminal.test(rest[0] ?? '')) return false;
  if (/[。！？]/u.test(text[at - 1] ?? '') || (quote !== undefined && /[。！？]/u.test(text[at - 2] ?? '')))
    return quote !== undefined || !/^\p{Ll}/u.test(rest);
  return /^\s+(?!\p{Ll})/u.test(rest);
}

function sentencesOf(text: string, paragraph: number, offset: number): Sentence[] {
  const quotes = quotesIn(text);
  const cuts = [0];
  for (let at = 1; at < text.length; at += 1) if (endsAt(text, at, quotes)) cuts.push(at);
  return cuts.flatMap((from, index): Sentence[] => {
    const to = cuts[index + 1] ?? text.length;
    if (text.slice(from, to).trim() === '') return [];
    const inside = quotes.filter(({ start, end }) => start >= from && end <= to);
    let free = text.slice(from, to);
    for (const { start, end } of inside.toReversed())
      free = `${free.slice(0, start - from)} ⟨⟩ ${free.slice(end - from)}`;
    return [
      {
        paragraph,
        start: offset + from,
        end: offset + to,
        free: free.trim(),
        quotes: inside.map((quote) => ({ ...quote, start: quote.start + offset, end: quote.end + offset })),
      },
    ];
  });
}

export const paragraphsOf = (longSummary: string): string[] =>
  longSummary.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');

export function sentencesIn(longSummary: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const [index, paragraph] of paragraphsOf(longSummary).entries()) {
    const offset = longSummary.indexOf(paragraph, from);
    sentences.push(...sentencesOf(paragraph, index, offset));
    from = offset + paragraph.length;
  }
  return sentences;
}
