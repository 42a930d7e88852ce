import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { ApiError } from '../../data/api/api.ts';
import { summaryQuery } from '../../data/summaries.ts';
import { paintAfter } from '../../device/after-paint.ts';
import { loadDesign } from '../../features/cards/load-design.ts';
import { rememberedDesign } from '../../features/cards/remembered-design.ts';
import { designQuery } from '../../features/cards/use-design.ts';
import { useHiddenWeeks } from '../../features/deletion/weeks-with-deletion.ts';
import { CardEditor, cardShown } from './card-editor.tsx';
import { LoadAgain, NoCard } from './lazy-parts.ts';
import { LoadingCard } from './loading-card.tsx';
import { ShareFrame } from './share-frame.tsx';

/**
 * Start loading the card's code and its fonts before React renders the screen. Texts in other languages than English
 * probably need the larger Latin files.
 */
export function preloadCard(): void {
  loadDesign(rememberedDesign(), navigator.language.startsWith('en') ? 'A' : 'É').catch(() => undefined);
  paintAfter(cardShown);
}

/** How long a fetched summary can be shared without fetching it again. */
const newForMs = 2_000;

/** Return whether the summary does not exist. The server answers 400 instead of 404 if the id is malformed. */
const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Load the summary and its card into the query cache, so that the first render shows the card. */
export async function prepareShare(client: QueryClient, id: string): Promise<void> {
  const summary = await client.fetchQuery(summaryQuery(id));
  await client.prefetchQuery(designQuery(rememberedDesign(), summary));
}

function SummaryToShare({ id }: { id: string }) {
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useQuery(summaryQuery(id));
  const [isAsking, setAsking] = useState(false);
  /** Fetch the summary again unless it is new, because another device may have deleted words. Return whether it does. */
  const check = () => {
    if (!navigator.onLine || Date.now() - dataUpdatedAt <= newForMs) return false;
    setAsking(true);
    void refetch().finally(() => setAsking(false));
    return true;
  };
  const hiddenWeeks = useHiddenWeeks(isFetching);
  // The device may still have a summary that the server has no more, or that contains deleted words.
  const isLost = isMissing(error) || (data !== undefined && hiddenWeeks.includes(data.weekStart));
  // A careful summary is about a week in which the user wrote about harm. It must not be shared.
  const isNoCard = data?.careful === true || isLost;
  if (data && !isNoCard) return <CardEditor summary={data} isChecking={isFetching || isAsking} check={check} />;
  if (isPending) return <LoadingCard />;
  return (
    <ShareFrame weekStart={data?.weekStart}>
      {error && !isNoCard && <LoadAgain error={error} onAgain={() => void refetch()} />}
      {isNoCard && <NoCard summary={data} isLost={isLost} />}
    </ShareFrame>
  );
}

/** The screen at /share/:summaryId: preview a weekly summary as a card, choose its design, and share it. */
export function ShareScreen() {
  const id = useParams()['summaryId'];
  return id ? <SummaryToShare key={id} id={id} /> : <Redirect to="/summary" replace />;
}
