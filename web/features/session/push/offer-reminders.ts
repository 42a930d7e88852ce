import { DEEP_WINDOW_MINUTES } from '../../../../core/domain/limits.ts';
import { capitalised, numberWord } from '../../../../core/domain/texts/limit-texts.ts';
import { ownPath } from '../../../device/base-path.ts';
import { bridge } from '../../../device/bridge.ts';
import { notificationPermission } from '../../../device/push/notification-permission.ts';
import { showDeferredToast } from '../../../ui/toast/deferred-toast.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { readStoredSession } from '../stored-session.ts';
import { allowReminders, type ReminderOutcome } from './push-registration.ts';

const shownMs = 20_000;

const signedInUid = () => readStoredSession()?.identity.uid;

function showOutcome(outcome: ReminderOutcome): void {
  if (outcome === 'allowed') bridge.toast('You will hear when a window opens');
  if (outcome === 'unavailable' || outcome === 'failed') toast({ title: 'Reminders do not work here just now' });
  if (outcome === 'denied') {
    toast({
      title: 'Notifications stay off',
      description: 'You can allow them later, in Settings here and in those of your browser.',
    });
  }
}

/**
 * Offer reminders on home after the user's first reflection. By then, the user knows what a window is. On other pages
 * the offer would interrupt, for example an edit of the reflection.
 */
export function offerReminders(): void {
  if (!bridge.isNative() && notificationPermission() !== 'default') return;
  const invitation = {
    title: 'Deep windows come at random',
    description: `${capitalised(numberWord(DEEP_WINDOW_MINUTES))} minutes, once a day. Shall we tell you when one opens?`,
    durationMs: shownMs,
    action: { label: 'Tell me', onSelect: () => void allowReminders().then(showOutcome) },
  };
  const uid = signedInUid();
  showDeferredToast(
    invitation,
    () => signedInUid() === uid,
    () => ownPath() === '/',
  );
}
