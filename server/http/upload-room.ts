import { Refusal } from '../errors/refusal.ts';

export type UploadRoom = {
  /** Takes room for so many bytes of this person's. Throws `unavailable` at once where there is none; call `leave` after. */
  readonly enter: (userId: string, bytes: number) => { readonly leave: () => void };
};

/**
 * Files are held in memory while they arrive and are worked on: so many bytes at a time in this process, and one file of
 * a person's, so that nobody fills it alone. Whoever finds it full comes again; nothing of theirs was read then.
 */
export function openUploadRoom(mostBytes: number): UploadRoom {
  const held = new Map<string, number>();
  return {
    enter: (userId, bytes) => {
      const taken = [...held.values()].reduce((sum, one) => sum + one, 0);
      if (held.has(userId) || taken + bytes > mostBytes) throw new Refusal('unavailable');
      held.set(userId, bytes);
      return { leave: () => void held.delete(userId) };
    },
  };
}
