import styles from './blank-card.module.css';

/** A placeholder in the shape of a card: with a text while the card loads, small and without text when there is none. */
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
