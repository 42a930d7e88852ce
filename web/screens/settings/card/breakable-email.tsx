import styles from './breakable-email.module.css';

type Props = {
  email: string;
  /** Punctuation after the email. Outside this component, the browser could put it at the beginning of a line. */
  punctuation?: string;
};

/**
 * An email address that stays on one line if it fits there. Otherwise, it prefers to wrap after the @ and before a dot.
 */
export function BreakableEmail({ email, punctuation = '' }: Props) {
  const parts = email.match(/\.?[^.@]+@?|[.@]/g) ?? [];
  return (
    <span className={styles['part']}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change their order.
        <span key={index} className={styles['part']}>
          {part}
          {index === parts.length - 1 && punctuation}
        </span>
      ))}
    </span>
  );
}
