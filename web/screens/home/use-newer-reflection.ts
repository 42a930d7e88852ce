import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';

/**
 * Fetch the lists and counts of home again when the window has a reflection, or a revision of it, that the list of the
 * latest reflections does not have: another device has submitted it.
 */
export function useNewerReflection(reflection: Reflection | undefined): void {
  const client = useQueryClient();
  const { data: latest, isFetching } = useLatestReflections(HOME_LIST_LIMIT, false);
  const isNewer =
    reflection !== undefined &&
    !isFetching &&
    latest?.some(({ id, revision }) => id === reflection.id && revision >= reflection.revision) === false;
  useEffect(() => {
    if (!isNewer) return;
    import('../../data/write-reflections.ts').then(
      ({ invalidateAfterWrite }) => invalidateAfterWrite(client, 'active'),
      () => undefined,
    );
  }, [client, isNewer]);
}
