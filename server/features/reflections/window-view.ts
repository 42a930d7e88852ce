import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import type { Span } from '../../../core/domain/ledger/ledger-state.ts';
import type { WindowAnswer } from './get-current-window.ts';
import { reflectionView } from './reflection-view.ts';

const boundsOf = ({ fromMs, untilMs }: Span) => ({
  availableFrom: new Date(fromMs).toISOString(),
  availableUntil: new Date(untilMs).toISOString(),
});

/** Return the current window as the API returns it. A window that is not open has only its bounds. */
export const windowView = ({
  window,
  prompt,
  existing,
  nowMs,
  localDate,
  isDeepOver,
  changesStreak,
  zone,
  ahead,
}: WindowAnswer): CurrentWindowBody => ({
  window: {
    type: window.type,
    isActive: window.isActive,
    ...boundsOf(window),
  },
  ...(prompt !== null && { prompt: { id: prompt.id, question: prompt.question } }),
  ...(existing !== null && { existingReflection: reflectionView(existing) }),
  serverNow: new Date(nowMs).toISOString(),
  localDate,
  ...(window.isActive &&
    window.openUntilMs > window.untilMs && { extraTimeUntil: new Date(window.openUntilMs).toISOString() }),
  ...(isDeepOver && { isDeepOver }),
  ...(changesStreak && { changesStreak }),
  zone: { offset: zone.offset, ...(zone.name !== null && { name: zone.name }) },
  ahead: {
    from: ahead.from,
    ...(ahead.announced !== null && { evening: boundsOf(ahead.announced) }),
    prompts: ahead.prompts.map(({ id, question }) => ({ id, question })),
  },
});
