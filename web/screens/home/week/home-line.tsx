import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { chooseLine, type LineSituation, lineKind, lineText } from '../../../../core/domain/home-line/home-line.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { summariesQuery } from '../../../data/summaries.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { rememberedLine, rememberLine } from './remembered-line.ts';

type Props = { situation: Omit<LineSituation, 'getsSummaries' | 'hasLastSummary'> };

/**
 * One honest line about the user's week. Within a day, it changes only with the situation. A new line is never the one
 * shown last.
 */
export function HomeLine({ situation }: Props) {
  const { data, isPending } = useQuery(preferencesQuery());
  const getsSummaries = data !== undefined && data.aiSummaries !== 'off';
  const known = { ...situation, getsSummaries, hasLastSummary: false };
  const thisWeek = weekStartOf(situation.today);
  const lastWeek = addDays(thisWeek, -WEEK_DAYS);
  const isExpected = !isPending && lineKind(known) === 'summaryToday';
  const summaries = useQuery({ ...summariesQuery(thisWeek), enabled: isExpected });
  if (isPending || (isExpected && summaries.isPending)) return null;
  const hasLastSummary = summaries.data?.some(({ weekStart }) => weekStart === lastWeek) ?? false;
  return <KnownLine situation={{ ...known, hasLastSummary }} summaryPath={`/summary/${lastWeek}`} />;
}

type KnownProps = { situation: LineSituation; summaryPath: string };

function KnownLine({ situation, summaryPath }: KnownProps) {
  const uid = useUid();
  const line = chooseLine(lineKind(situation), situation.today, rememberedLine(uid));
  const { day, kind, index } = line;
  useEffect(() => rememberLine(uid, { day, kind, index }), [uid, day, kind, index]);
  const text = lineText(line, situation);
  return kind === 'summaryReady' ? <TextLink href={summaryPath}>{text}</TextLink> : text;
}
