import { cardTitle, NEUTRAL_CARD_TITLE } from '../../../../core/domain/summaries/card-title.ts';
import styles from './sentence-sheet.module.css';

type Props = {
  /** The title of the summary. */
  title: string;
  isOff: boolean;
  /** Share the title of the summary, or a neutral one instead. */
  toggle: () => void;
};

export function TitleRow({ title, isOff, toggle }: Props) {
  return (
    <div className={styles['row']}>
      <label className={styles['choice']}>
        <input type="checkbox" className={styles['box']} checked={!isOff} onChange={toggle} />
        <span className={styles['sentence']}>
          Title: <bdi>{cardTitle(title)}</bdi>
          {isOff && <span className={styles['note']}> The title is “{NEUTRAL_CARD_TITLE}” instead.</span>}
        </span>
      </label>
    </div>
  );
}
