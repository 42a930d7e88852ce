import { Fragment, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type Source, sourceName } from './evidence-sources.ts';
import styles from './sentence-sources.module.css';

type Props = {
  /** The position in the long summary at which the sentence begins. */
  sentence: number;
  text: string;
  sources: readonly Source[];
  isWholeWeek: boolean;
};

export function SentenceSources({ sentence, text, sources, isWholeWeek }: Props) {
  const [, navigate] = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  // Scroll to the links, because the bar at the bottom of the screen may cover them.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (isWholeWeek)
    return (
      <span ref={place} className={styles['sources']}>
        from all {sources.length} reflections of the week
      </span>
    );
  return (
    <span ref={place} className={styles['sources']}>
      from{' '}
      {sources.map((source, index) => (
        <Fragment key={source.id}>
          {index > 0 && (index === sources.length - 1 ? ' and ' : ', ')}
          <TextLink
            href={`/history?date=${source.localDate}&reflection=${source.id}`}
            className={styles['source']}
            // The history screen marks the quoted words. Pass them in the state of the history entry, because a URL
            // must not contain words of the journal.
            state={{ quoting: text }}
            // Replace the current history entry, so that Back returns to this summary with the sentence open. Keep the
            // entry's state, which contains the user's position in the list.
            onClick={() =>
              navigate(`/summary/${weekStartOf(source.localDate)}?sentence=${sentence}`, {
                replace: true,
                state: history.state,
              })
            }
          >
            {sourceName(source)}
          </TextLink>
        </Fragment>
      ))}
    </span>
  );
}
