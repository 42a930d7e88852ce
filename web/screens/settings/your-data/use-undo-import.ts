import { useQueryClient } from '@tanstack/react-query';
import type { ImportName } from '../../../../core/contract/your-data.ts';
import { isUnanswered, isUnauthorized } from '../../../data/api/api.ts';
import { removeImport } from '../../../data/your-data.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser, useUid } from '../../../features/session/use-session.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { notRemovedText, removedToast } from './your-data-texts.ts';

/** Return a function that removes an import and shows a toast about the result. It works on every page. */
export function useUndoImport(): (name: ImportName) => Promise<void> {
  const client = useQueryClient();
  const uid = useUid();
  const isSameUser = useIsSameUser();
  return async (name) => {
    try {
      const removed = await removeImport(client, uid, name);
      if (isSameUser()) toast(removedToast(name.source, removed));
    } catch (error) {
      if (!isSameUser()) return;
      if (isUnauthorized(error)) return redirectToLogin();
      const title = isUnanswered(error) ? 'No answer' : 'Not removed';
      const description = `${notRemovedText(error)} Settings, Your Data, has a list of what was brought in.`;
      toast({ title, description, variant: 'destructive' });
    }
  };
}
