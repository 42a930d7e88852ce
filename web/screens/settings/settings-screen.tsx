import { Redirect, useLocation, useSearch } from 'wouter';
import { lazyScreen } from '../../ui/lazy-part.tsx';
import { AccountCard } from './account/account-card.tsx';
import { LogOut } from './account/log-out.tsx';
import { SoundCard } from './device/sound-card.tsx';
import { GroupCards } from './groups/group-cards.tsx';
import { FirstPage, GroupPage } from './groups/settings-page.tsx';
import { movedTo } from './moved-settings.ts';
import { settingsGroupOf } from './settings-groups.ts';
import { SupportCard } from './support-card.tsx';

const OperatorScreen = lazyScreen(async () => (await import('./operator/operator-screen.tsx')).OperatorScreen);

/** The settings: the first page at /settings, a short page for each group, and the operator page at /operator. */
export function SettingsScreen() {
  const [path] = useLocation();
  const search = useSearch();
  const group = settingsGroupOf(path);
  if (path === '/operator') return <OperatorScreen />;
  if (group) {
    return (
      <GroupPage group={group}>
        <GroupCards group={group} />
      </GroupPage>
    );
  }
  const target = movedTo(search, window.location.hash);
  return target === null ? <FirstSettings /> : <Redirect to={target} replace />;
}

function FirstSettings() {
  return (
    <FirstPage
      top={<AccountCard />}
      bottom={
        <>
          <SoundCard />
          <SupportCard />
          <LogOut />
        </>
      }
    />
  );
}
