import styles from './breakable-email.module.css';

/** An email address that prefers to wrap after the @ and before a dot. */
export function BreakableEmail({ email }: { email: string }) {
  return (email.match(/\.?[^.@]+@?|[.@]/g) ?? []).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change their order.
    <span key={index} className={styles['part']}>
      {part}
    </span>
  ));
}
