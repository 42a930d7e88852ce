import styles from './blank-card.module.css';

/**
 * A placeholder in the shape of a card. With `text`, the placeholder is large and shows the text. Without `text`, it is
 * small and empty.
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
