import { useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { cutText } from '../../../core/domain/read-more.ts';
import { DayMark } from './day-mark.tsx';
import { cardDay, clockTime } from './format.ts';
import styles from './reflection-card.module.css';

const typeNames = { evening: 'Evening', deep: 'Deep' } as const;

type Props = {
  reflection: Reflection;
  /** Where no day heading stands above it. */
  showDay?: boolean;
};

/** One reflection as it was written: its kind, when, the question and the words, cut at 200 characters until asked. */
export function ReflectionCard({ reflection, showDay = false }: Props) {
  const { type, question, content, wordCount, submittedAt, timezoneOffset, localDate } = reflection;
  return (
    <article className={styles['card']}>
      <header className={styles['head']}>
        <DayMark marker={type} />
        <span className={styles['type']}>{typeNames[type]}</span>
        <time className={styles['when']} dateTime={submittedAt}>
          {showDay ? cardDay(localDate) : clockTime(submittedAt, timezoneOffset)}
        </time>
      </header>
      <p className={styles['question']}>{question}</p>
      <Words content={content} />
      <p className={styles['count']}>{wordCount === 1 ? '1 word' : `${wordCount} words`}</p>
    </article>
  );
}

function Words({ content }: { content: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const { text, isCut } = cutText(content);
  return (
    <>
      <p className={styles['words']}>{isWhole || !isCut ? content : `${text}…`}</p>
      {isCut && (
        <button type="button" className={styles['more']} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Read more'}
        </button>
      )}
    </>
  );
}
