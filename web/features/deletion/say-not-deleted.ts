import { ApiError } from '../../data/api/api.ts';
import { toast } from '../../ui/toast/toast.ts';

export function sayNotDeleted(error: unknown): void {
  const { code, message } = (error instanceof ApiError && error.body) || {};
  toast({
    title: 'Not deleted',
    description:
      code === 'stale_revision'
        ? 'This reflection was changed in the meantime. Read it once more before you delete it.'
        : (message ?? 'The reflection is here again. Please try once more.'),
    variant: 'destructive',
  });
}
