import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EVENING_FROM_SECONDS_OF_DAY } from '../../../core/domain/limits.ts';
import { clockText } from '../../../core/domain/texts/limit-texts.ts';
import { tonightsQuestionQuery } from '../../data/tonights-question.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import styles from './tonights-question.module.css';
import { useLocalDay } from './use-local-day.ts';

/**
 * A button that shows the question of this evening before the evening opens. A cached question is shown without a tap.
 * When the evening is open (`isOpen`), the question stays if it was shown.
 */
export function TonightsQuestion({ isOpen = false }: { isOpen?: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const query = tonightsQuestionQuery(useLocalDay(), effectiveTimezoneOffset());
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: isAsked });
  const ask = () => (isAsked ? void refetch() : setAsked(true));
  const answer = useRef<HTMLElement>(null);
  const setAnswer = (element: HTMLElement | null) => {
    answer.current = element;
  };
  useEffect(() => {
    if (isAsked && data) focusIfLost(answer.current);
  }, [isAsked, data]);
  return (
    <div aria-live="polite">
      {data?.prompt && (
        <>
          <blockquote ref={setAnswer} className={styles['question']}>
            {data.prompt.question}
          </blockquote>
          {!isOpen && (
            <p className={styles['note']}>
              It waits for you: the page opens at {clockText(EVENING_FROM_SECONDS_OF_DAY)} with this question.
            </p>
          )}
        </>
      )}
      {data?.prompt === null && !isOpen && (
        <p ref={setAnswer} className={styles['note']}>
          This evening has no question left to read.
        </p>
      )}
      {!data && !isOpen && (
        <Button variant="quiet" className={styles['action']} busy={isFetching} onClick={ask}>
          {isError ? 'Try again' : 'Read tonight’s question'}
        </Button>
      )}
      {!data && !isOpen && isError && !isFetching && (
        <p className={styles['note']}>The question cannot be loaded just now. It is not lost.</p>
      )}
    </div>
  );
}
