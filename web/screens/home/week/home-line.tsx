import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chooseLine, type LineSituation, lineKind, lineText } from '../../../../core/domain/home-line/home-line.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { rememberedLine, rememberLine } from './remembered-line.ts';

type Props = { situation: Omit<LineSituation, 'getsSummaries'> };

/**
 * One honest line about the user's week. Within a day, it changes only with the situation. A new line is never the one
 * shown last.
 */
export function HomeLine({ situation }: Props) {
  const { data, isPending } = useQuery(preferencesQuery());
  if (isPending) return null;
  const getsSummaries = data !== undefined && data.aiSummaries !== 'off';
  return <KnownLine situation={{ ...situation, getsSummaries }} />;
}

function KnownLine({ situation }: { situation: LineSituation }) {
  const uid = useUid();
  const line = chooseLine(lineKind(situation), situation.today, rememberedLine(uid));
  const { day, kind, index } = line;
  useEffect(() => rememberLine(uid, { day, kind, index }), [uid, day, kind, index]);
  return lineText(line, situation);
}
