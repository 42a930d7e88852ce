import styles from './breakable-email.module.css';

/** An e-mail address that breaks after its @ and before its dots first, where it is too long for its line. */
export function BreakableEmail({ email }: { email: string }) {
  return (email.match(/\.?[^.@]+@?|[.@]/g) ?? []).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never move.
    <span key={index} className={styles['part']}>
      {part}
    </span>
  ));
}
