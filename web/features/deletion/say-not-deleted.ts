import { ApiError } from '../../data/api/api.ts';
import { toast } from '../../ui/toast/toast.ts';

/** The user may look elsewhere when the answer arrives, which is often at the end of the offer to undo the deletion. */
const shownMs = 20_000;

const say = (description: string) =>
  void toast({ title: 'Not deleted', description, variant: 'destructive', durationMs: shownMs });

export const sayChanged = (): void =>
  say('This reflection was changed in the meantime. Read it once more before you delete it.');

export function sayNotDeleted(error: unknown): void {
  const { code, message } = (error instanceof ApiError && error.body) || {};
  if (code === 'stale_revision') sayChanged();
  else say(message ?? 'The reflection is here again. Please try once more.');
}
