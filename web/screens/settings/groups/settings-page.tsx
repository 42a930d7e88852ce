import type { ReactNode } from 'react';
import { BackIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useIsWide } from '../../../ui/page/use-is-wide.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoConnection } from '../connection/no-connection.tsx';
import { type SettingsGroup, settingsGroups } from '../settings-groups.ts';
import { useFocusAnchor } from '../use-focus-anchor.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { GroupLinks } from './group-links.tsx';
import styles from './settings-page.module.css';
import { useFocusGroupLeft, useRememberGroup } from './use-group-left.ts';

type Props = {
  group: SettingsGroup;
  children: ReactNode;
};

export function GroupPage({ group, children }: Props) {
  useRememberGroup(group);
  return (
    <SettingsFrame
      back={<BackLink href="/settings" name="Back to Settings" />}
      aside={
        <>
          <p className={styles['title']}>Settings</p>
          <p className={styles['subtitle']}>Manage your account</p>
          <div className={styles['links']}>
            <GroupLinks open={group} />
          </div>
        </>
      }
    >
      <h1 className={styles['title']}>{settingsGroups[group]}</h1>
      <NoConnection />
      <div className={styles['cards']}>{children}</div>
    </SettingsFrame>
  );
}

/** The first page of the settings. `top` is above the links to the groups, `bottom` below them. */
export function FirstPage({ top, bottom }: { top: ReactNode; bottom: ReactNode }) {
  const isWide = useIsWide();
  useFocusGroupLeft();
  const title = (
    <>
      <h1 className={styles['title']}>Settings</h1>
      <p className={styles['subtitle']}>Manage your account</p>
    </>
  );
  const links = <GroupLinks open={null} />;
  return (
    <SettingsFrame
      back={<BackLink href="/" name="Back to Home" />}
      aside={
        <>
          {title}
          <div className={styles['links']}>{links}</div>
        </>
      }
    >
      {!isWide && title}
      <NoConnection />
      <div className={styles['cards']}>
        {top}
        {!isWide && links}
        {bottom}
      </div>
    </SettingsFrame>
  );
}

export function BackLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink href={href} aria-label={name} className={styles['back']}>
      <BackIcon />
    </TextLink>
  );
}

/** Show `children` in one column. In a wide window, show `aside` in a second column beside it. */
export function SettingsFrame({ back, aside, children }: { back: ReactNode; aside: ReactNode; children: ReactNode }) {
  const isWide = useIsWide();
  useRestoreFocus();
  useFocusAnchor();
  // Keep the children at the same place in the tree, so that rotating a tablet keeps an open dialog and its text.
  return (
    <Page header={back} isWide={isWide}>
      <div className={classNames(styles['controls'], isWide && styles['columns'])} data-panes={isWide || undefined}>
        {isWide && <div>{aside}</div>}
        <div>{children}</div>
      </div>
    </Page>
  );
}
