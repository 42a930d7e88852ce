import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { ApiError, isUnauthorized } from '../../data/api/api.ts';
import { summaryVersionsQuery, useSummaryVersions } from '../../data/summaries.ts';
import { isOfSummaries } from '../../data/theme-corrections.ts';
import { dismissToastTitled, toast } from '../../ui/toast/toast.ts';
import { redirectToLogin } from '../session/login-redirect.ts';

const failed = {
  title: 'Not changed',
  description: 'Nothing was lost. Please try again.',
  variant: 'destructive',
} as const;

/** The server erases all versions of a summary when a reflection of its week is deleted, before it writes it again. */
const rewritten = 'This summary was written again in the meantime, because the reflections of its week have changed.';
const erased = 'The reflections of this week have changed in the meantime.';

/**
 * Return functions that change the versions of a summary. `run` makes such a change, sets `busy` meanwhile, and says when
 * it has failed. `keepRead` chooses a version, calls `onRead` with null, so that the chosen version is shown, and says so.
 */
export function useVersionWork({ id, careful }: Summary, onRead: (version: number | null) => void) {
  const client = useQueryClient();
  const { refetch } = useQuery({ ...summaryVersionsQuery(id), enabled: false });
  const { ask, keep, takeBuiltin } = useSummaryVersions(id);
  const [busy, setBusy] = useState(false);
  const showRewritten = async () => {
    onRead(null);
    await client.invalidateQueries({ predicate: isOfSummaries });
    const isErased = client.getQueryState(summaryVersionsQuery(id).queryKey)?.status === 'error';
    toast({ ...failed, description: isErased ? erased : rewritten });
  };
  const run = async (change: () => Promise<void>) => {
    setBusy(true);
    dismissToastTitled(failed.title);
    try {
      await change();
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      else if (error instanceof ApiError && error.body?.code === 'versions_used_up') await refetch();
      else if (error instanceof ApiError && error.body?.code === 'not_found') await showRewritten();
      else toast(failed);
    } finally {
      setBusy(false);
    }
  };
  const keepRead = (version: number) =>
    run(async () => {
      await keep(version);
      onRead(null);
      // A careful summary has no card.
      const description = careful ? 'The week shows it now.' : 'The week and its card show it now.';
      toast({ title: 'Version kept', description, variant: 'success' });
    });
  return { busy, run, ask, takeBuiltin, keepRead };
}

export type VersionWork = ReturnType<typeof useVersionWork>;
