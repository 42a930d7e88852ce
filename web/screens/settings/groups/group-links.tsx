import { useId } from 'react';
import { Link } from 'wouter';
import { ForwardIcon } from '../../../ui/icons.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { type SettingsGroup, settingsGroups } from '../settings-groups.ts';
import styles from './group-links.module.css';

/** What is in each group, in words that people look for. The browser's find reaches them here. */
const contents: Readonly<Record<SettingsGroup, string>> = {
  account: 'Name, e-mail, password, ways to sign in',
  reminders: 'Notifications, quiet hours',
  reading: 'Text size, more time to write',
  summaries: 'AI, your themes',
  safety: 'Passkeys, authenticator app, your devices',
  data: 'Download, bring in a file, delete your account',
  about: 'How it works, where your words are, licences',
};

/** The links to all groups. `open` is the group on the screen. */
export function GroupLinks({ open }: { open: SettingsGroup | null }) {
  const id = useId();
  return (
    <nav className={styles['links']} aria-label="Groups of settings">
      {(Object.keys(settingsGroups) as SettingsGroup[]).map((group) => (
        <div key={group} className={classNames(styles['row'], group === open && styles['isOpen'])}>
          <div className={styles['words']}>
            <Link
              href={`/settings/${group}`}
              className={styles['link'] ?? ''}
              aria-describedby={`${id}-${group}`}
              aria-current={group === open ? 'page' : undefined}
            >
              {settingsGroups[group]}
            </Link>
            <p id={`${id}-${group}`}>{contents[group]}</p>
          </div>
          <ForwardIcon size={18} />
        </div>
      ))}
    </nav>
  );
}
