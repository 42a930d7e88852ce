import { type ReactNode, useMemo } from 'react';
import type { ImportSource } from '../../../core/contract/reflection.ts';
import { importedParts, plainWordCount, wordsOf } from '../../../core/domain/texts/markdown.ts';
import { cutText } from '../../../core/domain/texts/read-more.ts';
import { importSourceNames } from './import-source-names.ts';
import styles from './imported-words.module.css';
import { formattedParts } from './markdown-nodes.tsx';
import partStyles from './reflection-parts.module.css';
import type { ShowWords } from './show-words.ts';

export type ImportedWordsProps = {
  source: ImportSource;
  content: string;
  show: ShowWords | undefined;
  children: (content: string, show: ShowWords, count?: number) => ReactNode;
};

/**
 * Name the product that a text was brought in from, and read the Markdown of such a text. `show` gets it without marks;
 * by default, a whole text is shown with its format, and the beginning of a long one without any. Marks are not counted.
 */
export function ImportedWords({ source, content, show, children }: ImportedWordsProps) {
  const { parts, words, count } = useMemo(() => {
    const read = importedParts(content, source);
    const plain = wordsOf(read);
    return { parts: read, words: plain, count: plainWordCount(plain) };
  }, [content, source]);
  const formatted: ShowWords = (_, isWhole) => {
    const { text, isCut } = cutText(words);
    return { words: isWhole || !isCut ? formattedParts(parts, styles['link']) : `${text}…`, isCut };
  };
  return (
    <>
      <p className={partStyles['question']}>From {importSourceNames[source]}</p>
      {children(words, show ?? formatted, count)}
    </>
  );
}
