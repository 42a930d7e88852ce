import { PASSWORD_RULES } from '../../../core/domain/users/password.ts';
import { CheckIcon, DotIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './login-screen.module.css';

const shownRules = PASSWORD_RULES.filter((rule) => rule.isInChecklist);

/** The three password rules, each checked while the password meets it. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles['checklist']} aria-label="Password rules">
      {shownRules.map(({ message, isMet }) => (
        <li key={message} className={classNames(styles['rule'], isMet(password) && styles['isMet'])}>
          {isMet(password) ? <CheckIcon size={16} /> : <DotIcon size={16} />}
          <span>{message}</span>
          <span className="visually-hidden">{isMet(password) ? ': met' : ': not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
