import { Page } from '../../ui/page/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './not-found-screen.module.css';

/** The page for every path without a route. */
export function NotFoundScreen() {
  return (
    <Page>
      <div className={styles['body']}>
        <h1 className={styles['title']}>404 Page Not Found</h1>
        <p className={styles['text']}>Did you forget to add the page to the router?</p>
        <TextLink href="/" className={styles['home']}>
          Back to Home
        </TextLink>
      </div>
    </Page>
  );
}
