import { useLocation } from 'wouter';
import { useConfig } from '../../data/config.ts';
import { useSignOut } from '../../features/session/sign-out/use-sign-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountCard } from './account/account-card.tsx';
import { useConfirmSignOut } from './account/use-confirm-sign-out.tsx';
import cards from './card/card.module.css';
import { NoConnection } from './connection/no-connection.tsx';
import { SoundCard } from './device/sound-card.tsx';
import { TextSizeCard } from './device/text-size-card.tsx';
import { AiSummariesCard } from './preferences/ai-summaries-card.tsx';
import { ExtraTimeCard } from './preferences/extra-time-card.tsx';
import { RemindersCard } from './reminders/reminders-card.tsx';
import styles from './settings-screen.module.css';
import { SupportCard } from './support-card.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

const SecurityCards = lazyPart(async () => (await import('./security/security-cards.tsx')).SecurityCards);
const HostedCards = lazyPart(async () => (await import('./security/firebase-cards.tsx')).FirebaseCards);
const YourDataCard = lazyPart(
  async () => (await import('./your-data/your-data-card.tsx')).YourDataCard,
  () => <CardPlaceholder height="43rem" />,
);

/** The placeholder of a card while its code loads. `height` is the CSS length of the card's content. */
function CardPlaceholder({ height }: { height: string }) {
  return (
    <div className={cards['card']}>
      <Skeleton height={height} radius="12px" />
    </div>
  );
}

/** The settings: one card per subject, then the log-out button. */
export function SettingsScreen() {
  const [, navigate] = useLocation();
  const { isSigningOut, signOut } = useSignOut(navigate);
  const { confirmSignOut, signOutDialog } = useConfirmSignOut();
  const config = useConfig();
  useRestoreFocus();
  return (
    <Page
      header={
        <TextLink href="/" aria-label="Back to Home" className={styles['back']}>
          <BackIcon />
        </TextLink>
      }
    >
      <h1 className={styles['title']}>Settings</h1>
      <p className={styles['subtitle']}>Manage your account</p>
      <NoConnection />
      <div className={styles['cards']}>
        <AccountCard />
        <SoundCard />
        <RemindersCard />
        <TextSizeCard />
        <ExtraTimeCard />
        <AiSummariesCard />
        {config?.identity === 'builtin' && <SecurityCards federated={config.federated} onSignedOut={signOut} />}
        {config?.firebase && <HostedCards settings={config.firebase} />}
        <YourDataCard />
        <SupportCard />
        <Button variant="danger" busy={isSigningOut} onClick={() => confirmSignOut(signOut)}>
          Log Out
        </Button>
        {signOutDialog}
      </div>
    </Page>
  );
}
