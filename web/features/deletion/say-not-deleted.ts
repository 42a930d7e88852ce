import { ApiError } from '../../data/api/api.ts';
import { toast } from '../../ui/toast/toast.ts';

const say = (description: string) => void toast({ title: 'Not deleted', description, variant: 'destructive' });

export const sayChanged = (): void =>
  say('This reflection was changed in the meantime. Read it once more before you delete it.');

export function sayNotDeleted(error: unknown): void {
  const { code, message } = (error instanceof ApiError && error.body) || {};
  if (code === 'stale_revision') sayChanged();
  else say(message ?? 'The reflection is here again. Please try once more.');
}
