import type { ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { AboutCards } from '../about/about-cards.tsx';
import { LogOut } from '../account/log-out.tsx';
import cards from '../card/card.module.css';
import { AppearanceCard } from '../device/appearance-card.tsx';
import { KeyboardCard } from '../device/keyboard-card.tsx';
import { TextSizeCard } from '../device/text-size-card.tsx';
import { ExtraTimeCard } from '../preferences/extra-time-card.tsx';
import { RemindersCard } from '../reminders/reminders-card.tsx';
import type { SettingsGroup } from '../settings-groups.ts';
import { AiSummariesCard } from '../summaries/ai-summaries-card.tsx';

/** Return a placeholder for a card while its code loads. `height` is the CSS length of the card's content. */
const placeholder = (height: string) => () => (
  <div className={cards['card']}>
    <Skeleton height={height} radius="12px" />
  </div>
);

const cardsOf: Readonly<Record<SettingsGroup, readonly ComponentType[]>> = {
  account: [
    lazyPart(async () => (await import('../security/account-cards.tsx')).AccountCards, placeholder('18rem')),
    LogOut,
  ],
  reminders: [RemindersCard],
  reading: [TextSizeCard, AppearanceCard, ExtraTimeCard, KeyboardCard],
  summaries: [
    AiSummariesCard,
    lazyPart(async () => (await import('../summaries/your-themes.tsx')).YourThemesCard, placeholder('11rem')),
  ],
  safety: [lazyPart(async () => (await import('../security/safety-cards.tsx')).SafetyCards, placeholder('18rem'))],
  data: [lazyPart(async () => (await import('../your-data/your-data-cards.tsx')).YourDataCards, placeholder('20rem'))],
  about: [AboutCards],
};

export function GroupCards({ group }: { group: SettingsGroup }) {
  return cardsOf[group].map((Card, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a group never change.
    <Card key={index} />
  ));
}
