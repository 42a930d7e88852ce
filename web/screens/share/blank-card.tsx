import styles from './blank-card.module.css';

/**
 * A placeholder in the shape of a card. While the card is loading, it shows a text. If there is no card, it is small
 * and empty.
 */
export function BlankCard({ text }: { text?: string }) {
  if (text === undefined) return <span className={styles['small']} />;
  return (
    <div className={styles['blank']}>
      <p role="status" className={styles['text']}>
        {text}
      </p>
    </div>
  );
}
