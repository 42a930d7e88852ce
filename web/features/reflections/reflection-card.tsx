import { type ReactNode, useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { cutText } from '../../../core/domain/texts/read-more.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { showTopIfAbove } from '../../ui/page/show-top-if-above.ts';
import { useIsPrinted } from '../../ui/page/use-is-printed.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import { cardDay } from './format.ts';
import type { ImportedWordsProps } from './imported-words.tsx';
import { DayMark } from './marks/day-mark.tsx';
import styles from './reflection-card.module.css';
import parts from './reflection-parts.module.css';
import { sentTime } from './sent-time.ts';
import type { ShowWords } from './show-words.ts';

const kindNames = { evening: 'Evening', deep: 'Deep', imported: 'Imported' } as const;

type Props = {
  reflection: Reflection;
  /** Whether to show the day instead of the time. */
  showDay?: boolean;
  /**
   * Renders the text and the question. By default, a long text is cut at its end. A search cuts around the first match.
   * It gets a text that was brought in without the marks of Markdown.
   */
  show?: ShowWords;
  /** Whether the whole text is shown at first. */
  isWhole?: boolean;
  /** Renders the menu. `of` names the reflection for screen readers. */
  menu?: (of: string) => ReactNode;
};

const fromStart: ShowWords = (content, isWhole) => {
  const { text, isCut } = cutText(content);
  return { words: isWhole || !isCut ? content : `${text}…`, isCut };
};

// A part of its own, so that home loads it only for texts that were brought in. Until then their marks are shown, below
// an empty line.
const ImportedWords = lazyPart<ImportedWordsProps>(
  async () => (await import('./imported-words.tsx')).ImportedWords,
  ({ content, show = fromStart, children }) => (
    <>
      <p className={parts['question']}>&nbsp;</p>
      {children(content, show)}
    </>
  ),
);

/**
 * A reflection with type, time, prompt and text. The text is cut at 200 characters until the user presses "Read more".
 */
export function ReflectionCard({ reflection, showDay = false, show, isWhole = false, menu }: Props) {
  const { type, question, content, wordCount, submittedAt, localDate, importedFrom } = reflection;
  const time = sentTime(reflection);
  const kind = importedFrom ? 'imported' : type;
  const of = `${kind} reflection, ${cardDay(localDate)}${time && `, ${time}`}`;
  const wordsOf = (text: string, showText: ShowWords, count = wordCount) => (
    <>
      <ReflectionWords of={of} content={text} show={showText} isWholeAtFirst={isWhole} />
      <p className={styles['count']}>{count === 1 ? '1 word' : `${count} words`}</p>
    </>
  );
  return (
    <article className={styles['card']}>
      <header className={parts['head']}>
        <DayMark marker={kind} />
        <span className={styles['type']}>{kindNames[kind]}</span>
        <time className={styles['when']} dateTime={time ? submittedAt : localDate}>
          {showDay ? cardDay(localDate) : time}
        </time>
        {menu?.(of)}
      </header>
      {importedFrom ? (
        <ImportedWords source={importedFrom} content={content} show={show}>
          {wordsOf}
        </ImportedWords>
      ) : (
        <>
          <p className={parts['question']}>{(show ?? fromStart)(question, true).words}</p>
          {wordsOf(content, show ?? fromStart)}
        </>
      )}
    </article>
  );
}

type WordsProps = { of: string; content: string; show?: ShowWords; isWholeAtFirst?: boolean };

/** A text that is cut as on a card. `of` names it for screen readers. */
export function ReflectionWords({ of, content, show = fromStart, isWholeAtFirst = false }: WordsProps) {
  const [isWhole, setIsWhole] = useState(isWholeAtFirst);
  const isPrinted = useIsPrinted();
  const { words, isCut } = show(content, isWhole || isPrinted);
  return (
    <>
      <p className={classNames(parts['words'], styles['words'])}>{words}</p>
      {isCut && (
        <button
          type="button"
          data-toggles-entry
          className={styles['more']}
          aria-expanded={isWhole}
          onClick={({ currentTarget }) => {
            if (isWhole) showTopIfAbove(currentTarget.closest('article, li'));
            setIsWhole(!isWhole);
          }}
        >
          {isWhole ? 'Show less' : 'Read more'}
          <span className="visually-hidden">: {of}</span>
        </button>
      )}
    </>
  );
}
