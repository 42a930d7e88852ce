import type { ComponentType } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './home-footer.module.css';

export type FooterLink = { readonly href: string; readonly label: string; readonly Icon: ComponentType };

export function HomeFooter({ links }: { links: readonly FooterLink[] }) {
  return (
    <footer className={styles['footer']} data-not-printed>
      <nav className={styles['links']} aria-label="Screens">
        {links.map(({ href, label, Icon }) => (
          <TextLink key={href} href={href} className={styles['link']} state={{ isFromHome: true }}>
            <Icon />
            <span>{label}</span>
          </TextLink>
        ))}
      </nav>
    </footer>
  );
}
