import { useEffect, useRef } from 'react';
import { cutText } from '../../../../core/domain/texts/read-more.ts';
import type { DraftProps } from './draft-explanations.ts';
import styles from './draft-notice.module.css';

export const excerptCharacters = 90;
const charactersBefore = 30;

/** An excerpt of a draft: its first words or, if its window has a stored text, the words around the first difference. */
export function DraftExcerpt({ draft, stored }: DraftProps) {
  const { content } = draft;
  const changedAt = changeStart({ draft, stored });
  const wanted = Math.max(0, Math.min(changedAt - charactersBefore, content.length - excerptCharacters));
  // Do not begin with the second half of a surrogate pair.
  const earliest = wanted + (/^[\udc00-\udfff]/.test(content.slice(wanted)) ? 1 : 0);
  // Skip a word that is cut off at the start of the excerpt, if that word ends before the change.
  const cutWord = /^\S*\s+/.exec(content.slice(earliest, changedAt))?.[0].length ?? 0;
  const { text, isCut } = cutText(content.slice(earliest > 0 ? earliest + cutWord : 0), excerptCharacters);
  return <p className={styles['excerpt']}>{[earliest > 0 && '…', text, isCut && '…']}</p>;
}

/**
 * Return the index at which a draft begins to differ from the stored text of its window, or 0 if the window has no stored
 * text. If the stored text is unknown, return the end of the draft, because most changes are made there.
 */
export function changeStart({ draft: { content, rewrites }, stored }: DraftProps): number {
  if (stored === null) return rewrites ? content.length : 0;
  const characters = [...content];
  const others = [...stored];
  const differsAt = characters.findIndex((character, at) => character !== others[at]);
  return differsAt < 0 ? content.length : characters.slice(0, differsAt).join('').length;
}

/** The whole text in a box that scrolls. When the line around the box is opened, the box shows the text at `changedAt`. */
export function WholeWords({ text, changedAt }: { text: string; changedAt: number }) {
  const box = useRef<HTMLParagraphElement>(null);
  const change = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const line = box.current?.closest('details');
    const scroll = () => {
      if (box.current && change.current)
        box.current.scrollTop = change.current.offsetTop - box.current.clientHeight / 3;
    };
    line?.addEventListener('toggle', scroll);
    return () => line?.removeEventListener('toggle', scroll);
  }, []);
  return (
    <p ref={box} className={styles['words']}>
      {text.slice(0, changedAt)}
      <span ref={change} />
      {text.slice(changedAt)}
    </p>
  );
}
