import { useId } from 'react';
import { Link } from 'wouter';
import { useConfig } from '../../../data/config.ts';
import { hasKeyboard } from '../../../device/has-keyboard.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { ForwardIcon } from '../../../ui/icons.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { type SettingsGroup, settingsGroups } from '../settings-groups.ts';
import styles from './group-links.module.css';

/** What each group contains, in words that users may search for with the browser's find-in-page. */
const contents: Readonly<Record<SettingsGroup, string>> = {
  account: 'Name, email, password',
  reminders: 'Notifications, quiet hours',
  reading: 'Text size, light or dark, more time to write',
  summaries: 'AI, your themes',
  safety: 'Passkeys, authenticator app, your devices',
  data: 'Download, a book, bring in a file, tokens, delete your account',
  about: 'How it works, where your words are, licences',
};

type Target = { readonly href: string; readonly title: string; readonly content: string; readonly isOpen: boolean };

/** The links to all groups and, for operators, to the operator page. `open` is the group on the screen. */
export function GroupLinks({ open }: { open: SettingsGroup | null }) {
  const id = useId();
  const { user } = useSession();
  const hasProviders = (useConfig()?.federated ?? []).length > 0;
  const more: Partial<Record<SettingsGroup, string>> = {
    ...(hasProviders && { account: ', ways to sign in' }),
    ...(hasKeyboard() && { reading: ', keyboard shortcuts' }),
  };
  const targets: Target[] = (Object.keys(settingsGroups) as SettingsGroup[]).map((group) => ({
    href: `/settings/${group}`,
    title: settingsGroups[group],
    content: `${contents[group]}${more[group] ?? ''}`,
    isOpen: group === open,
  }));
  if (user?.isOperator)
    targets.push({ href: '/operator', title: 'Operator', content: 'Accounts, invites, numbers', isOpen: false });
  return (
    <nav className={styles['links']} aria-label="Groups of settings">
      {targets.map(({ href, title, content, isOpen }) => (
        <div key={href} className={classNames(styles['row'], isOpen && styles['isOpen'])}>
          <div className={styles['words']}>
            <Link
              href={href}
              className={styles['link'] ?? ''}
              aria-describedby={`${id}-${href}`}
              aria-current={isOpen ? 'page' : undefined}
            >
              {title}
            </Link>
            <p id={`${id}-${href}`}>{content}</p>
          </div>
          <ForwardIcon size={18} />
        </div>
      ))}
    </nav>
  );
}
