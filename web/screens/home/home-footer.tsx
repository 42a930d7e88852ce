import { type ComponentType, useEffect, useRef } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './home-footer.module.css';

export type FooterLink = { readonly href: string; readonly label: string; readonly Icon: ComponentType };

export function HomeFooter({ links }: { links: readonly FooterLink[] }) {
  const nav = useRef<HTMLElement>(null);
  // After a return to this history entry, focus the link that the user left by: the browser restores the scroll
  // position, which may hide the heading.
  useEffect(() => {
    const { leftBy, ...state } = (history.state ?? {}) as { leftBy?: number };
    if (leftBy === undefined) return;
    history.replaceState(state, '');
    nav.current?.querySelectorAll('a')[leftBy]?.focus({ preventScroll: true });
  }, []);
  return (
    <footer className={styles['footer']} data-not-printed>
      <nav ref={nav} className={styles['links']} aria-label="Screens">
        {links.map(({ href, label, Icon }, index) => (
          <TextLink
            key={href}
            href={href}
            className={styles['link']}
            state={{ isFromHome: true }}
            onClick={() => history.replaceState({ ...(history.state as object | null), leftBy: index }, '')}
          >
            <Icon />
            <span>{label}</span>
          </TextLink>
        ))}
      </nav>
    </footer>
  );
}
