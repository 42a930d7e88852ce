import { Fragment, type ReactNode, useMemo } from 'react';
import type { ImportSource } from '../../../core/contract/reflection.ts';
import { importedParts, type MarkdownPart, wordsOf } from '../../../core/domain/texts/markdown.ts';
import { cutText } from '../../../core/domain/texts/read-more.ts';
import { importSourceNames } from './import-source-names.ts';
import styles from './imported-words.module.css';
import partStyles from './reflection-parts.module.css';
import type { ShowWords } from './show-words.ts';

function nodeOf(part: MarkdownPart): ReactNode {
  if (typeof part === 'string') return part;
  const inner = nodesOf(part.parts);
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer" className={styles['link']}>
      {inner}
    </a>
  );
}

/** Return the parts of an imported text with their format. */
export const nodesOf = (parts: readonly MarkdownPart[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
  parts.map((part, index) => <Fragment key={index}>{nodeOf(part)}</Fragment>);

export type ImportedWordsProps = {
  source: ImportSource;
  content: string;
  show: ShowWords | undefined;
  children: (content: string, show: ShowWords) => ReactNode;
};

/**
 * Name the product that a text was brought in from, and read the Markdown of such a text. `show` gets it without marks;
 * by default, a whole text is shown with its format, and the beginning of a long one without any.
 */
export function ImportedWords({ source, content, show, children }: ImportedWordsProps) {
  const { parts, words } = useMemo(() => {
    const read = importedParts(content, source);
    return { parts: read, words: wordsOf(read) };
  }, [content, source]);
  const formatted: ShowWords = (_, isWhole) => {
    const { text, isCut } = cutText(words);
    return { words: isWhole || !isCut ? nodesOf(parts) : `${text}…`, isCut };
  };
  return (
    <>
      <p className={partStyles['question']}>From {importSourceNames[source]}</p>
      {children(words, show ?? formatted)}
    </>
  );
}
