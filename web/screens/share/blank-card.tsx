import styles from './blank-card.module.css';

/** A card without words, in the shape of the real one, while it loads; small and wordless, the drawing of none. */
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
