import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePendingDeletions, type useVisible } from './pending-deletions.ts';

const isReflection = (value: unknown, ids: readonly string[]) =>
  typeof value === 'object' && value !== null && 'id' in value && ids.includes(String(value.id));

/**
 * Return a function like that of `useVisible`, for a screen whose lists nothing else fetches again. After a deletion
 * has ended, perhaps in another tab, fetch the lists that have the reflection, and hide it until then.
 */
export function useVisibleOnceFetched(): ReturnType<typeof useVisible> {
  const client = useQueryClient();
  const pending = usePendingDeletions().map(({ id }) => id);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const now = [...new Set([...pending, ...hidden])];
  if (now.join() !== hidden.join()) setHidden(now);
  const hiddenText = now.join();
  const endedText = now.filter((id) => !pending.includes(id)).join();
  useEffect(() => {
    if (endedText === '') return;
    const ended = endedText.split(',');
    let isCurrent = true;
    const hasEnded = ({ state: { data } }: Query) =>
      Array.isArray(data) && data.some((each) => isReflection(each, ended));
    void client.refetchQueries({ predicate: hasEnded }).then(() => isCurrent && setHidden([]));
    return () => {
      isCurrent = false;
    };
  }, [client, endedText]);
  return useMemo(() => {
    const ids = hiddenText.split(',');
    return (list) => list.filter(({ id }) => !ids.includes(id));
  }, [hiddenText]);
}
