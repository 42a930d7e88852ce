import { COMMON_PASSWORD_MESSAGE } from '../../../core/domain/users/common-password.ts';
import { PASSWORD_RULES } from '../../../core/domain/users/password.ts';
import { CheckIcon, DotIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './password-checklist.module.css';

const shownRules = PASSWORD_RULES.filter((rule) => rule.isInChecklist);

const notCommon = { message: COMMON_PASSWORD_MESSAGE, isMet: () => false };

type Props = {
  id: string;
  password: string;
  /** Whether the server refused this password as too common. */
  isCommon?: boolean;
  /** Why the password was refused. The list then marks all rules that it does not meet. */
  broken?: string | undefined;
};

/** Return whether the list of rules has this message. */
export const isInChecklist = (message: string): boolean =>
  [...shownRules, notCommon].some((rule) => rule.message === message);

/**
 * The password rules, each ticked when the password meets it. If the server has refused the password as too common, the
 * list has one more rule.
 */
export function PasswordChecklist({ id, password, isCommon = false, broken }: Props) {
  return (
    <ul id={id} className={styles['checklist']} aria-label="Password rules">
      {[...shownRules, ...(isCommon ? [notCommon] : [])].map(({ message, isMet }) => (
        <li
          key={message}
          className={classNames(
            styles['rule'],
            isMet(password) && styles['isMet'],
            broken !== undefined && !isMet(password) && styles['isBroken'],
          )}
        >
          {isMet(password) ? <CheckIcon size={16} /> : <DotIcon size={16} />}
          <span>{message}</span>
          <span className="visually-hidden">{isMet(password) ? ': met' : ': not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
