import { Fragment, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type Source, sourceName } from './evidence-sources.ts';
import styles from './sentence-sources.module.css';

type Props = {
  /** The position in the summary at which the sentence begins. */
  sentence: number;
  text: string;
  sources: readonly Source[];
  isWholeWeek: boolean;
};

/** Links to the reflections that a sentence is based on. */
export function SentenceSources({ sentence, text, sources, isWholeWeek }: Props) {
  const [, navigate] = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  // The bar at the end of the screen may cover them.
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
            // History marks the quoted words. They are in the state because an address must contain no words.
            state={{ quoting: text }}
            // Replace the current history entry, so that Back returns to this summary, expands it and opens the
            // sentence. Keep the state of the entry, because it contains the user's position in the list.
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
