import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useParams } from 'wouter';
import { ApiError } from '../../data/api.ts';
import { summaryQuery } from '../../data/summaries.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { BlankCard } from './blank-card.tsx';
import { CardWorkshop } from './card-workshop.tsx';
import styles from './share-screen.module.css';

/** An id that no summary can have is answered with 400; for a person it is missing all the same. */
const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

function SummaryToShare({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const { data, error, isPending, refetch } = useQuery(summaryQuery(id));
  if (isPending) return <BlankCard text="Loading..." />;
  if (data) return <CardWorkshop summary={data} />;
  if (!isMissing(error)) return <LoadAgain onAgain={() => void refetch()} />;
  return (
    <EmptyState
      drawing={<BlankCard />}
      title="Summary not found"
      text="There is no weekly summary at this address."
      action={<Button onClick={() => navigate('/summary')}>Back to Summaries</Button>}
    />
  );
}

/** /share/:summaryId: a weekly summary as a card to look at, choose a design for and share. */
export function ShareScreen() {
  const id = useParams()['summaryId'];
  const [, navigate] = useLocation();
  if (!id) return <Redirect to="/summary" replace />;
  const back = (
    <IconButton label="Back to Summaries" className={styles['back']} onClick={() => navigate('/summary')}>
      <BackIcon />
    </IconButton>
  );
  return (
    <Page header={back} className={styles['column']}>
      <h1 className="visually-hidden">Share card</h1>
      <SummaryToShare key={id} id={id} />
    </Page>
  );
}
