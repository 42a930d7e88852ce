import { CalendarIcon, ListIcon, SettingsIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './home-footer.module.css';

/** The way to the other screens. */
export function HomeFooter() {
  return (
    <footer className={styles['footer']}>
      <nav className={styles['links']} aria-label="Screens">
        <TextLink href="/history" className={styles['link']}>
          <CalendarIcon />
          <span>History</span>
        </TextLink>
        <TextLink href="/summary" className={styles['link']}>
          <ListIcon />
          <span>Summaries</span>
        </TextLink>
        <TextLink href="/settings" className={styles['link']}>
          <SettingsIcon />
          <span>Settings</span>
        </TextLink>
      </nav>
    </footer>
  );
}
