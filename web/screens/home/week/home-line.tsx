import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { addDays, type Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import {
  awaitsSummary,
  chooseLine,
  type LineSituation,
  lineKind,
  lineText,
  summariesToldBy,
} from '../../../../core/domain/home-line/home-line.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { rewrittenWeeksQuery } from '../../../data/rewritten-weeks.ts';
import { summariesQuery } from '../../../data/summaries.ts';
import { useHiddenWeeks } from '../../../features/deletion/weeks-with-deletion.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { ForwardIcon } from '../../../ui/icons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReturnHome } from '../use-return-home.ts';
import styles from './home-line-place.module.css';
import { rememberedLine, rememberLine } from './remembered-line.ts';
import { type KnownSituation, useSituation } from './use-situation.ts';

const askAgainMs = 300_000;
/** How often the server is asked whether last week's summary is still being written again: that takes seconds. */
const askRewrittenMs = 4_000;

/**
 * One sentence about the user's week. Within a day, the sentence changes only when the situation changes. Each new
 * sentence differs from the previous one.
 */
export function HomeLine({ today }: { today: Day }) {
  useReturnHome();
  const situation = useSituation(today);
  return situation && <LineAbout situation={situation} />;
}

function LineAbout({ situation }: { situation: KnownSituation }) {
  const { data, isPending } = useQuery(preferencesQuery());
  const told = summariesToldBy(rememberedLine(useUid()), situation.today);
  const getsSummaries = data ? data.aiSummaries !== 'off' : told.getsSummaries;
  const known = { ...situation, getsSummaries, lastSummary: 'none' as const };
  const thisWeek = weekStartOf(situation.today);
  const lastWeek = addDays(thisWeek, -WEEK_DAYS);
  const isExpected = data !== undefined && awaitsSummary(lineKind(known));
  // If the user has opened the summary, it is missing only after the deletion of a reflection.
  const isOpened = (data?.openedSummary ?? '') >= lastWeek;
  const lastSummaryIn = (list: Summary[] | undefined) => list?.find(({ weekStart }) => weekStart === lastWeek);
  // Fetch the summaries again from time to time: the server writes a new one on Monday morning, while home may already
  // be open.
  const summaries = useQuery({
    ...summariesQuery(thisWeek),
    enabled: isExpected,
    refetchInterval: ({ state }) => (lastSummaryIn(state.data) ? false : askAgainMs),
    refetchOnWindowFocus: ({ state }) => (lastSummaryIn(state.data) ? false : 'always'),
  });
  const summary = lastSummaryIn(summaries.data);
  const isHidden = useHiddenWeeks(summaries.isFetching).includes(lastWeek);
  const rewritten = useQuery({
    ...rewrittenWeeksQuery(),
    enabled: isExpected && isOpened && summaries.isSuccess && !summary,
    refetchInterval: ({ state }) => (state.data?.includes(lastWeek) ? askRewrittenMs : false),
  });
  const isRewritten = !summary && rewritten.data?.includes(lastWeek) === true;
  const client = useQueryClient();
  useEffect(() => {
    if (!isRewritten) return;
    return () => void client.invalidateQueries({ queryKey: summariesQuery(thisWeek).queryKey });
  }, [client, isRewritten, thisWeek]);
  if (isPending || (isExpected && summaries.isPending)) return null;
  const missing = isRewritten ? 'rewritten' : 'none';
  const stored = data ? (summary ? (isOpened ? 'read' : 'unread') : missing) : told.lastSummary;
  // A summary that may contain deleted words is not shown, so home does not mention it.
  const lastSummary = isHidden ? 'read' : stored;
  return <KnownLine situation={{ ...known, lastSummary }} summaryPath={`/summary/${lastWeek}`} />;
}

type KnownProps = { situation: LineSituation; summaryPath: string };

function KnownLine({ situation, summaryPath }: KnownProps) {
  const uid = useUid();
  const line = chooseLine(lineKind(situation), situation.today, rememberedLine(uid));
  const { day, kind, index } = line;
  useEffect(() => rememberLine(uid, { day, kind, index }), [uid, day, kind, index]);
  const text = lineText(line, situation);
  if (kind !== 'summaryReady') return text;
  return (
    <TextLink href={summaryPath} className={styles['summary']}>
      <span>{text}</span>
      <ForwardIcon size={18} />
    </TextLink>
  );
}
