import styles from './breakable-email.module.css';

/**
 * An email address that stays on one line if it fits there. Otherwise, it prefers to wrap after the @ and before a dot.
 */
export function BreakableEmail({ email }: { email: string }) {
  return (
    <span className={styles['part']}>
      {(email.match(/\.?[^.@]+@?|[.@]/g) ?? []).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change their order.
        <span key={index} className={styles['part']}>
          {part}
        </span>
      ))}
    </span>
  );
}
