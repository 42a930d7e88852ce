import { type Draft, hasLines, isDecided, isSameText, isUndecided } from './draft.ts';

type Versions = {
  draft: Draft;
  /** The draft on the device. Another tab may have stored it. */
  stored: Draft | null;
  /** What the device had when this tab last saved the draft or took it over from another tab. */
  base: Draft;
};

/**
 * Return the texts to keep beside `content` as one text; null if there are none. After the first one, leave out each
 * paragraph that an earlier text also has, alone or with more words after it.
 */
export function joinOthers(content: string, texts: readonly (string | null)[]): string | null {
  const others: string[] = [];
  const known = [content];
  for (const text of texts) {
    if (!text?.trim() || isSameText(text, content)) continue;
    const isNew = (paragraph: string) => !known.some((each) => hasLines(each, paragraph));
    const other = others.length === 0 ? text : text.split('\n\n').filter(isNew).join('\n\n');
    if (other !== '') others.push(other);
    known.push(text);
  }
  const joined = others.join('\n\n');
  return joined === '' || isSameText(joined, content) ? null : joined;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const revisionOf = ({ rewrites }: Draft): number => rewrites?.revision ?? 0;

/**
 * Merge this tab's draft with the one on the device, field by field: a field that only one of them has changed since
 * `base` has that change. If both have different new texts, this tab's stays, the other one stays in `otherContent`, and
 * the draft waits for the user's choice instead of being sent. Return null if there is nothing to store, because the text
 * is empty or a copy of the journal's.
 */
export function mergeDrafts({ draft, stored, base }: Versions): Draft | null {
  const theirs = stored ?? base;
  const pick = <Name extends keyof Draft>(name: Name): Draft[Name] =>
    (draft[name] === base[name] ? theirs : draft)[name];

  const isChoiceMine = !isEqual(draft.choice, base.choice);
  const isMine = isChoiceMine || draft.content !== base.content;
  const { content } = isMine ? draft : theirs;
  const isConflict = isMine && theirs.content !== base.content && !hasLines(content, theirs.content);
  // A text of this tab may lack words that only its own `otherContent` has.
  const isOtherMine = isMine || draft.otherContent !== base.otherContent;
  const isOtherTheirs = !isOtherMine || theirs.otherContent !== base.otherContent;
  const otherContent = joinOthers(content, [
    isConflict ? theirs.content : null,
    isOtherTheirs ? theirs.otherContent : null,
    isOtherMine ? draft.otherContent : null,
  ]);

  const [myRevision, theirRevision, baseRevision] = [draft, theirs, base].map(revisionOf) as [number, number, number];
  // A text of the other tab edits this tab's newer revision only if it began with that revision's text.
  const mayReplace =
    isMine || theirs.content === base.content || theirs.sentContents.includes(draft.journalContent ?? '');
  const newer =
    mayReplace && myRevision !== baseRevision && (theirRevision === baseRevision || myRevision > theirRevision)
      ? draft
      : theirs;
  const journalContent = myRevision === theirRevision ? pick('journalContent') : newer.journalContent;
  const isSameEdit = (one: Draft) => revisionOf(one) === revisionOf(newer);
  const earlier = isSameEdit(base) ? base.sentContents : [];
  const sentOf = (one: Draft) => (isSameEdit(one) ? one.sentContents : earlier);
  const sentContents = mergeSent(sentOf(draft), sentOf(theirs), earlier);
  const isEmpty = content.trim() === '' || content === journalContent;
  if (isEmpty && otherContent === null && sentContents.length === 0) return null;

  const next = {
    ...draft,
    content,
    otherContent,
    choice: (isChoiceMine ? draft : theirs).choice,
    rewrites: newer.rewrites,
    journalContent,
    sentContents,
    status: pick('status'),
    isUnannounced: pick('isUnannounced'),
    isDeleted: pick('isDeleted'),
    begunAt: pick('begunAt'),
    idempotencyKey: theirs.idempotencyKey,
    version: Math.max(draft.version, theirs.version) + 1,
  };
  return {
    ...next,
    choice: isDecided(next) ? next.choice : null,
    status: next.status === 'waiting' && isUndecided(next) ? null : next.status,
  };
}

/** Merge the texts that were sent as edits of one revision. */
function mergeSent(mine: readonly string[], theirs: readonly string[], base: readonly string[]): readonly string[] {
  if (isEqual(mine, base)) return theirs;
  const added = theirs.filter((sent) => !base.includes(sent) && !mine.includes(sent));
  return [...added, ...mine.filter((sent) => theirs.includes(sent) || !base.includes(sent))];
}
