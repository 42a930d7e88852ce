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
  /** At least one, by day. */
  sources: readonly Source[];
  isWholeWeek: boolean;
  mayScroll: () => boolean;
};

export function SentenceSources({ sentence, text, sources, isWholeWeek, mayScroll }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  // Scroll to the links, because the bar at the bottom of the screen may cover them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll once, when the links appear.
  useEffect(() => {
    if (mayScroll()) place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={place} className={styles['sources']}>
      from {isWholeWeek && `all ${sources.length} reflections of the week: `}
      {sources.map((source, index) => (
        <Fragment key={source.id}>
          {index > 0 && (index === sources.length - 1 ? ' and ' : ', ')}
          <SourceLink {...{ source, sentence, text }} />
        </Fragment>
      ))}
    </span>
  );
}

type LinkProps = Pick<Props, 'sentence' | 'text'> & { source: Source };

/** A link to the day of a reflection in the history. */
function SourceLink({ source, sentence, text }: LinkProps) {
  const { id, localDate } = source;
  const [, navigate] = useLocation();
  return (
    <TextLink
      href={`/history?date=${localDate}&reflection=${id}`}
      className={styles['source']}
      // The history screen marks the quoted words. Pass them in the state of the history entry, because a URL must not
      // contain words of the journal.
      state={{ quoting: text }}
      // Replace the current history entry, so that Back returns to this summary with the sentence open. Keep the entry's
      // state, which contains the user's position in the list.
      onClick={() =>
        navigate(`/summary/${weekStartOf(localDate)}?sentence=${sentence}`, { replace: true, state: history.state })
      }
    >
      {sourceName(source)}
    </TextLink>
  );
}
