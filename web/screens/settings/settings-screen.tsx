import { useLocation } from 'wouter';
import { useConfig } from '../../data/config.ts';
import { useSignOut } from '../../features/session/sign-out/use-sign-out.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountCard } from './account-card.tsx';
import { AiSummariesCard } from './ai-summaries-card.tsx';
import { ExtraTimeCard } from './extra-time-card.tsx';
import { LogOut } from './log-out.tsx';
import { NoConnection } from './no-connection.tsx';
import { RemindersCard } from './reminders-card.tsx';
import styles from './settings-screen.module.css';
import { SoundCard } from './sound-card.tsx';
import { SupportCard } from './support-card.tsx';
import { TextSizeCard } from './text-size-card.tsx';
import { useFocusInCard } from './use-focus-in-card.ts';

const SecurityCards = lazyPart(async () => (await import('./security-cards.tsx')).SecurityCards);
const HostedCards = lazyPart(async () => (await import('./hosted-cards.tsx')).HostedCards);
const YourDataCard = lazyPart(
  async () => (await import('./your-data-card.tsx')).YourDataCard,
  () => <ComingCard height="35rem" />,
);

/** The place of a card whose code is on its way; `height` is a CSS length of what will be in it. */
function ComingCard({ height }: { height: string }) {
  return (
    <div className={styles['card']}>
      <Skeleton height={height} radius="12px" />
    </div>
  );
}

/** Account, sounds, support and the way out. */
export function SettingsScreen() {
  const [, navigate] = useLocation();
  const { isSigningOut, signOut } = useSignOut(navigate);
  const config = useConfig();
  useFocusInCard();
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
        <LogOut isSigningOut={isSigningOut} onSignOut={() => void signOut()} />
      </div>
    </Page>
  );
}
