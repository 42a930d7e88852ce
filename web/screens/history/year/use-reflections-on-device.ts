import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { cachedReflections } from '../../../data/cached-reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { useUid } from '../../../features/session/use-session.ts';

const none: readonly Reflection[] = [];

/** Return the reflections that this device has for reading offline, or none unless they are needed. */
export function useReflectionsOnDevice(isNeeded: boolean): readonly Reflection[] {
  const client = useQueryClient();
  const uid = useUid();
  const visible = useVisible();
  const { data: stored = none } = useQuery({
    queryKey: ['stored reflections of the year', uid],
    queryFn: async () => {
      const { storedReflections } = await import('../../../data/stored-reflections.ts');
      return (await storedReflections(uid)).reflections;
    },
    enabled: isNeeded,
    networkMode: 'always',
    gcTime: 0,
  });
  return useMemo(
    () => (isNeeded ? visible([...stored, ...cachedReflections(client)]) : none),
    [isNeeded, visible, stored, client],
  );
}
