import styles from './blank-card.module.css';

/**
 * A placeholder in the shape of a card: with a text while the card is loading, or small and empty if there is no card.
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
