import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { cachedReflections, latestRevisions } from '../../data/cached-reflections.ts';
import { storedReflectionsQuery } from '../../data/stored-reflections.ts';
import { useVisible } from '../../features/deletion/pending-deletions.ts';
import { useUid } from '../../features/session/use-session.ts';

const none: readonly Reflection[] = [];

/** Return the reflections that this device has for reading offline, newest first, or none unless they are needed. */
export function useReflectionsOnDevice(isNeeded: boolean): readonly Reflection[] {
  const client = useQueryClient();
  const uid = useUid();
  const visible = useVisible();
  const stored = useQuery({ ...storedReflectionsQuery(uid), enabled: isNeeded }).data?.reflections ?? none;
  return useMemo(
    () =>
      isNeeded
        ? latestRevisions(visible([...cachedReflections(client), ...stored])).sort(
            (one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt),
          )
        : none,
    [isNeeded, visible, stored, client],
  );
}
